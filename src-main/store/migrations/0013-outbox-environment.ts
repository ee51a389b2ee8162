/** What waits in one environment is found without looking through what waits in another. */
export const migration0013 = `
CREATE TABLE new_outbox (
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
INSERT INTO new_outbox (
  document_id, environment, step, attempts, next_attempt_at, last_problem, created_at, decision, refresh_asked_at
)
SELECT
  document_id, environment, step, attempts, next_attempt_at, last_problem, outbox.created_at, decision, refresh_asked_at
FROM outbox
JOIN document ON document.id = outbox.document_id;
DROP TABLE outbox;
ALTER TABLE new_outbox RENAME TO outbox;
CREATE INDEX outbox_due ON outbox (decision, next_attempt_at);
CREATE INDEX outbox_due_in ON outbox (environment, decision, next_attempt_at);
`;
