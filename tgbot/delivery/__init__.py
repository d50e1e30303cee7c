"""What Telegram shows is brought into line with what the state says. Handlers mark whom a change concerns; here what
each of them should see is compared with what they see, and the fewest calls are made. See DESIGN §6 and
`screens.types`."""

from tgbot.delivery.painter import Hooks, Painter
from tgbot.delivery.sender import Delivery

__all__ = ["Delivery", "Hooks", "Painter"]
