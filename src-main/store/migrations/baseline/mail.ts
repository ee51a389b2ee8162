/**
 * Email. An authorized document is queued for its recipients by a trigger, in the transaction that authorizes it,
 * once there is an account to send from. What is imported was delivered by the system that issued it. An email may bring a
 * month to the accountant instead.
 */
export const mailSchema = `
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
  document_id TEXT REFERENCES document (id),
  entity_id TEXT REFERENCES entity (id),
  environment TEXT,
  month TEXT,
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
  CHECK ((status = 'queued') = (next_attempt_at IS NOT NULL)),
  CHECK ((document_id IS NULL) = (month IS NOT NULL)),
  CHECK ((month IS NULL) = (entity_id IS NULL) AND (month IS NULL) = (environment IS NULL))
) STRICT;
CREATE INDEX email_of_document ON email (document_id, id);
CREATE UNIQUE INDEX email_of_month ON email (entity_id, environment, month, recipient) WHERE month IS NOT NULL;
CREATE INDEX email_due ON email (next_attempt_at) WHERE status = 'queued';

CREATE TABLE monthly_mail (
  entity_id TEXT NOT NULL REFERENCES entity (id),
  environment TEXT NOT NULL,
  email TEXT NOT NULL,
  since TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  PRIMARY KEY (entity_id, environment)
) STRICT, WITHOUT ROWID;

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
`;
