"""What people read and type at Toscana: notation, drawings, rule pages, texts in five languages."""
