/**
 * Webhooks. What happens is queued by triggers, in the transaction in which it happens: nobody who writes a document
 * can forget to. Without an endpoint that listens, nothing is. `state_json` is what a document was at that moment,
 * where later changes would show: reception that returns a document at once is two events of one write.
 */
export const webhooksSchema = `
CREATE TABLE webhook_endpoint (
  id TEXT PRIMARY KEY,
  entity_id TEXT NOT NULL REFERENCES entity (id),
  environment TEXT NOT NULL,
  url TEXT NOT NULL,
  events_json TEXT NOT NULL,
  disabled INTEGER NOT NULL,
  sealed_secret BLOB NOT NULL,
  secret_hint TEXT NOT NULL,
  sealed_previous_secret BLOB,
  previous_secret_expires_at TEXT,
  failing_since TEXT,
  created_at TEXT NOT NULL,
  deleted_at TEXT,
  CHECK (deleted_at IS NULL OR disabled = 1)
) STRICT, WITHOUT ROWID;
CREATE INDEX webhook_endpoint_listening ON webhook_endpoint (entity_id, environment) WHERE disabled = 0;

CREATE TABLE webhook_queue (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  type TEXT NOT NULL,
  entity_id TEXT,
  environment TEXT,
  document_id TEXT REFERENCES document (id),
  revision INTEGER,
  state_json TEXT,
  data_json TEXT,
  at TEXT NOT NULL,
  CHECK ((document_id IS NULL) <> (data_json IS NULL))
) STRICT;

CREATE TABLE webhook_event (
  id TEXT PRIMARY KEY,
  type TEXT NOT NULL,
  document_id TEXT,
  body BLOB NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE webhook_delivery (
  id TEXT PRIMARY KEY,
  endpoint_id TEXT NOT NULL REFERENCES webhook_endpoint (id),
  event_id TEXT NOT NULL REFERENCES webhook_event (id),
  event_type TEXT NOT NULL,
  document_id TEXT,
  status TEXT NOT NULL CHECK (status IN ('pending', 'succeeded', 'failed')),
  tries INTEGER NOT NULL,
  next_attempt_at TEXT,
  last_attempt_at TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  CHECK ((status = 'pending') = (next_attempt_at IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX webhook_delivery_due ON webhook_delivery (endpoint_id, next_attempt_at) WHERE status = 'pending';
CREATE INDEX webhook_delivery_listed ON webhook_delivery (endpoint_id, id);
CREATE INDEX webhook_delivery_by_status ON webhook_delivery (endpoint_id, status, id);
CREATE INDEX webhook_delivery_by_type ON webhook_delivery (endpoint_id, event_type, id);
CREATE INDEX webhook_delivery_by_document ON webhook_delivery (endpoint_id, document_id, id)
  WHERE document_id IS NOT NULL;
CREATE INDEX webhook_delivery_settled ON webhook_delivery (status, updated_at) WHERE status <> 'pending';
CREATE INDEX webhook_delivery_of_event ON webhook_delivery (event_id);
CREATE INDEX webhook_delivery_lately ON webhook_delivery (endpoint_id, last_attempt_at, status)
  WHERE last_attempt_at IS NOT NULL;

CREATE TABLE webhook_attempt (
  seq INTEGER PRIMARY KEY,
  delivery_id TEXT NOT NULL REFERENCES webhook_delivery (id),
  at TEXT NOT NULL,
  status_code INTEGER,
  error TEXT,
  duration_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX webhook_attempt_of ON webhook_attempt (delivery_id, seq);

CREATE TRIGGER webhook_of_document AFTER UPDATE OF status ON document
WHEN new.status <> old.status AND new.status <> 'pending' AND EXISTS (
  SELECT 1 FROM webhook_endpoint
  WHERE entity_id = new.entity_id AND environment = new.environment AND disabled = 0
)
BEGIN
  INSERT INTO webhook_queue (type, entity_id, environment, document_id, revision, state_json, at)
  SELECT new.type || '.' || entered.key, new.entity_id, new.environment, new.id, new.revision,
    CASE entered.key
      WHEN new.status THEN json_object(
        'status', new.status,
        'transitions', json(new.transitions_json),
        'sri_messages', json(new.sri_messages_json),
        'authorization_number', new.authorization_number,
        'authorized_at', new.authorized_at,
        'substitute_authority', new.substitute_authority,
        'updated_at', new.updated_at
      )
      ELSE json_object(
        'status', entered.key,
        'transitions', json_set(old.transitions_json, '$.' || entered.key, entered.value),
        'sri_messages', json(old.sri_messages_json),
        'authorization_number', old.authorization_number,
        'authorized_at', old.authorized_at,
        'substitute_authority', old.substitute_authority,
        'updated_at', new.updated_at
      )
    END,
    new.updated_at
  FROM json_each(new.transitions_json) AS entered
  WHERE entered.key <> 'pending' AND (
    entered.key = new.status
    OR entered.value IS NOT json_extract(old.transitions_json, '$.' || entered.key)
  );
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

CREATE TRIGGER webhook_of_event AFTER INSERT ON event
WHEN new.type IN ('certificate.expiring', 'certificate.expired', 'entity.updated', 'sync.offline', 'sync.recovered')
  AND EXISTS (SELECT 1 FROM webhook_endpoint WHERE disabled = 0)
BEGIN
  INSERT INTO webhook_queue (type, entity_id, environment, data_json, at)
  VALUES (new.type, new.entity_id, new.environment, new.data_json, new.created_at);
END;
`;
