/**
 * Products that are variants of one another. A parent has a name and attributes (`[{"name": …, "values": […]}]`); a
 * variant is an ordinary product with a value for each of them, in their order. Whether the values are the same is
 * decided by their text: they are written as the parent spells them.
 */
export const variants = `
CREATE TABLE product_parent (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  folded_name TEXT NOT NULL UNIQUE,
  category TEXT,
  attributes_json TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE product_variant (
  product_id TEXT PRIMARY KEY REFERENCES product (id) ON DELETE CASCADE,
  parent_id TEXT NOT NULL REFERENCES product_parent (id) ON DELETE CASCADE,
  values_json TEXT NOT NULL,
  UNIQUE (parent_id, values_json)
) STRICT, WITHOUT ROWID;
`;
