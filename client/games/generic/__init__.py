"""Any game without a board of its own, shown from its views."""
