/**
 * What others issued to the business. A purchase says in `content_json` all that lists, declarations and withholdings need of
 * it; its XML is kept as evidence. Which withholding is of which purchase nobody writes down: a withholding names the
 * supplier's document (`document_support`), of any issuer and from any source.
 */
export const purchasesSchema = `
CREATE TABLE purchase (
  id TEXT PRIMARY KEY,
  entity_id TEXT NOT NULL REFERENCES entity (id),
  environment TEXT NOT NULL,
  document_type TEXT NOT NULL,
  supplier TEXT NOT NULL,
  number TEXT NOT NULL,
  issue_date TEXT NOT NULL,
  access_key TEXT,
  words TEXT NOT NULL,
  content_json TEXT NOT NULL,
  xml BLOB,
  origin TEXT NOT NULL,
  authorization_state TEXT NOT NULL,
  authorized_at TEXT,
  checked_at TEXT,
  received_on TEXT NOT NULL,
  withhold_by TEXT,
  kind TEXT NOT NULL,
  service_lines_json TEXT NOT NULL,
  tax_support TEXT NOT NULL,
  waived_reason TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  UNIQUE (entity_id, environment, supplier, document_type, number)
) STRICT;
CREATE INDEX purchase_by_day ON purchase (entity_id, environment, issue_date, id);
CREATE INDEX purchase_to_withhold ON purchase (entity_id, environment, withhold_by)
  WHERE withhold_by IS NOT NULL AND waived_reason IS NULL;
CREATE INDEX purchase_unconfirmed ON purchase (checked_at) WHERE authorization_state = 'unconfirmed';

CREATE TABLE document_support (
  scope INTEGER NOT NULL REFERENCES list_scope (id),
  supplier TEXT NOT NULL,
  document_type TEXT NOT NULL,
  number TEXT NOT NULL,
  seq INTEGER NOT NULL REFERENCES document (seq),
  PRIMARY KEY (scope, supplier, number, document_type, seq)
) STRICT, WITHOUT ROWID;
`;
