/** PINs are set at each till: their hashes are kept here no more, and go to no till. */
export const headSchema3 = `
UPDATE change SET body = body - 'pin_hash' WHERE subject = 'operator' AND body IS NOT NULL;
`;
