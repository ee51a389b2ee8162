/**
 * Promotions of the catalog, and what was sold by them: of an invoice or a credit note by promotion and code, without the
 * sign they count with. `terms_json` is what the contract calls `terms`; lists are JSON, because what they name may be
 * removed from the catalog and come back.
 */
export const promotions = `
CREATE TABLE promotion (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  folded_name TEXT NOT NULL UNIQUE,
  terms_json TEXT NOT NULL,
  products_json TEXT NOT NULL,
  categories_json TEXT NOT NULL,
  price_lists_json TEXT NOT NULL,
  weekdays_json TEXT NOT NULL,
  from_date TEXT,
  until_date TEXT,
  active INTEGER NOT NULL CHECK (active IN (0, 1)),
  created_at TEXT NOT NULL,
  CHECK (from_date <= until_date)
) STRICT, WITHOUT ROWID;

CREATE TABLE sold_promotion (
  document_id TEXT NOT NULL REFERENCES document (id),
  promotion_id TEXT NOT NULL REFERENCES promotion (id),
  code TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity >= 0),
  base INTEGER NOT NULL CHECK (base >= 0),
  discount INTEGER NOT NULL CHECK (discount >= 0),
  PRIMARY KEY (document_id, promotion_id, code)
) STRICT, WITHOUT ROWID;
CREATE INDEX sold_promotion_of ON sold_promotion (promotion_id);
`;
