"""What an HTML report is made of: its views, its drawings, its templates and its style."""
