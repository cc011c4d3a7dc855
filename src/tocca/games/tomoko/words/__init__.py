"""What people read and type at Tomoko: notation, drawings, rule pages, texts in five languages."""
