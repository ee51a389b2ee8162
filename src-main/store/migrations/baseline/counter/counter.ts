/**
 * The counter: who works at it and what each role may, its tills and fiscal machines, what each person took, and the sales put aside.
 *
 * A document that says its cash session in its metadata is counted by a trigger, in the transaction that issues it.
 * It is counted in what is open at its till then: what comes after the closing it names waits for the next opening,
 * so that each sale is in exactly one closing. Closed is closed: triggers refuse to change it.
 *
 * A sale that was recalled keeps its row for a while, so that a window whose answer was lost on the way gets it again
 * with the key it asked with, and nobody else does: a hash of its session and that key is kept.
 */
export const counterSchema = `
-- Only the roles that the shop set itself; the permissions with spaces between.
CREATE TABLE role (
  name TEXT PRIMARY KEY CHECK (name IN ('cashier', 'supervisor', 'accountant')),
  permissions TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE operator (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('cashier', 'supervisor', 'accountant', 'administrator')),
  pin_hash TEXT NOT NULL,
  wrong_pins INTEGER NOT NULL,
  locked_until TEXT,
  active INTEGER NOT NULL,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE fiscal_machine (
  id TEXT PRIMARY KEY,
  brand TEXT NOT NULL,
  model TEXT NOT NULL,
  serial TEXT NOT NULL UNIQUE,
  active INTEGER NOT NULL,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE till (
  id TEXT PRIMARY KEY,
  entity_id TEXT NOT NULL REFERENCES entity (id),
  environment TEXT NOT NULL,
  name TEXT NOT NULL,
  establishment TEXT NOT NULL,
  emission_point TEXT NOT NULL,
  fiscal_machine_id TEXT REFERENCES fiscal_machine (id),
  active INTEGER NOT NULL,
  last_z_number INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  printer_id TEXT REFERENCES printer (id),
  UNIQUE (entity_id, environment, establishment, emission_point),
  UNIQUE (environment, fiscal_machine_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE cash_session (
  id TEXT PRIMARY KEY,
  till_id TEXT NOT NULL REFERENCES till (id),
  operator_id TEXT NOT NULL REFERENCES operator (id),
  operator_name TEXT NOT NULL,
  opening_float TEXT NOT NULL,
  opened_at TEXT NOT NULL,
  idempotency_key TEXT UNIQUE,
  fingerprint TEXT NOT NULL,
  z_number INTEGER,
  closed_at TEXT,
  report_json TEXT,
  UNIQUE (till_id, z_number),
  CHECK ((closed_at IS NULL) = (z_number IS NULL) AND (closed_at IS NULL) = (report_json IS NULL))
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX cash_session_open ON cash_session (till_id) WHERE closed_at IS NULL;
CREATE INDEX cash_session_of_till ON cash_session (till_id, id);

CREATE TABLE cash_movement (
  id TEXT PRIMARY KEY,
  cash_session_id TEXT NOT NULL REFERENCES cash_session (id),
  direction TEXT NOT NULL CHECK (direction IN ('in', 'out')),
  amount TEXT NOT NULL,
  reason TEXT NOT NULL,
  operator_id TEXT NOT NULL REFERENCES operator (id),
  operator_name TEXT NOT NULL,
  approver_id TEXT REFERENCES operator (id),
  approver_name TEXT,
  idempotency_key TEXT,
  fingerprint TEXT NOT NULL,
  created_at TEXT NOT NULL,
  UNIQUE (cash_session_id, idempotency_key)
) STRICT, WITHOUT ROWID;
CREATE INDEX cash_movement_of ON cash_movement (cash_session_id, id);

CREATE TABLE cash_sale (
  document_id TEXT PRIMARY KEY REFERENCES document (id),
  till_id TEXT NOT NULL REFERENCES till (id),
  cash_session_id TEXT REFERENCES cash_session (id),
  tendered TEXT,
  change TEXT,
  card_reference TEXT,
  refund_method TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX cash_sale_of ON cash_sale (cash_session_id, document_id);
CREATE INDEX cash_sale_waiting ON cash_sale (till_id) WHERE cash_session_id IS NULL;

CREATE TRIGGER cash_sale_of_document AFTER INSERT ON document_metadata WHEN new.key = 'cash_session' BEGIN
  INSERT OR IGNORE INTO cash_sale (document_id, till_id, cash_session_id, refund_method)
  SELECT
    document.id,
    till.id,
    (SELECT current.id FROM cash_session AS current WHERE current.till_id = till.id AND current.closed_at IS NULL),
    json_extract(document.metadata_json, '$.refund_method')
  FROM document
  JOIN cash_session AS named ON named.id = new.value
  JOIN till
    ON till.id = named.till_id AND till.entity_id = document.entity_id AND till.environment = document.environment
  WHERE document.seq = new.seq AND document.type IN ('invoice', 'debit_note', 'credit_note')
    AND document.import_id IS NULL;
END;

CREATE TRIGGER cash_sale_paid_before AFTER INSERT ON replacement BEGIN
  DELETE FROM cash_sale
  WHERE document_id = new.replacement_id
    AND EXISTS (SELECT 1 FROM cash_sale AS paid WHERE paid.document_id = new.document_id);
END;

CREATE TRIGGER cash_sale_waits_no_more AFTER INSERT ON cash_session WHEN new.closed_at IS NULL BEGIN
  UPDATE cash_sale SET cash_session_id = new.id WHERE till_id = new.till_id AND cash_session_id IS NULL;
END;

CREATE TRIGGER cash_session_stays BEFORE UPDATE ON cash_session WHEN old.closed_at IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'a closed cash session never changes');
END;
CREATE TRIGGER cash_session_kept BEFORE DELETE ON cash_session BEGIN
  SELECT RAISE(ABORT, 'a cash session is never deleted');
END;
CREATE TRIGGER cash_movement_in_open BEFORE INSERT ON cash_movement
WHEN (SELECT closed_at FROM cash_session WHERE id = new.cash_session_id) IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'a closed cash session never changes');
END;
CREATE TRIGGER cash_movement_stays BEFORE UPDATE ON cash_movement BEGIN
  SELECT RAISE(ABORT, 'a cash movement never changes');
END;
CREATE TRIGGER cash_movement_kept BEFORE DELETE ON cash_movement BEGIN
  SELECT RAISE(ABORT, 'a cash movement is never deleted');
END;
CREATE TRIGGER cash_sale_kept BEFORE DELETE ON cash_sale
WHEN (SELECT closed_at FROM cash_session WHERE id = old.cash_session_id) IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'a closed cash session never changes');
END;
CREATE TRIGGER cash_sale_stays BEFORE UPDATE ON cash_sale
WHEN (SELECT closed_at FROM cash_session WHERE id = old.cash_session_id) IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'a closed cash session never changes');
END;

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

CREATE TABLE document_view (
  id TEXT PRIMARY KEY,
  operator_id TEXT REFERENCES operator (id),
  name TEXT NOT NULL,
  filters_json TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX document_view_of_operator ON document_view (operator_id);
`;
