const ofMoved = 'product_id = new.product_id AND environment = new.environment';

/**
 * What a supplier's credit note does: goods that went back (\`return\`), or a lower cost of what is there (\`discount\`), as
 * receipts of their own. \`freight\`, whole cents, is what the lines of an entry carry of what it cost to bring them.
 *
 * An exit (\`out\`) at a cost takes that much off the value of all there is, and the average of the rest follows,
 * never below nothing; where nothing is left it stays. An exit of no units with a cost states the average.
 */
export const supplierReturns = `
ALTER TABLE goods_receipt ADD COLUMN effect TEXT NOT NULL DEFAULT 'entry'
  CHECK (effect IN ('entry', 'return', 'discount'));
ALTER TABLE goods_receipt ADD COLUMN freight INTEGER NOT NULL DEFAULT 0 CHECK (freight >= 0);

DROP TRIGGER stock_moved;
CREATE TRIGGER stock_moved AFTER INSERT ON stock_movement BEGIN
  UPDATE stock SET
    on_hand = on_hand + new.quantity,
    updated_at = new.created_at,
    unit_cost = CASE
      WHEN new.unit_cost IS NULL THEN unit_cost
      WHEN new.kind = 'out' AND new.quantity = 0 THEN new.unit_cost
      WHEN new.kind = 'out' AND on_hand + new.quantity > 0 THEN max(0, CAST(
        (unit_cost * on_hand + new.unit_cost * new.quantity + (on_hand + new.quantity) / 2)
        / (on_hand + new.quantity) AS INTEGER))
      WHEN new.quantity <= 0 THEN unit_cost
      WHEN unit_cost IS NULL THEN new.unit_cost
      WHEN new.document_id IS NOT NULL AND on_hand + new.quantity <= 0 THEN unit_cost
      WHEN on_hand <= 0 THEN new.unit_cost
      ELSE CAST(
        (unit_cost * on_hand + new.unit_cost * new.quantity + (on_hand + new.quantity) / 2)
        / (on_hand + new.quantity) AS INTEGER)
    END
  WHERE ${ofMoved};
  INSERT INTO lotted_movement
  SELECT * FROM stock_movement WHERE seq = new.seq AND EXISTS (SELECT 1 FROM stock_lot WHERE ${ofMoved});
END;
`;
