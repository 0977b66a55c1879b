"""The assistant in the office, and the initiative track."""
