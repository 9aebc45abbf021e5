"""Every run on record: sessions in one SQLite file, compared and held against baselines."""
