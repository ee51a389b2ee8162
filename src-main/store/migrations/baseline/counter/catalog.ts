/**
 * Products with their pictures, the counter's tiles, customers and price lists. A price is kept without IVA and, where it was stated so, with it. `sort_name` is the name as lists order it: lower case without accents. Triggers
 * count the changes, so that a preview can tell that the catalog is no longer what was seen.
 *
 * Products and customers have a number of their own for their rows: the index that finds parts of words names rows by
 * it, and a row without one may be renumbered when the file is compacted.
 */
export const catalogSchema = `
CREATE TABLE product (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  code TEXT NOT NULL UNIQUE,
  barcode TEXT UNIQUE,
  name TEXT NOT NULL,
  unit TEXT,
  unit_price TEXT NOT NULL,
  unit_price_with_taxes TEXT,
  iva TEXT NOT NULL,
  category TEXT,
  active INTEGER NOT NULL,
  search_text TEXT NOT NULL,
  sort_name TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX product_by_name ON product (sort_name, id, active, category, search_text);
CREATE INDEX product_of_category ON product (category) WHERE category IS NOT NULL;
${findAnywhere('product')}

CREATE TABLE price_list (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  folded_name TEXT NOT NULL UNIQUE,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE product_price (
  product_id TEXT NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  price_list_id TEXT NOT NULL REFERENCES price_list (id) ON DELETE CASCADE,
  unit_price TEXT NOT NULL,
  unit_price_with_taxes TEXT,
  PRIMARY KEY (product_id, price_list_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX product_price_of_list ON product_price (price_list_id);

CREATE TABLE product_picture (
  product_id TEXT PRIMARY KEY REFERENCES product (id) ON DELETE CASCADE,
  content_type TEXT NOT NULL CHECK (content_type IN ('image/png', 'image/jpeg')),
  bytes BLOB NOT NULL,
  version TEXT NOT NULL
) STRICT;

CREATE TABLE tile_page (place INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;

CREATE TABLE tile (
  page INTEGER NOT NULL REFERENCES tile_page (place) ON DELETE CASCADE,
  place INTEGER NOT NULL,
  product_id TEXT NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  PRIMARY KEY (page, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX tile_of_product ON tile (product_id);

CREATE TABLE customer (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  identification_type TEXT NOT NULL,
  identification TEXT NOT NULL,
  name TEXT NOT NULL,
  address TEXT,
  email TEXT,
  phone TEXT,
  notes TEXT,
  price_list_id TEXT REFERENCES price_list (id) ON DELETE SET NULL,
  search_text TEXT NOT NULL,
  sort_name TEXT NOT NULL,
  created_at TEXT NOT NULL,
  UNIQUE (identification_type, identification)
) STRICT;
CREATE INDEX customer_by_name ON customer (sort_name, id, search_text);
CREATE INDEX customer_of_price_list ON customer (price_list_id) WHERE price_list_id IS NOT NULL;
${findAnywhere('customer')}

CREATE TABLE catalog_revision (subject TEXT PRIMARY KEY, revision INTEGER NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO catalog_revision VALUES ('products', 0), ('customers', 0), ('price_lists', 0);
${countChanges('product', 'products')}
${countChanges('product_price', 'products')}
${countChanges('customer', 'customers')}
${countChanges('price_list', 'price_lists')}
`;

function countChanges(table: string, subject: string): string {
  return (['INSERT', 'UPDATE', 'DELETE'] as const)
    .map(
      (change) => `
CREATE TRIGGER ${table}_${change.toLowerCase()}_counted AFTER ${change} ON ${table} BEGIN
  UPDATE catalog_revision SET revision = revision + 1 WHERE subject = '${subject}';
END;`,
    )
    .join('');
}

/** Finds three letters or more anywhere in the search text. */
function findAnywhere(table: 'product' | 'customer'): string {
  return `
CREATE VIRTUAL TABLE ${table}_search USING fts5 (search_text, content = '${table}', content_rowid = 'seq', tokenize = 'trigram');
CREATE TRIGGER ${table}_search_insert AFTER INSERT ON ${table} BEGIN
  INSERT INTO ${table}_search (rowid, search_text) VALUES (new.seq, new.search_text);
END;
CREATE TRIGGER ${table}_search_update AFTER UPDATE OF search_text ON ${table} WHEN old.search_text <> new.search_text BEGIN
  INSERT INTO ${table}_search (${table}_search, rowid, search_text) VALUES ('delete', old.seq, old.search_text);
  INSERT INTO ${table}_search (rowid, search_text) VALUES (new.seq, new.search_text);
END;
CREATE TRIGGER ${table}_search_delete AFTER DELETE ON ${table} BEGIN
  INSERT INTO ${table}_search (${table}_search, rowid, search_text) VALUES ('delete', old.seq, old.search_text);
END;`;
}
