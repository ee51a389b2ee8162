/** The backups that the program makes by itself: what was asked for, and the state of each destination. */
export const backupsSchema = `
CREATE TABLE backup_plan (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  hour INTEGER NOT NULL CHECK (hour BETWEEN 0 AND 23),
  sealed_passphrase BLOB NOT NULL,
  folder TEXT,
  s3_json TEXT,
  s3_sealed_secret BLOB,
  updated_at TEXT NOT NULL,
  CHECK ((s3_json IS NULL) = (s3_sealed_secret IS NULL))
) STRICT;

CREATE TABLE backup_place (
  place TEXT PRIMARY KEY CHECK (place IN ('folder', 's3', 'second_place')),
  due_at TEXT NOT NULL,
  failures INTEGER NOT NULL,
  since TEXT NOT NULL,
  trouble TEXT,
  trouble_since TEXT,
  last_at TEXT,
  last_file TEXT,
  last_bytes INTEGER,
  last_documents INTEGER
) STRICT;
`;
