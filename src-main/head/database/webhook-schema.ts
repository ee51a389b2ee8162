/**
 * What happens is queued in the transaction in which it happens, while an endpoint listens; the worker that makes events of it takes
 * it out of the queue in the transaction that puts them on their way, so that each is made once, by whichever head office
 * of the database comes first.
 */
export const webhookSchema = `
CREATE TABLE webhook_endpoint (
  id uuid PRIMARY KEY,
  environment text NOT NULL,
  url text NOT NULL,
  events jsonb NOT NULL,
  disabled boolean NOT NULL,
  sealed_secret bytea NOT NULL,
  secret_hint text NOT NULL,
  sealed_previous_secret bytea,
  previous_secret_expires_at timestamptz,
  failing_since timestamptz,
  created_at timestamptz NOT NULL
);

CREATE TABLE webhook_queue (
  tx xid8 NOT NULL DEFAULT pg_current_xact_id(),
  n bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  type text NOT NULL,
  environment text,
  document_id uuid,
  stored bytea,
  pattern integer,
  data jsonb,
  at timestamptz NOT NULL,
  CHECK ((document_id IS NULL) <> (data IS NULL))
);

CREATE TABLE webhook_delivery (
  id uuid PRIMARY KEY,
  endpoint_id uuid NOT NULL REFERENCES webhook_endpoint (id) ON DELETE CASCADE,
  event_id uuid NOT NULL,
  event_type text NOT NULL,
  happened_at timestamptz NOT NULL,
  document_id uuid,
  body text NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'succeeded', 'failed')),
  tries integer NOT NULL,
  attempts jsonb NOT NULL,
  next_attempt_at timestamptz,
  last_attempt_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK ((status = 'pending') = (next_attempt_at IS NOT NULL))
);
CREATE INDEX webhook_delivery_listed ON webhook_delivery (endpoint_id, id);
CREATE INDEX webhook_delivery_pending ON webhook_delivery (endpoint_id) WHERE status = 'pending';
CREATE INDEX webhook_delivery_lately ON webhook_delivery (endpoint_id, last_attempt_at, status);
CREATE INDEX webhook_delivery_settled ON webhook_delivery (status, updated_at) WHERE status <> 'pending';
`;
