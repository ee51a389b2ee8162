/**
 * Goods that purchases brought. \`purchase.inventory\`: pending where a person has to say what its lines are; what was taken
 * in before stays \`none\`, so that nobody is asked for years of purchases; \`no_goods\` becomes pending again once a line is
 * matched otherwise. \`supplier_item\` is what the lines of a supplier are, by its code (or none) and description: a product, and
 * how many of its units one of the supplier's is (millionths), or null: no goods. A receipt is never changed but for its
 * reversal, and a purchase has one at a time; costs are whole cents of a line, whole millionths of a dollar of a unit.
 */
export const goodsReceipts = `
ALTER TABLE purchase ADD COLUMN inventory TEXT NOT NULL DEFAULT 'none'
  CHECK (inventory IN ('none', 'no_goods', 'pending', 'entered'));
CREATE TRIGGER purchase_entered_stays BEFORE DELETE ON purchase WHEN old.inventory = 'entered' BEGIN
  SELECT RAISE(ABORT, 'the goods of this purchase are in stock');
END;

CREATE TABLE supplier_item (
  entity_id TEXT NOT NULL REFERENCES entity (id),
  environment TEXT NOT NULL,
  supplier TEXT NOT NULL,
  code TEXT NOT NULL,
  name TEXT NOT NULL,
  product_id TEXT REFERENCES product (id) ON DELETE CASCADE,
  factor INTEGER NOT NULL CHECK (factor > 0),
  updated_at TEXT NOT NULL,
  PRIMARY KEY (entity_id, environment, supplier, code, name)
) STRICT, WITHOUT ROWID;
CREATE INDEX supplier_item_of_product ON supplier_item (product_id) WHERE product_id IS NOT NULL;

CREATE TABLE goods_receipt (
  id TEXT PRIMARY KEY,
  entity_id TEXT NOT NULL REFERENCES entity (id),
  environment TEXT NOT NULL,
  purchase_id TEXT NOT NULL,
  iva_in_cost INTEGER NOT NULL CHECK (iva_in_cost IN (0, 1)),
  operator_id TEXT,
  operator_name TEXT,
  approver_id TEXT,
  approver_name TEXT,
  entered_at TEXT NOT NULL,
  reversed_at TEXT,
  reversal_reason TEXT,
  reverser_id TEXT,
  reverser_name TEXT
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX goods_receipt_of_purchase ON goods_receipt (purchase_id) WHERE reversed_at IS NULL;
CREATE INDEX goods_receipts_of_purchase ON goods_receipt (purchase_id, id);
CREATE TRIGGER goods_receipt_reversed_once BEFORE UPDATE ON goods_receipt
WHEN old.reversed_at IS NOT NULL OR new.id <> old.id OR new.purchase_id <> old.purchase_id
  OR new.entered_at <> old.entered_at BEGIN
  SELECT RAISE(ABORT, 'a goods receipt changes by its reversal alone');
END;
CREATE TRIGGER goods_receipt_undeleted BEFORE DELETE ON goods_receipt BEGIN
  SELECT RAISE(ABORT, 'a goods receipt is never deleted');
END;

CREATE TABLE goods_receipt_line (
  receipt_id TEXT NOT NULL REFERENCES goods_receipt (id),
  line INTEGER NOT NULL CHECK (line >= 0),
  product_id TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  cost INTEGER NOT NULL CHECK (cost >= 0),
  PRIMARY KEY (receipt_id, line)
) STRICT, WITHOUT ROWID;

CREATE TABLE goods_receipt_product (
  receipt_id TEXT NOT NULL REFERENCES goods_receipt (id),
  product_id TEXT NOT NULL,
  code TEXT NOT NULL,
  name TEXT NOT NULL,
  unit_price TEXT NOT NULL,
  unit_price_with_taxes TEXT,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  unit_cost INTEGER NOT NULL CHECK (unit_cost >= 0),
  cost_before INTEGER CHECK (cost_before >= 0),
  cost_after INTEGER NOT NULL CHECK (cost_after >= 0),
  PRIMARY KEY (receipt_id, product_id)
) STRICT, WITHOUT ROWID;
`;
