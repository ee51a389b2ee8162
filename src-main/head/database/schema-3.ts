/**
 * PINs are set at each till: their hashes are kept here no more, and go to no till. A command may be about a series; it says
 * whose key asked for it.
 */
export const headSchema3 = `
UPDATE change SET body = body - 'pin_hash' WHERE subject = 'operator' AND body IS NOT NULL;
ALTER TABLE command ALTER COLUMN document_id DROP NOT NULL, ADD COLUMN requested_by text;
`;
