/**
 * Imports. What is undecided waits in `import_draft`, beside its item, with all that deciding it takes; both are
 * written with how far their file was read, so that a killed import goes on where it was. Triggers keep the counts.
 * What listings of the authority name is kept for ever: it confirms documents of later imports too.
 */
export const importsSchema = `
CREATE TABLE import (
  id TEXT PRIMARY KEY,
  entity_id TEXT NOT NULL REFERENCES entity (id),
  environment TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('queued', 'processing', 'completed', 'failed', 'canceled')),
  transitions_json TEXT NOT NULL,
  files_sha256 TEXT NOT NULL,
  sales_total TEXT NOT NULL,
  upgraded_signature INTEGER NOT NULL,
  upgraded_unconfirmed INTEGER NOT NULL,
  failure_json TEXT,
  away_rounds INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX import_listed ON import (entity_id, environment, id);
CREATE UNIQUE INDEX import_running ON import (entity_id, environment, files_sha256)
  WHERE status IN ('queued', 'processing');
CREATE INDEX import_undone ON import (environment, id) WHERE status IN ('queued', 'processing');

CREATE TABLE import_file (
  import_id TEXT NOT NULL REFERENCES import (id),
  number INTEGER NOT NULL,
  name TEXT NOT NULL,
  kind TEXT,
  size INTEGER NOT NULL,
  sha256 TEXT NOT NULL,
  ignored_entries INTEGER NOT NULL,
  next_position INTEGER NOT NULL,
  is_read INTEGER NOT NULL,
  PRIMARY KEY (import_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE import_item (
  id TEXT PRIMARY KEY,
  import_id TEXT NOT NULL REFERENCES import (id),
  file TEXT NOT NULL,
  entry TEXT,
  line INTEGER,
  access_key TEXT,
  document_type TEXT,
  number TEXT,
  issue_date TEXT,
  result TEXT NOT NULL CHECK (result IN ('pending', 'imported', 'duplicate', 'skipped', 'failed')),
  code TEXT,
  params_json TEXT NOT NULL,
  verification TEXT,
  document_id TEXT REFERENCES document (id),
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  CHECK ((result = 'pending') = (code IS NULL)),
  CHECK (result NOT IN ('imported', 'duplicate') OR document_id IS NOT NULL)
) STRICT, WITHOUT ROWID;
CREATE INDEX import_item_of ON import_item (import_id, id);
CREATE INDEX import_item_by_result ON import_item (import_id, result, id);
CREATE INDEX import_item_by_code ON import_item (import_id, code, id);

CREATE TABLE import_draft (
  item_id TEXT PRIMARY KEY REFERENCES import_item (id),
  import_id TEXT NOT NULL,
  phase INTEGER NOT NULL CHECK (phase IN (1, 2)),
  asked INTEGER NOT NULL,
  facts_json TEXT NOT NULL,
  document_json TEXT,
  signed_xml BLOB
) STRICT;
CREATE INDEX import_draft_next ON import_draft (import_id, phase, asked, item_id);

CREATE TABLE import_tally (
  import_id TEXT NOT NULL,
  result TEXT NOT NULL,
  verification TEXT NOT NULL,
  items INTEGER NOT NULL,
  PRIMARY KEY (import_id, result, verification)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER import_item_counted AFTER INSERT ON import_item BEGIN
  INSERT INTO import_tally VALUES (new.import_id, new.result, coalesce(new.verification, ''), 1)
    ON CONFLICT DO UPDATE SET items = items + 1;
END;

CREATE TRIGGER import_item_counted_again AFTER UPDATE OF result, verification ON import_item BEGIN
  UPDATE import_tally SET items = items - 1
    WHERE import_id = old.import_id AND result = old.result AND verification = coalesce(old.verification, '');
  INSERT INTO import_tally VALUES (new.import_id, new.result, coalesce(new.verification, ''), 1)
    ON CONFLICT DO UPDATE SET items = items + 1;
END;

CREATE TABLE import_series (
  import_id TEXT NOT NULL REFERENCES import (id),
  series_id TEXT NOT NULL REFERENCES series (id),
  highest_imported INTEGER NOT NULL,
  highest_reserved INTEGER NOT NULL,
  created INTEGER NOT NULL,
  PRIMARY KEY (import_id, series_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE import_listing (
  entity_id TEXT NOT NULL,
  environment TEXT NOT NULL,
  access_key TEXT NOT NULL,
  import_id TEXT NOT NULL REFERENCES import (id),
  file TEXT NOT NULL,
  entry TEXT,
  sha256 TEXT NOT NULL,
  line INTEGER NOT NULL,
  authorized_at TEXT,
  PRIMARY KEY (entity_id, environment, access_key)
) STRICT, WITHOUT ROWID;

CREATE TABLE import_idempotency (
  scope TEXT NOT NULL,
  key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  import_id TEXT NOT NULL REFERENCES import (id),
  created_at TEXT NOT NULL,
  PRIMARY KEY (scope, key)
) STRICT, WITHOUT ROWID;
`;
