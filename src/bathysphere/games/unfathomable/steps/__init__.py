"""The rules in progress, one file for each chapter of the reference book."""
