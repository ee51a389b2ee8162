/**
 * Sales put aside. One that was recalled keeps its row for a while, so that a window whose answer was lost on the way
 * gets it again with the key it asked with, and nobody else does: a hash of its session and that key is kept. And a
 * print job remembers the key it was asked with.
 */
export const migration0018 = `
CREATE TABLE held_sale (
  id TEXT PRIMARY KEY,
  environment TEXT NOT NULL,
  till_id TEXT REFERENCES till (id),
  label TEXT NOT NULL,
  total TEXT NOT NULL,
  customer_name TEXT,
  content_json TEXT NOT NULL,
  operator_id TEXT REFERENCES operator (id),
  operator_name TEXT,
  idempotency_key TEXT UNIQUE,
  fingerprint TEXT NOT NULL,
  recalled_at TEXT,
  recall_key TEXT,
  created_at TEXT NOT NULL,
  CHECK (recall_key IS NULL OR recalled_at IS NOT NULL)
) STRICT;
CREATE INDEX held_sale_waiting ON held_sale (environment, id) WHERE recalled_at IS NULL;
CREATE INDEX held_sale_recalled ON held_sale (recalled_at) WHERE recalled_at IS NOT NULL;

ALTER TABLE print_job ADD COLUMN idempotency_key TEXT;
ALTER TABLE print_job ADD COLUMN fingerprint TEXT;
CREATE UNIQUE INDEX print_job_key ON print_job (entity_id, environment, idempotency_key)
  WHERE idempotency_key IS NOT NULL;
`;
