/** The picture each business prints on its pages and sends with its mail. Its size in pixels is as it is shown. */
export const migration0011 = `
CREATE TABLE logo (
  entity_id TEXT PRIMARY KEY REFERENCES entity (id),
  content_type TEXT NOT NULL CHECK (content_type IN ('image/png', 'image/jpeg')),
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  size INTEGER NOT NULL,
  bytes BLOB NOT NULL,
  version TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;
`;
