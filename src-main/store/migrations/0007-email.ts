/**
 * Email. An authorized document is queued for its recipients by a trigger, in the transaction that authorizes it,
 * once there is an account to send from. What is imported was delivered by whoever issued it. The addresses are those
 * `recipientsOf` tells of each kind.
 */
export const migration0007 = `
CREATE TABLE email_account (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  host TEXT NOT NULL,
  port INTEGER NOT NULL,
  security TEXT NOT NULL CHECK (security IN ('starttls', 'tls', 'none')),
  user TEXT,
  sealed_password BLOB,
  from_name TEXT,
  from_address TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;

CREATE TABLE email (
  id INTEGER PRIMARY KEY,
  document_id TEXT NOT NULL REFERENCES document (id),
  request INTEGER NOT NULL,
  recipient TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('queued', 'sent', 'delivered', 'bounced', 'complained', 'failed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at TEXT,
  problem TEXT,
  message_id TEXT,
  sent_at TEXT,
  bounced_at TEXT,
  bounce_type TEXT,
  created_at TEXT NOT NULL,
  CHECK ((status = 'queued') = (next_attempt_at IS NOT NULL))
) STRICT;
CREATE INDEX email_of_document ON email (document_id, id);
CREATE INDEX email_due ON email (next_attempt_at) WHERE status = 'queued';

CREATE TRIGGER email_of_authorized AFTER UPDATE OF status ON document
WHEN new.status = 'authorized' AND old.status <> 'authorized' AND new.channel <> 'imported'
  AND EXISTS (SELECT 1 FROM email_account)
BEGIN
  INSERT INTO email (document_id, request, recipient, status, next_attempt_at, created_at)
  SELECT DISTINCT new.id, 0, address.value, 'queued', new.updated_at, new.updated_at
  FROM document_revision AS content, json_each(json_array(
    json_extract(content.content_json, '$.buyer.email'),
    json_extract(content.content_json, '$.supplier.email')
  )) AS address
  WHERE content.document_id = new.id AND content.revision = new.revision AND address.value IS NOT NULL;

  INSERT INTO email (document_id, request, recipient, status, next_attempt_at, created_at)
  SELECT new.id, 0, json_extract(place.value, '$.email'), 'queued', new.updated_at, new.updated_at
  FROM document_revision AS content, json_each(content.content_json, '$.recipients') AS place
  WHERE content.document_id = new.id AND content.revision = new.revision
    AND json_extract(place.value, '$.email') IS NOT NULL
  GROUP BY json_extract(place.value, '$.email')
  ORDER BY min(place.key);
END;

CREATE TRIGGER webhook_of_email AFTER INSERT ON document_event
WHEN new.type IN ('email_sent', 'email_failed', 'email_bounced') AND EXISTS (
  SELECT 1 FROM webhook_endpoint JOIN document USING (entity_id, environment)
  WHERE document.id = new.document_id AND webhook_endpoint.disabled = 0
)
BEGIN
  INSERT INTO webhook_queue (type, entity_id, environment, document_id, revision, at)
  SELECT 'document.' || new.type, entity_id, environment, id, new.revision, new.created_at
  FROM document WHERE id = new.document_id;
END;
`;
