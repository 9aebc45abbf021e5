"""The nouns: frozen values that one stage hands to the next. Nothing here measures or judges."""
