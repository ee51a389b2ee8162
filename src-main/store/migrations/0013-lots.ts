/** Ecuador's day of a movement: what expires on it is still good. */
const day = "date(new.created_at, '-5 hours')";

const ofMoved = 'product_id = new.product_id AND environment = new.environment';

/** What there was of the product in no lot before the movement; below zero, more was sold than was on record. */
const restBefore = `((SELECT quantity FROM stock_rest WHERE ${ofMoved}) - new.quantity)`;

/** Of the product of a movement. */
const lotsOfProduct = `(
  SELECT id, expires_on, on_hand FROM stock_lot WHERE ${ofMoved}
) AS lot`;

/** What a person stated that a movement brings into lots, or takes from them. */
const stated = `(
  SELECT value ->> '$.lot' AS lot_id, value ->> '$.quantity' AS quantity FROM json_each(coalesce(new.lots, '[]'))
)`;

/** What movements of documents took from lots or brought, by lot. */
function movedBy(movements: string): string {
  return `(
  SELECT lot_id, sum(quantity) AS quantity FROM stock_lot_movement
  WHERE movement_seq IN (SELECT seq FROM stock_movement WHERE ${movements}) GROUP BY lot_id
)`;
}

/** What goes out of these lots first: what a person stated, or what the document brought back. */
const chosen = `(
  SELECT lot_id, quantity FROM ${stated}
  UNION ALL
  SELECT lot_id, quantity FROM ${movedBy('document_id = new.document_id')} WHERE quantity > 0
)`;

/** The invoice with which it was sold: of a note and its annulment, that of the note. */
const invoice = `coalesce(
  new.invoice_id,
  (SELECT invoice_id FROM stock_movement WHERE document_id = new.document_id AND invoice_id IS NOT NULL LIMIT 1),
  new.document_id
)`;
const ofInvoice = `document_id = ${invoice}
  OR document_id IN (SELECT document_id FROM stock_movement WHERE invoice_id = ${invoice})`;

/**
 * Lots of products, with their expiry: whole millionths, never less than none. What there is of a product and in no lot is its
 * rest, which is below zero only where no lot has any. Every movement is shared over lots in its own transaction:
 *
 * - what a person brings goes into the lots stated (`stock_movement.lots`), the rest into none;
 * - what a document brings back goes into the lots that its invoice took it from, the first to expire first;
 * - what goes out comes from the lots stated, or those that the document brought back; then from what is in no lot, which counts
 *   as older, from the first to expire that is not expired, from what is expired; the rest is owed by what is in no lot;
 * - what a count lacks comes from what is expired before all else: it was thrown away;
 * - where there was less than none, what comes in makes up for that first.
 *
 * A lot is known by its product, environment, expiry and number: one that was gone for a while is the same again, and what
 * moved it stays, as movements do. A product whose lots are tracked no more has them still, and they go on as before.
 * `stock_moved` is that of the costs, which then hands the movements of products with lots on to `lots_moved`: SQLite orders
 * no two triggers of one event.
 */
export const lots = `
ALTER TABLE product ADD COLUMN tracks_lots INTEGER NOT NULL DEFAULT 0 CHECK (tracks_lots IN (0, 1));
ALTER TABLE stock_movement ADD COLUMN lots TEXT;
ALTER TABLE stock_movement ADD COLUMN invoice_id TEXT;
CREATE INDEX stock_movement_of_invoice ON stock_movement (invoice_id) WHERE invoice_id IS NOT NULL;

CREATE TABLE stock_lot (
  id TEXT PRIMARY KEY,
  environment TEXT NOT NULL,
  product_id TEXT NOT NULL,
  number TEXT NOT NULL,
  expires_on TEXT NOT NULL,
  on_hand INTEGER NOT NULL DEFAULT 0 CHECK (on_hand >= 0),
  FOREIGN KEY (product_id, environment) REFERENCES stock (product_id, environment) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX stock_lot_of ON stock_lot (product_id, environment);
CREATE INDEX stock_lot_expiring ON stock_lot (environment, expires_on) WHERE on_hand > 0;

CREATE VIEW stock_rest AS SELECT product_id, environment, on_hand - (
  SELECT coalesce(sum(on_hand), 0) FROM stock_lot
  WHERE product_id = stock.product_id AND environment = stock.environment
) AS quantity FROM stock;

CREATE TABLE stock_lot_movement (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  lot_id TEXT NOT NULL,
  movement_seq INTEGER REFERENCES stock_movement (seq),
  quantity INTEGER NOT NULL CHECK (quantity <> 0),
  operator_id TEXT,
  operator_name TEXT,
  approver_id TEXT,
  approver_name TEXT,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX stock_lot_movement_of ON stock_lot_movement (movement_seq) WHERE movement_seq IS NOT NULL;
CREATE TRIGGER stock_lot_moved AFTER INSERT ON stock_lot_movement BEGIN
  UPDATE stock_lot SET on_hand = on_hand + new.quantity WHERE id = new.lot_id;
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
  INSERT INTO lotted_movement
  SELECT * FROM stock_movement WHERE seq = new.seq AND EXISTS (SELECT 1 FROM stock_lot WHERE ${ofMoved});
END;

CREATE VIEW lotted_movement AS SELECT * FROM stock_movement;
CREATE TRIGGER lots_moved INSTEAD OF INSERT ON lotted_movement BEGIN
  INSERT INTO stock_lot_movement (lot_id, movement_seq, quantity, created_at)
  SELECT lot_id, new.seq, min(wanted, room - before), new.created_at
  FROM (
    SELECT lot_id, wanted, new.quantity + min(0, ${restBefore}) AS room,
      sum(wanted) OVER (ORDER BY expires_on, lot_id ROWS UNBOUNDED PRECEDING) - wanted AS before
    FROM (
      SELECT lot.id AS lot_id, lot.expires_on, stated.quantity AS wanted
      FROM ${lotsOfProduct} JOIN ${stated} AS stated ON stated.lot_id = lot.id
      WHERE new.quantity > 0
      UNION ALL
      SELECT lot.id, lot.expires_on, -sold.quantity
      FROM ${lotsOfProduct} JOIN ${movedBy(ofInvoice)} AS sold ON sold.lot_id = lot.id
      WHERE new.quantity > 0 AND new.document_id IS NOT NULL AND sold.quantity < 0
    )
  )
  WHERE before < room;

  INSERT INTO stock_lot_movement (lot_id, movement_seq, quantity, created_at)
  SELECT lot_id, new.seq, -sum(min(room, -new.quantity - before)), new.created_at
  FROM (
    SELECT lot_id, room, sum(room) OVER (ORDER BY turn, expires_on, lot_id ROWS UNBOUNDED PRECEDING) - room AS before
    FROM (
      SELECT lot.id AS lot_id, 0 AS turn, lot.expires_on, min(lot.on_hand, chosen.quantity) AS room
      FROM ${lotsOfProduct} JOIN ${chosen} AS chosen ON chosen.lot_id = lot.id
      WHERE new.quantity < 0
      UNION ALL
      SELECT lot.id, CASE WHEN lot.expires_on >= ${day} THEN 2 WHEN new.kind = 'count' THEN 0 ELSE 3 END, lot.expires_on,
        lot.on_hand - min(lot.on_hand, coalesce((SELECT quantity FROM ${chosen} WHERE lot_id = lot.id), 0))
      FROM ${lotsOfProduct}
      WHERE new.quantity < 0
      UNION ALL
      SELECT NULL, 1, '', max(0, ${restBefore})
      WHERE new.quantity < 0
    )
    WHERE room > 0
  )
  WHERE before < -new.quantity AND lot_id IS NOT NULL
  GROUP BY lot_id;
END;
`;
