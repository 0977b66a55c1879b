"""HTTP and WebSocket before the tables: who may ask for what, and what each viewer is shown."""
