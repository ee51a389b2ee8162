/**
 * Proformas, apart from documents: nothing that counts, reports or delivers documents meets them. What one says stays as it
 * was offered; that it was accepted may change, that it became an invoice is written once, with the invoice that names it. The queue of
 * e-mail takes them too: its table is made anew, because what a row is about is a CHECK.
 */
export const proformas = `
CREATE TABLE proforma (
  id TEXT PRIMARY KEY,
  scope INTEGER NOT NULL REFERENCES list_scope (id),
  establishment TEXT NOT NULL,
  emission_point TEXT NOT NULL,
  sequential INTEGER NOT NULL,
  issue_date TEXT NOT NULL,
  valid_until TEXT NOT NULL,
  recipient_name TEXT,
  identification TEXT NOT NULL,
  buyer_name TEXT NOT NULL,
  total TEXT NOT NULL,
  search_text TEXT NOT NULL,
  issuer_json TEXT NOT NULL,
  content_json TEXT NOT NULL,
  invoice_body_json TEXT NOT NULL,
  accepted_at TEXT,
  operator_id TEXT REFERENCES operator (id),
  operator_name TEXT,
  idempotency_key TEXT,
  fingerprint TEXT NOT NULL,
  created_at TEXT NOT NULL,
  UNIQUE (scope, establishment, emission_point, sequential),
  CHECK (valid_until >= issue_date)
) STRICT, WITHOUT ROWID;
CREATE INDEX proforma_newest ON proforma (scope, id);
CREATE UNIQUE INDEX proforma_by_key ON proforma (scope, idempotency_key) WHERE idempotency_key IS NOT NULL;
CREATE TRIGGER proforma_says_the_same BEFORE UPDATE ON proforma
WHEN new.id <> old.id OR new.scope <> old.scope OR new.establishment <> old.establishment
  OR new.emission_point <> old.emission_point OR new.sequential <> old.sequential OR new.issue_date <> old.issue_date
  OR new.valid_until <> old.valid_until OR new.total <> old.total OR new.content_json <> old.content_json
  OR new.invoice_body_json <> old.invoice_body_json BEGIN
  SELECT RAISE(ABORT, 'what a proforma says never changes');
END;
CREATE TRIGGER proforma_undeleted BEFORE DELETE ON proforma BEGIN
  SELECT RAISE(ABORT, 'a proforma is never deleted');
END;

CREATE TABLE proforma_invoice (
  proforma_id TEXT PRIMARY KEY REFERENCES proforma (id),
  document_id TEXT NOT NULL UNIQUE REFERENCES document (id)
) STRICT, WITHOUT ROWID;
-- Also where the journal puts an invoice back that a backup does not have.
CREATE TRIGGER proforma_invoiced AFTER INSERT ON document_metadata WHEN new.key = 'mostrador_proforma' BEGIN
  INSERT INTO proforma_invoice (proforma_id, document_id)
  SELECT proforma.id, document.id FROM proforma, document
  WHERE proforma.id = new.value AND proforma.scope = new.scope AND document.seq = new.seq AND document.type = 'invoice'
    AND NOT EXISTS (SELECT 1 FROM proforma_invoice WHERE proforma_id = new.value OR document_id = document.id);
END;
CREATE TRIGGER proforma_invoice_stays BEFORE UPDATE ON proforma_invoice BEGIN
  SELECT RAISE(ABORT, 'a proforma becomes one invoice');
END;
CREATE TRIGGER proforma_invoice_undeleted BEFORE DELETE ON proforma_invoice BEGIN
  SELECT RAISE(ABORT, 'a proforma becomes one invoice');
END;

DROP TRIGGER email_of_authorized;
CREATE TABLE email_with_proformas (
  id INTEGER PRIMARY KEY,
  document_id TEXT REFERENCES document (id),
  proforma_id TEXT REFERENCES proforma (id),
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
  content_mark TEXT,
  CHECK ((status = 'queued') = (next_attempt_at IS NOT NULL)),
  CHECK ((document_id IS NOT NULL) + (proforma_id IS NOT NULL) + (month IS NOT NULL) = 1),
  CHECK ((document_id IS NULL) = (entity_id IS NOT NULL) AND (document_id IS NULL) = (environment IS NOT NULL))
) STRICT;
INSERT INTO email_with_proformas (
  id, document_id, entity_id, environment, month, request, recipient, status, attempts, next_attempt_at, problem,
  message_id, sent_at, bounced_at, bounce_type, created_at, content_mark
)
SELECT
  id, document_id, entity_id, environment, month, request, recipient, status, attempts, next_attempt_at, problem,
  message_id, sent_at, bounced_at, bounce_type, created_at, content_mark
FROM email;
DROP TABLE email;
ALTER TABLE email_with_proformas RENAME TO email;
CREATE INDEX email_of_document ON email (document_id, id);
CREATE INDEX email_of_proforma ON email (proforma_id, id) WHERE proforma_id IS NOT NULL;
CREATE UNIQUE INDEX email_of_month ON email (entity_id, environment, month, recipient, request) WHERE month IS NOT NULL;
CREATE INDEX email_due ON email (next_attempt_at) WHERE status = 'queued';
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
