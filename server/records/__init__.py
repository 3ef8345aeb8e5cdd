"""Finished matches as documents: written from a log, replayed, verified. Pure."""
