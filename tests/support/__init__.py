"""What tests share: a small vocabulary for building positions and playing on from them."""
