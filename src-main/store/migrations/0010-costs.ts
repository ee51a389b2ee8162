const isOn = "(SELECT value FROM setting WHERE name = 'stock_enabled') = 'on'";

/** Books all that a document moved the other way; what comes back is worth what it was worth when it went. */
function giveBack(documentId: string): string {
  return `
  INSERT INTO stock_movement (
    environment, product_id, kind, quantity, on_hand, unit_cost, document_id, created_at
  )
  SELECT
    stock.environment,
    stock.product_id,
    'annulment',
    -sum(moved.quantity),
    stock.on_hand - sum(moved.quantity),
    max(moved.unit_cost),
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
 * What products cost: whole millionths of a dollar for one unit. \`product.unit_cost\` was stated for the product;
 * \`stock.unit_cost\` is the moving average of what came in, rounded half up, and begins with what was stated. What comes
 * in at a cost is weighed with what there is. Where there is nothing, or less, its cost is that of all; but what a document
 * brings back leaves the average where there is nothing even then. What goes out leaves the average as it is. The value of the stock of a product is limited so that the weighing stays within whole
 * numbers of SQLite; the CAST is for what documents give back beyond it.
 *
 * \`sold_cost\` has what the lines of an invoice or a credit note cost at the time, by code: base in whole cents, cost in
 * millionths of a dollar, both without the sign they count with.
 */
export const costs = `
ALTER TABLE product ADD COLUMN unit_cost INTEGER CHECK (unit_cost >= 0);
ALTER TABLE stock ADD COLUMN unit_cost INTEGER CHECK (unit_cost >= 0);
ALTER TABLE stock_movement ADD COLUMN unit_cost INTEGER CHECK (unit_cost >= 0);

CREATE TRIGGER stock_begins_at_cost AFTER INSERT ON stock WHEN new.unit_cost IS NULL BEGIN
  UPDATE stock SET unit_cost = (SELECT unit_cost FROM product WHERE id = new.product_id)
  WHERE product_id = new.product_id AND environment = new.environment;
END;

DROP TRIGGER stock_moved;
CREATE TRIGGER stock_moved AFTER INSERT ON stock_movement BEGIN
  UPDATE stock SET
    on_hand = on_hand + new.quantity,
    updated_at = new.created_at,
    unit_cost = CASE
      WHEN new.unit_cost IS NULL OR new.quantity <= 0 THEN unit_cost
      WHEN unit_cost IS NULL THEN new.unit_cost
      WHEN new.document_id IS NOT NULL AND on_hand + new.quantity <= 0 THEN unit_cost
      WHEN on_hand <= 0 THEN new.unit_cost
      ELSE CAST(
        (unit_cost * on_hand + new.unit_cost * new.quantity + (on_hand + new.quantity) / 2)
        / (on_hand + new.quantity) AS INTEGER)
    END
  WHERE product_id = new.product_id AND environment = new.environment;
END;

DROP TRIGGER stock_of_annulled;
CREATE TRIGGER stock_of_annulled AFTER UPDATE OF status ON document
WHEN new.status = 'annulled' AND old.status <> 'annulled' AND ${isOn} BEGIN
  ${giveBack('new.id')}
END;

DROP TRIGGER stock_of_replaced;
CREATE TRIGGER stock_of_replaced AFTER INSERT ON replacement WHEN ${isOn} BEGIN
  ${giveBack('new.document_id')}
END;

CREATE TABLE sold_cost (
  document_id TEXT NOT NULL REFERENCES document (id),
  code TEXT NOT NULL,
  description TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity >= 0),
  base INTEGER NOT NULL,
  unit_cost INTEGER NOT NULL CHECK (unit_cost >= 0),
  cost INTEGER NOT NULL CHECK (cost >= 0),
  PRIMARY KEY (document_id, code)
) STRICT, WITHOUT ROWID;
`;
