"""The cryptozoologist in the field: movement, tracking, relocation and what cryptids do."""
