/** Rows that say what happened are only ever added to. */
const onlyAddedTo = (table: string) => `
CREATE TRIGGER ${table}_stays BEFORE UPDATE ON ${table} BEGIN
  SELECT RAISE(ABORT, 'a row of ${table} never changes');
END;
CREATE TRIGGER ${table}_undeleted BEFORE DELETE ON ${table} BEGIN
  SELECT RAISE(ABORT, 'a row of ${table} is never deleted');
END;`;

/**
 * What customers owe. Amounts are whole cents: exact, and SQLite sums them. A debtor is known by the identification, as
 * the documents know their buyer. \`document_debt\` has what each document that counts leaves to be paid later, by the day it
 * is due: it is written with its document, and can be made anew from it. \`debt_note\` has what each credit note takes off
 * it: that is decided once, where it is issued, and remembered; whether it counts now is another thing. Documents issued
 * before \`receivables_start\` are no debts. Opening balances, payments and what payments pay are rows of their own, corrected
 * by counter-rows alone.
 *
 * What is owed is the sum of \`debt_entry\`. Each of its tables is read in the order of debtor and debt by a covering index.
 */
export const receivables = `
ALTER TABLE customer ADD COLUMN credit_limit INTEGER CHECK (credit_limit >= 0);
ALTER TABLE customer ADD COLUMN credit_days INTEGER CHECK (credit_days > 0);
CREATE INDEX customer_by_identification ON customer (identification);

CREATE TABLE receivables_start (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  started_at TEXT NOT NULL
) STRICT;
INSERT INTO receivables_start (id, started_at) VALUES (1, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));

CREATE TABLE document_debt (
  scope INTEGER NOT NULL REFERENCES list_scope (id),
  debtor TEXT NOT NULL,
  document_id TEXT NOT NULL REFERENCES document (id),
  due_on TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  PRIMARY KEY (scope, debtor, document_id, due_on)
) STRICT, WITHOUT ROWID;
CREATE INDEX document_debt_of ON document_debt (document_id);

CREATE TABLE debt_note (
  note_id TEXT PRIMARY KEY REFERENCES document (id),
  scope INTEGER NOT NULL REFERENCES list_scope (id),
  debtor TEXT NOT NULL,
  document_id TEXT NOT NULL REFERENCES document (id),
  amount INTEGER NOT NULL CHECK (amount >= 0),
  counts INTEGER NOT NULL CHECK (counts IN (0, 1))
) STRICT, WITHOUT ROWID;
CREATE INDEX debt_note_of ON debt_note (scope, debtor, document_id, amount) WHERE counts = 1;
CREATE INDEX debt_note_on ON debt_note (document_id);

CREATE TRIGGER debts_of_annulled AFTER UPDATE OF status ON document
WHEN new.status = 'annulled' AND old.status <> 'annulled' BEGIN
  DELETE FROM document_debt WHERE document_id = new.id;
  UPDATE debt_note SET counts = 0 WHERE document_id = new.id;
END;
CREATE TRIGGER debts_of_replaced AFTER INSERT ON replacement BEGIN
  DELETE FROM document_debt WHERE document_id = new.document_id;
  UPDATE debt_note SET counts = 0 WHERE document_id = new.document_id OR note_id = new.document_id;
  UPDATE debt_note
  SET amount = coalesce((SELECT was.amount FROM debt_note AS was WHERE was.note_id = new.document_id), 0)
  WHERE note_id = new.replacement_id;
END;

-- The money of a document that was replaced came with the first, however often it is replaced or corrected.
DROP TRIGGER cash_sale_paid_before;
CREATE TRIGGER cash_sale_paid_before AFTER INSERT ON replacement BEGIN
  DELETE FROM cash_sale
  WHERE document_id = new.replacement_id
    AND (
      EXISTS (SELECT 1 FROM cash_sale AS paid WHERE paid.document_id = new.document_id)
      OR EXISTS (SELECT 1 FROM replacement AS before WHERE before.replacement_id = new.document_id)
    );
END;
CREATE TRIGGER cash_sale_paid_once BEFORE INSERT ON cash_sale
WHEN EXISTS (
  SELECT 1 FROM replacement
  LEFT JOIN cash_sale AS paid ON paid.document_id = replacement.document_id
  LEFT JOIN replacement AS before ON before.replacement_id = replacement.document_id
  WHERE replacement.replacement_id = new.document_id
    AND (paid.document_id IS NOT NULL OR before.replacement_id IS NOT NULL)
) BEGIN
  SELECT RAISE(IGNORE);
END;

CREATE TABLE opening_balance (
  id TEXT PRIMARY KEY,
  scope INTEGER NOT NULL REFERENCES list_scope (id),
  debtor TEXT NOT NULL,
  debtor_name TEXT NOT NULL,
  issued_on TEXT NOT NULL,
  due_on TEXT NOT NULL,
  reference TEXT,
  amount INTEGER NOT NULL,
  reverses TEXT UNIQUE REFERENCES opening_balance (id),
  reason TEXT,
  operator_id TEXT REFERENCES operator (id),
  operator_name TEXT,
  approver_id TEXT REFERENCES operator (id),
  approver_name TEXT,
  idempotency_key TEXT,
  fingerprint TEXT NOT NULL,
  created_at TEXT NOT NULL,
  CHECK ((reverses IS NULL) = (amount > 0) AND (reverses IS NULL) = (reason IS NULL) AND amount <> 0)
) STRICT, WITHOUT ROWID;
CREATE INDEX opening_balance_of ON opening_balance (scope, debtor, coalesce(reverses, id), amount);
CREATE UNIQUE INDEX opening_balance_by_key ON opening_balance (scope, idempotency_key)
  WHERE idempotency_key IS NOT NULL;
${onlyAddedTo('opening_balance')}

CREATE TABLE payment_received (
  id TEXT PRIMARY KEY,
  scope INTEGER NOT NULL REFERENCES list_scope (id),
  debtor TEXT NOT NULL,
  debtor_name TEXT NOT NULL,
  received_on TEXT NOT NULL,
  method TEXT NOT NULL,
  amount INTEGER NOT NULL,
  balance INTEGER NOT NULL,
  reference TEXT,
  cash_session_id TEXT REFERENCES cash_session (id),
  reverses TEXT UNIQUE REFERENCES payment_received (id),
  reason TEXT,
  operator_id TEXT REFERENCES operator (id),
  operator_name TEXT,
  approver_id TEXT REFERENCES operator (id),
  approver_name TEXT,
  idempotency_key TEXT,
  fingerprint TEXT NOT NULL,
  created_at TEXT NOT NULL,
  CHECK ((reverses IS NULL) = (amount > 0) AND (reverses IS NULL) = (reason IS NULL) AND amount <> 0)
) STRICT, WITHOUT ROWID;
CREATE INDEX payment_received_of ON payment_received (scope, debtor, id);
CREATE INDEX payment_received_newest ON payment_received (scope, id);
CREATE INDEX payment_received_in ON payment_received (cash_session_id, id) WHERE cash_session_id IS NOT NULL;
CREATE UNIQUE INDEX payment_received_by_key ON payment_received (scope, idempotency_key)
  WHERE idempotency_key IS NOT NULL;
CREATE TRIGGER payment_received_in_open BEFORE INSERT ON payment_received
WHEN (SELECT closed_at FROM cash_session WHERE id = new.cash_session_id) IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'a closed cash session never changes');
END;
${onlyAddedTo('payment_received')}

CREATE TABLE payment_allocation (
  scope INTEGER NOT NULL REFERENCES list_scope (id),
  debtor TEXT NOT NULL,
  debt_id TEXT NOT NULL,
  payment_id TEXT NOT NULL REFERENCES payment_received (id),
  amount INTEGER NOT NULL CHECK (amount <> 0),
  PRIMARY KEY (scope, debtor, debt_id, payment_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX payment_allocation_of ON payment_allocation (payment_id, debt_id, amount);
${onlyAddedTo('payment_allocation')}

CREATE VIEW debt_entry (scope, debtor, debt_id, amount) AS
SELECT scope, debtor, document_id, amount FROM document_debt
UNION ALL SELECT scope, debtor, document_id, -amount FROM debt_note WHERE counts = 1
UNION ALL SELECT scope, debtor, coalesce(reverses, id), amount FROM opening_balance
UNION ALL SELECT scope, debtor, debt_id, -amount FROM payment_allocation;

-- The form of payment of what is paid later is credit: the figures of earlier days are computed anew.
UPDATE report_day SET computed = 0;
`;
