"""Checking files of records: each is dealt and played again, and the first difference named."""
