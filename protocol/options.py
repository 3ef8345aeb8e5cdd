"""The options of each game, as a room's settings and a record write them: all of them, defaults included."""

from pydantic import BaseModel, ConfigDict


class Options(BaseModel):
    """What every game's options have in common: they are values, and unknown names are refused."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class FamilyTreeOptions(Options):
    """Family Tree has none."""
