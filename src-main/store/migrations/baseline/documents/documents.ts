/**
 * Documents: what was signed, their journey, and what other documents hold or replace of them. What many rows repeat
 * is stored once (`interned_text`), and rows about a document name it by its `seq`, not by the 36 letters of its id.
 *
 * A draft is issued with its own id as the Idempotency-Key: the transaction that issues the document takes the draft away,
 * so that neither a crash nor a lost answer leaves both or neither.
 *
 * What is large is compressed with Zstandard: the content of a revision alone, its signed XML and the authority's answers
 * with a dictionary, which is the first of their kind and certificate. No row needs more than its own dictionary to be
 * read (docs/data.md).
 *
 * Issuer and day of a received document are read off its access key (SRI technical sheet 2.34, table 1).
 */
export const documentsSchema = `
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
  substitute_authority TEXT,
  sri_messages_json TEXT NOT NULL,
  delivery_status TEXT NOT NULL,
  issued_at TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  import_id TEXT REFERENCES import (id),
  verification TEXT,
  listing_json TEXT,
  portal_views INTEGER NOT NULL DEFAULT 0,
  portal_last_viewed_at TEXT,
  UNIQUE (entity_id, environment, type, establishment, emission_point, sequential),
  UNIQUE (environment, access_key)
) STRICT;
CREATE INDEX document_issued_here ON document (seq) WHERE channel <> 'imported';

CREATE TABLE interned_text (
  id INTEGER PRIMARY KEY,
  text TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE document_revision (
  id INTEGER PRIMARY KEY,
  seq INTEGER NOT NULL REFERENCES document (seq),
  revision INTEGER NOT NULL,
  content BLOB NOT NULL,
  issuer INTEGER NOT NULL REFERENCES interned_text (id),
  emails_json TEXT,
  simulate TEXT,
  signed_at TEXT,
  refusal_json TEXT
) STRICT;
CREATE UNIQUE INDEX document_revision_of ON document_revision (seq, revision);

CREATE TABLE dictionary (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  certificate TEXT NOT NULL,
  bytes BLOB NOT NULL,
  UNIQUE (kind, certificate)
) STRICT;
CREATE TRIGGER dictionary_stays BEFORE UPDATE ON dictionary BEGIN
  SELECT RAISE(ABORT, 'a dictionary never changes');
END;
CREATE TRIGGER dictionary_kept BEFORE DELETE ON dictionary BEGIN
  SELECT RAISE(ABORT, 'a dictionary is never deleted');
END;

CREATE TABLE signed_xml (
  revision_id INTEGER PRIMARY KEY REFERENCES document_revision (id),
  xml BLOB NOT NULL,
  dictionary INTEGER REFERENCES dictionary (id)
) STRICT;

CREATE TABLE document_event (
  seq INTEGER NOT NULL REFERENCES document (seq),
  id TEXT NOT NULL,
  type TEXT NOT NULL,
  revision INTEGER NOT NULL,
  data_json TEXT,
  created_at TEXT NOT NULL,
  PRIMARY KEY (seq, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE credit (
  credit_note_id TEXT PRIMARY KEY REFERENCES document (id),
  invoice_id TEXT NOT NULL REFERENCES document (id),
  amount TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX credit_of ON credit (invoice_id, credit_note_id, amount);

CREATE TABLE replacement (
  document_id TEXT PRIMARY KEY REFERENCES document (id),
  replacement_id TEXT NOT NULL UNIQUE REFERENCES document (id),
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE idempotency (
  scope INTEGER NOT NULL REFERENCES interned_text (id),
  key TEXT NOT NULL,
  fingerprint BLOB NOT NULL,
  seq INTEGER NOT NULL REFERENCES document (seq),
  PRIMARY KEY (scope, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE document_draft (
  id TEXT PRIMARY KEY,
  entity_id TEXT NOT NULL REFERENCES entity (id),
  environment TEXT NOT NULL,
  type TEXT NOT NULL,
  label TEXT,
  total TEXT,
  body_json TEXT NOT NULL,
  operator_id TEXT REFERENCES operator (id),
  operator_name TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX document_draft_of ON document_draft (entity_id, environment, updated_at);

CREATE TRIGGER document_draft_issued AFTER INSERT ON idempotency BEGIN
  DELETE FROM document_draft
  WHERE id = new.key
    AND entity_id || ' ' || environment || ' issue ' || type = (SELECT text FROM interned_text WHERE id = new.scope);
END;

CREATE TABLE received_document (
  environment TEXT NOT NULL,
  access_key TEXT NOT NULL,
  xml BLOB NOT NULL,
  authorized_at TEXT NOT NULL,
  fetched_at TEXT NOT NULL,
  issuer_ruc TEXT GENERATED ALWAYS AS (substr(access_key, 11, 13)) VIRTUAL,
  issued_on TEXT GENERATED ALWAYS AS (
    substr(access_key, 5, 4) || '-' || substr(access_key, 3, 2) || '-' || substr(access_key, 1, 2)
  ) VIRTUAL,
  state TEXT CHECK (state IN ('authorized', 'not_authorized', 'annulment_pending', 'annulled')),
  state_at TEXT CHECK ((state IS NULL) = (state_at IS NULL)),
  PRIMARY KEY (environment, access_key)
) STRICT, WITHOUT ROWID;
CREATE INDEX received_document_latest ON received_document (environment, issuer_ruc, issued_on);
`;
