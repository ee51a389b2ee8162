/**
 * What is bought is noted for the head office as all else is (`feed`), once the head office says that it takes it: an older one
 * would keep it as what it cannot read.
 */
export const reportedPurchases = `
ALTER TABLE station ADD COLUMN reports_purchases INTEGER NOT NULL DEFAULT 0 CHECK (reports_purchases IN (0, 1));
${noted('INSERT', 'new')}
${noted('UPDATE', 'new')}
${noted('DELETE', 'old')}
`;

function noted(change: 'INSERT' | 'UPDATE' | 'DELETE', row: 'new' | 'old'): string {
  return `CREATE TRIGGER feed_of_purchase_${change.toLowerCase()} AFTER ${change} ON purchase
WHEN EXISTS (SELECT 1 FROM station WHERE reports_purchases = 1) BEGIN
  DELETE FROM feed WHERE subject = 'purchase' AND ref = ${row}.id;
  INSERT INTO feed (subject, ref) VALUES ('purchase', ${row}.id);
END;`;
}
