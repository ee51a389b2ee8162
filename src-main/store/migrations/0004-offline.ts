/**
 * Delivery to the end and the USB token: what waits for a person's decision, series that stopped, documents that
 * replace others, events of the installation, certificates whose key is in a token and a second one to fall back on.
 */
export const migration0004 = `
CREATE TABLE event (
  id TEXT PRIMARY KEY,
  type TEXT NOT NULL,
  environment TEXT,
  entity_id TEXT REFERENCES entity (id),
  data_json TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX event_by_type ON event (type, id);

ALTER TABLE outbox ADD COLUMN decision TEXT;
ALTER TABLE outbox ADD COLUMN refresh_asked_at TEXT;
DROP INDEX outbox_due;
CREATE INDEX outbox_due ON outbox (decision, next_attempt_at);

ALTER TABLE series ADD COLUMN stopped_json TEXT;

CREATE TABLE replacement (
  document_id TEXT PRIMARY KEY REFERENCES document (id),
  replacement_id TEXT NOT NULL UNIQUE REFERENCES document (id),
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE new_certificate (
  id TEXT PRIMARY KEY,
  entity_id TEXT NOT NULL REFERENCES entity (id),
  role TEXT NOT NULL CHECK (role IN ('main', 'fallback')),
  active INTEGER NOT NULL,
  storage TEXT NOT NULL CHECK (storage IN ('file', 'token')),
  sealed_p12 BLOB,
  sealed_password BLOB,
  token_json TEXT,
  sealed_pin BLOB,
  certificate_der BLOB,
  facts_json TEXT NOT NULL,
  created_at TEXT NOT NULL,
  CHECK (storage = 'token' OR (sealed_p12 IS NOT NULL AND sealed_password IS NOT NULL)),
  CHECK (storage = 'file' OR (token_json IS NOT NULL AND certificate_der IS NOT NULL))
) STRICT;
INSERT INTO new_certificate (
  id, entity_id, role, active, storage, sealed_p12, sealed_password, facts_json, created_at
)
SELECT id, entity_id, 'main', active, storage, sealed_p12, sealed_password, facts_json, created_at
FROM certificate;
DROP TABLE certificate;
ALTER TABLE new_certificate RENAME TO certificate;
CREATE UNIQUE INDEX certificate_in_use ON certificate (entity_id, role) WHERE active = 1;
`;
