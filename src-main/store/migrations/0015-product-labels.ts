/** The price on the last label of a product, in general (an empty list) or in a list of prices: dollars with two decimals. */
export const productLabels = `
CREATE TABLE product_label (
  product_id TEXT NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  price_list_id TEXT NOT NULL,
  price TEXT NOT NULL,
  made_at TEXT NOT NULL,
  PRIMARY KEY (product_id, price_list_id)
) STRICT, WITHOUT ROWID;
`;
