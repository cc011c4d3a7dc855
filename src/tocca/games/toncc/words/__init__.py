"""What people read and type at Tóncc: notation, drawings, rule pages, texts in five languages."""
