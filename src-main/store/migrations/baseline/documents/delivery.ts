/** The delivery to the authority: the queue, and everything that was sent to the authority and answered by it. */
export const deliverySchema = `
CREATE TABLE outbox (
  document_id TEXT PRIMARY KEY REFERENCES document (id),
  environment TEXT NOT NULL,
  step TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  next_attempt_at TEXT NOT NULL,
  last_problem TEXT,
  created_at TEXT NOT NULL,
  decision TEXT,
  refresh_asked_at TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX outbox_due ON outbox (decision, next_attempt_at);
CREATE INDEX outbox_due_in ON outbox (environment, decision, step = 'sign', next_attempt_at);

CREATE TABLE exchange (
  number INTEGER PRIMARY KEY,
  seq INTEGER NOT NULL REFERENCES document (seq),
  id TEXT NOT NULL,
  revision INTEGER NOT NULL,
  operation TEXT NOT NULL,
  endpoint INTEGER NOT NULL REFERENCES interned_text (id),
  outcome TEXT NOT NULL,
  http_status INTEGER,
  started_at TEXT NOT NULL,
  duration_ms INTEGER NOT NULL,
  answer BLOB,
  answer_dictionary INTEGER REFERENCES dictionary (id)
) STRICT;
CREATE INDEX exchange_of ON exchange (seq);
`;
