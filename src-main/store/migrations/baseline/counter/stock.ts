const isOn = "(SELECT value FROM setting WHERE name = 'stock_enabled') = 'on'";

/** Books all that a document moved the other way. */
function giveBack(documentId: string): string {
  return `
  INSERT INTO stock_movement (environment, product_id, kind, quantity, on_hand, document_id, created_at)
  SELECT
    stock.environment,
    stock.product_id,
    'annulment',
    -sum(moved.quantity),
    stock.on_hand - sum(moved.quantity),
    document.id,
    document.updated_at
  FROM stock_movement AS moved
  JOIN document ON document.id = moved.document_id
  JOIN stock ON stock.product_id = moved.product_id AND stock.environment = moved.environment
  WHERE moved.document_id = ${documentId}
  GROUP BY stock.product_id
  HAVING sum(moved.quantity) <> 0;`;
}

/**
 * How much there is of each product, in each environment. Quantities are whole millionths of the product's unit: exact,
 * and SQLite sums them. Only products with a row are counted, so that nobody counts services.
 *
 * While the stock is switched on, what a document moved is booked back in the transaction that annuls or replaces it.
 * Movements are only ever added.
 */
export const stockSchema = `
CREATE TABLE stock (
  environment TEXT NOT NULL,
  product_id TEXT NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  on_hand INTEGER NOT NULL,
  minimum INTEGER,
  updated_at TEXT NOT NULL,
  PRIMARY KEY (product_id, environment)
) STRICT, WITHOUT ROWID;
CREATE INDEX stock_low ON stock (environment, product_id) WHERE on_hand <= coalesce(minimum, 0);

CREATE TABLE stock_movement (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  environment TEXT NOT NULL,
  product_id TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('in', 'out', 'count', 'sale', 'return', 'correction', 'annulment')),
  quantity INTEGER NOT NULL,
  on_hand INTEGER NOT NULL,
  reason TEXT,
  document_id TEXT REFERENCES document (id),
  operator_id TEXT REFERENCES operator (id),
  operator_name TEXT,
  approver_id TEXT REFERENCES operator (id),
  approver_name TEXT,
  idempotency_key TEXT,
  fingerprint TEXT,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX stock_movement_of ON stock_movement (product_id, environment, seq);
CREATE INDEX stock_movement_asked ON stock_movement (idempotency_key) WHERE idempotency_key IS NOT NULL;
CREATE INDEX stock_movement_of_document ON stock_movement (document_id) WHERE document_id IS NOT NULL;

CREATE TRIGGER stock_moved AFTER INSERT ON stock_movement BEGIN
  UPDATE stock SET on_hand = on_hand + new.quantity, updated_at = new.created_at
  WHERE product_id = new.product_id AND environment = new.environment;
END;
CREATE TRIGGER stock_movement_stays BEFORE UPDATE ON stock_movement BEGIN
  SELECT RAISE(ABORT, 'a stock movement never changes');
END;
CREATE TRIGGER stock_movement_kept BEFORE DELETE ON stock_movement BEGIN
  SELECT RAISE(ABORT, 'a stock movement is never deleted');
END;

CREATE TRIGGER stock_of_annulled AFTER UPDATE OF status ON document
WHEN new.status = 'annulled' AND old.status <> 'annulled' AND ${isOn} BEGIN
  ${giveBack('new.id')}
END;

CREATE TRIGGER stock_of_replaced AFTER INSERT ON replacement WHEN ${isOn} BEGIN
  ${giveBack('new.document_id')}
END;
`;
