/** Documents of suppliers, as the authority gave them. */
export const migration0003 = `
CREATE TABLE received_document (
  environment TEXT NOT NULL,
  access_key TEXT NOT NULL,
  xml BLOB NOT NULL,
  authorized_at TEXT NOT NULL,
  fetched_at TEXT NOT NULL,
  PRIMARY KEY (environment, access_key)
) STRICT, WITHOUT ROWID;
`;
