/** How often a document was looked at in the portal, and whether the business shows its test documents there. */
export const migration0010 = `
ALTER TABLE document ADD COLUMN portal_views INTEGER NOT NULL DEFAULT 0;
ALTER TABLE document ADD COLUMN portal_last_viewed_at TEXT;
ALTER TABLE entity ADD COLUMN portal_shows_test INTEGER NOT NULL DEFAULT 0 CHECK (portal_shows_test IN (0, 1));
`;
