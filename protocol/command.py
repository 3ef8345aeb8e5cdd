"""What every command has: an `id` of the client's choice, and no fields that are not known."""

from pydantic import BaseModel, ConfigDict

from protocol.ids import CommandId


class AnyCommand(BaseModel):
    """A command, as `protocol.commands` lists them; its words about what is wrong quote nothing."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, hide_input_in_errors=True)

    id: CommandId
