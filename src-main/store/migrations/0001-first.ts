/** The first tables: businesses, numbering, documents and their delivery. */
export const migration0001 = `
CREATE TABLE entity (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL UNIQUE CHECK (kind IN ('sandbox', 'live')),
  ruc TEXT NOT NULL,
  legal_name TEXT NOT NULL,
  trade_name TEXT,
  head_office_address TEXT NOT NULL,
  head_office_phone TEXT,
  head_office_email TEXT,
  reply_to_email TEXT,
  footer_legend TEXT,
  keeps_accounting INTEGER NOT NULL,
  regime TEXT NOT NULL,
  special_taxpayer_resolution TEXT,
  withholding_agent_resolution TEXT,
  large_taxpayer_resolution TEXT,
  live_since TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;

CREATE TABLE establishment (
  entity_id TEXT NOT NULL REFERENCES entity (id),
  code TEXT NOT NULL,
  address TEXT,
  PRIMARY KEY (entity_id, code)
) STRICT, WITHOUT ROWID;

CREATE TABLE series (
  id TEXT PRIMARY KEY,
  entity_id TEXT NOT NULL REFERENCES entity (id),
  environment TEXT NOT NULL,
  document_type TEXT NOT NULL,
  establishment TEXT NOT NULL,
  emission_point TEXT NOT NULL,
  next_number INTEGER NOT NULL CHECK (next_number BETWEEN 1 AND 1000000000),
  active INTEGER NOT NULL,
  UNIQUE (entity_id, environment, document_type, establishment, emission_point)
) STRICT;

CREATE TABLE certificate (
  id TEXT PRIMARY KEY,
  entity_id TEXT NOT NULL REFERENCES entity (id),
  active INTEGER NOT NULL,
  storage TEXT NOT NULL,
  sealed_p12 BLOB NOT NULL,
  sealed_password BLOB NOT NULL,
  facts_json TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX certificate_in_use ON certificate (entity_id) WHERE active = 1;

CREATE TABLE api_key (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  environment TEXT NOT NULL,
  entity_id TEXT NOT NULL REFERENCES entity (id),
  hash TEXT NOT NULL UNIQUE,
  last4 TEXT NOT NULL,
  scopes_json TEXT NOT NULL,
  allowed_origins_json TEXT NOT NULL,
  created_at TEXT NOT NULL,
  last_used_at TEXT,
  revoked_at TEXT
) STRICT;

CREATE TABLE document (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  entity_id TEXT NOT NULL REFERENCES entity (id),
  environment TEXT NOT NULL,
  type TEXT NOT NULL,
  status TEXT NOT NULL,
  transitions_json TEXT NOT NULL,
  revision INTEGER NOT NULL,
  establishment TEXT NOT NULL,
  emission_point TEXT NOT NULL,
  sequential INTEGER NOT NULL,
  access_key TEXT NOT NULL,
  issue_date TEXT NOT NULL,
  counterparty TEXT NOT NULL,
  counterparty_name TEXT NOT NULL,
  total TEXT NOT NULL,
  channel TEXT NOT NULL,
  metadata_json TEXT NOT NULL,
  authorization_number TEXT,
  authorized_at TEXT,
  sri_messages_json TEXT NOT NULL,
  delivery_status TEXT NOT NULL,
  issued_at TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  UNIQUE (entity_id, environment, type, establishment, emission_point, sequential),
  UNIQUE (environment, access_key)
) STRICT;
CREATE INDEX document_newest ON document (entity_id, environment, seq);
CREATE INDEX document_newest_by_type ON document (entity_id, environment, type, seq);
CREATE INDEX document_newest_by_status ON document (entity_id, environment, status, seq);
CREATE INDEX document_by_counterparty ON document (entity_id, environment, counterparty, seq);

CREATE VIRTUAL TABLE document_search USING fts5 (
  words, content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3'
);

CREATE TABLE document_revision (
  document_id TEXT NOT NULL REFERENCES document (id),
  revision INTEGER NOT NULL,
  content_json TEXT NOT NULL,
  issuer_json TEXT NOT NULL,
  simulate TEXT,
  signed_xml BLOB,
  signed_at TEXT,
  PRIMARY KEY (document_id, revision)
) STRICT;

CREATE TABLE document_event (
  id TEXT PRIMARY KEY,
  document_id TEXT NOT NULL REFERENCES document (id),
  type TEXT NOT NULL,
  revision INTEGER NOT NULL,
  data_json TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX document_event_of ON document_event (document_id, id);

CREATE TABLE exchange (
  id TEXT PRIMARY KEY,
  document_id TEXT NOT NULL REFERENCES document (id),
  revision INTEGER NOT NULL,
  operation TEXT NOT NULL,
  endpoint TEXT NOT NULL,
  outcome TEXT NOT NULL,
  http_status INTEGER,
  started_at TEXT NOT NULL,
  duration_ms INTEGER NOT NULL,
  answer BLOB
) STRICT;
CREATE INDEX exchange_of ON exchange (document_id, id);

CREATE TABLE outbox (
  document_id TEXT PRIMARY KEY REFERENCES document (id),
  step TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  next_attempt_at TEXT NOT NULL,
  last_problem TEXT,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX outbox_due ON outbox (next_attempt_at);

CREATE TABLE idempotency (
  scope TEXT NOT NULL,
  key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  document_id TEXT NOT NULL REFERENCES document (id),
  PRIMARY KEY (scope, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE product (
  id TEXT PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  barcode TEXT UNIQUE,
  name TEXT NOT NULL,
  unit TEXT,
  unit_price TEXT NOT NULL,
  iva TEXT NOT NULL,
  search_text TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE customer (
  id TEXT PRIMARY KEY,
  identification_type TEXT NOT NULL,
  identification TEXT NOT NULL,
  name TEXT NOT NULL,
  address TEXT,
  email TEXT,
  search_text TEXT NOT NULL,
  created_at TEXT NOT NULL,
  UNIQUE (identification_type, identification)
) STRICT;

CREATE TABLE setting (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`;
