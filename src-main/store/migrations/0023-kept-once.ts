/** Every address a revision is emailed to by itself, each once, as `recipientsOf` tells them; null where there is none. */
const emailsOfContent = `(
  SELECT json_group_array(address.email ORDER BY address.place) FROM (
    SELECT place.email, min(place.place) AS place FROM (
      SELECT -2 AS place, revision.content_json ->> '$.buyer.email' AS email
      UNION ALL SELECT -1, revision.content_json ->> '$.supplier.email'
      UNION ALL SELECT recipient.key, recipient.value ->> '$.email'
      FROM json_each(revision.content_json, '$.recipients') AS recipient
    ) AS place
    WHERE place.email IS NOT NULL GROUP BY place.email
  ) AS address
)`;

/**
 * What all documents have in common is kept once, and what is about a document names it by its place, not by the 36
 * letters of its id: revisions, their journey, what was said to the authority and the keys of requests. The signed XML
 * has a table of its own: small rows fill pages better, and lists read what they show without it.
 *
 * `document_revision.content` is JSON as earlier versions wrote it, or packed (`kept-content.ts`). What triggers read
 * there before, they read from `emails_json` or are no triggers any more (`stock-of-document.ts`).
 */
export const migration0023 = `
CREATE TABLE kept_text (
  id INTEGER PRIMARY KEY,
  text TEXT NOT NULL UNIQUE
) STRICT;
INSERT INTO kept_text (text)
SELECT issuer_json FROM document_revision UNION SELECT endpoint FROM exchange UNION SELECT scope FROM idempotency;

DROP TRIGGER email_of_authorized;
DROP TRIGGER webhook_of_email;
DROP TRIGGER stock_of_document;

CREATE TABLE revision_kept_once (
  place INTEGER PRIMARY KEY,
  seq INTEGER NOT NULL REFERENCES document (seq),
  revision INTEGER NOT NULL,
  content TEXT NOT NULL,
  issuer INTEGER NOT NULL REFERENCES kept_text (id),
  emails_json TEXT,
  simulate TEXT,
  signed_at TEXT,
  refusal_json TEXT
) STRICT;
INSERT INTO revision_kept_once
SELECT
  NULL,
  document.seq,
  revision.revision,
  revision.content_json,
  kept_text.id,
  CASE WHEN instr(revision.content_json, '"email"') > 0 THEN nullif(${emailsOfContent}, '[]') END,
  revision.simulate,
  revision.signed_at,
  revision.refusal_json
FROM document
JOIN document_revision AS revision ON revision.document_id = document.id
JOIN kept_text ON kept_text.text = revision.issuer_json
ORDER BY document.seq, revision.revision;

CREATE TABLE signed_xml (
  place INTEGER PRIMARY KEY REFERENCES revision_kept_once (place),
  xml BLOB NOT NULL,
  pattern INTEGER REFERENCES xml_pattern (id),
  beside_content INTEGER NOT NULL
) STRICT;
INSERT INTO signed_xml
SELECT kept.place, revision.signed_xml, revision.signed_xml_pattern, 0
FROM revision_kept_once AS kept
JOIN document ON document.seq = kept.seq
JOIN document_revision AS revision
  ON revision.document_id = document.id AND revision.revision = kept.revision AND revision.signed_xml IS NOT NULL
ORDER BY kept.place;

DROP TABLE document_revision;
ALTER TABLE revision_kept_once RENAME TO document_revision;
CREATE UNIQUE INDEX document_revision_of ON document_revision (seq, revision);

CREATE TABLE event_kept_once (
  seq INTEGER NOT NULL REFERENCES document (seq),
  id TEXT NOT NULL,
  type TEXT NOT NULL,
  revision INTEGER NOT NULL,
  data_json TEXT,
  created_at TEXT NOT NULL,
  PRIMARY KEY (seq, id)
) STRICT, WITHOUT ROWID;
INSERT INTO event_kept_once
SELECT document.seq, event.id, event.type, event.revision, nullif(event.data_json, '{}'), event.created_at
FROM document JOIN document_event AS event ON event.document_id = document.id
ORDER BY document.seq, event.id;
DROP TABLE document_event;
ALTER TABLE event_kept_once RENAME TO document_event;

CREATE TABLE exchange_kept_once (
  place INTEGER PRIMARY KEY,
  seq INTEGER NOT NULL REFERENCES document (seq),
  id TEXT NOT NULL,
  revision INTEGER NOT NULL,
  operation TEXT NOT NULL,
  endpoint INTEGER NOT NULL REFERENCES kept_text (id),
  outcome TEXT NOT NULL,
  http_status INTEGER,
  started_at TEXT NOT NULL,
  duration_ms INTEGER NOT NULL,
  answer BLOB,
  answer_beside INTEGER NOT NULL
) STRICT;
INSERT INTO exchange_kept_once
SELECT
  NULL, document.seq, exchange.id, exchange.revision, exchange.operation, kept_text.id, exchange.outcome,
  exchange.http_status, exchange.started_at, exchange.duration_ms, exchange.answer, exchange.answer_beside_xml
FROM exchange
JOIN document ON document.id = exchange.document_id
JOIN kept_text ON kept_text.text = exchange.endpoint
ORDER BY exchange.id;
DROP TABLE exchange;
ALTER TABLE exchange_kept_once RENAME TO exchange;
CREATE INDEX exchange_of ON exchange (seq);

CREATE TABLE idempotency_kept_once (
  scope INTEGER NOT NULL REFERENCES kept_text (id),
  key TEXT NOT NULL,
  fingerprint BLOB NOT NULL,
  seq INTEGER NOT NULL REFERENCES document (seq),
  PRIMARY KEY (scope, key)
) STRICT, WITHOUT ROWID;
INSERT INTO idempotency_kept_once
SELECT kept_text.id, idempotency.key, unhex(idempotency.fingerprint), document.seq
FROM idempotency
JOIN document ON document.id = idempotency.document_id
JOIN kept_text ON kept_text.text = idempotency.scope
ORDER BY kept_text.id, idempotency.key;
DROP TABLE idempotency;
ALTER TABLE idempotency_kept_once RENAME TO idempotency;

DROP INDEX document_metadata_of;

CREATE TRIGGER email_of_authorized AFTER UPDATE OF status ON document
WHEN new.status = 'authorized' AND old.status <> 'authorized' AND new.channel <> 'imported'
  AND EXISTS (SELECT 1 FROM email_account)
BEGIN
  INSERT INTO email (document_id, request, recipient, status, next_attempt_at, created_at)
  SELECT new.id, 0, address.value, 'queued', new.updated_at, new.updated_at
  FROM document_revision, json_each(document_revision.emails_json) AS address
  WHERE document_revision.seq = new.seq AND document_revision.revision = new.revision
  ORDER BY address.key;
END;

CREATE TRIGGER webhook_of_email AFTER INSERT ON document_event
WHEN new.type IN ('email_sent', 'email_failed', 'email_bounced') AND EXISTS (
  SELECT 1 FROM webhook_endpoint JOIN document USING (entity_id, environment)
  WHERE document.seq = new.seq AND webhook_endpoint.disabled = 0
)
BEGIN
  INSERT INTO webhook_queue (type, entity_id, environment, document_id, revision, at)
  SELECT 'document.' || new.type, entity_id, environment, id, new.revision, new.created_at
  FROM document WHERE seq = new.seq;
END;
`;
