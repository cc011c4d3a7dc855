"""What people read and type at Totsa!: notation, drawings, rule pages, texts in five languages."""
