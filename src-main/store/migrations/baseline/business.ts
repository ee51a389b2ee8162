/** The business with its series, certificates and keys, what happened to the installation, and its settings. */
export const businessSchema = `
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
  updated_at TEXT NOT NULL,
  portal_shows_test INTEGER NOT NULL DEFAULT 0 CHECK (portal_shows_test IN (0, 1))
) STRICT;

CREATE TABLE logo (
  entity_id TEXT PRIMARY KEY REFERENCES entity (id),
  content_type TEXT NOT NULL CHECK (content_type IN ('image/png', 'image/jpeg')),
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  size INTEGER NOT NULL,
  bytes BLOB NOT NULL,
  version TEXT NOT NULL,
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
  stopped_json TEXT,
  UNIQUE (entity_id, environment, document_type, establishment, emission_point)
) STRICT;

CREATE TABLE certificate (
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
CREATE UNIQUE INDEX certificate_in_use ON certificate (entity_id, role) WHERE active = 1;

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
  expires_at TEXT,
  last_used_at TEXT,
  revoked_at TEXT
) STRICT;

CREATE TABLE event (
  id TEXT PRIMARY KEY,
  type TEXT NOT NULL,
  environment TEXT,
  entity_id TEXT REFERENCES entity (id),
  data_json TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX event_by_type ON event (type, id);

CREATE TABLE setting (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`;
