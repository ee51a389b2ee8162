/**
 * What this station has to tell its head office. A trigger notes what changed in the transaction that changes it, and
 * only while the station is enrolled: without a row in `station` nothing is noted. A later change takes a new position,
 * so that an acknowledgement never takes away what came after it. A note is a subject and the record it is about;
 * what it says is read when it is sent.
 *
 * The old note is deleted before the new one is inserted, instead of replaced: the conflict clause of the statement that
 * fires a trigger counts for the statements of the trigger too.
 */
export const feedSchema = `
CREATE TABLE station (
  only_one INTEGER PRIMARY KEY CHECK (only_one = 1),
  id TEXT NOT NULL,
  url TEXT NOT NULL,
  pin TEXT NOT NULL,
  sealed_key BLOB NOT NULL,
  incarnation TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('enrolled', 'unproven', 'forked', 'revoked')),
  position INTEGER NOT NULL,
  last_batch TEXT,
  batch TEXT,
  batch_end INTEGER,
  CHECK ((batch IS NULL) = (batch_end IS NULL))
) STRICT;

CREATE TABLE feed (
  position INTEGER PRIMARY KEY AUTOINCREMENT,
  subject TEXT NOT NULL,
  ref TEXT NOT NULL,
  UNIQUE (subject, ref)
) STRICT;

${noted('document', ['INSERT', 'UPDATE'], 'document', (row) => `${row}.id`)}
${noted('document_event', ['INSERT'], 'document', (row) => `(SELECT id FROM document WHERE seq = ${row}.seq)`)}
${noted('credit', ['INSERT', 'DELETE'], 'document', (row) => `${row}.invoice_id`)}
${noted('cash_session', ['INSERT', 'UPDATE'], 'cash_session', (row) => `${row}.id`)}
${noted('cash_movement', ['INSERT'], 'cash_movement', (row) => `${row}.id`)}
${noted('stock_movement', ['INSERT'], 'stock_movement', (row) => `${row}.seq`)}
${noted('customer', ['INSERT', 'UPDATE', 'DELETE'], 'customer', (row) => `${row}.id`)}
${noted('event', ['INSERT'], 'event', (row) => `${row}.id`)}
`;

type Change = 'INSERT' | 'UPDATE' | 'DELETE';

function noted(
  table: string,
  changes: readonly Change[],
  subject: string,
  refOf: (row: 'new' | 'old') => string,
): string {
  return changes
    .map((change) => {
      const ref = refOf(change === 'DELETE' ? 'old' : 'new');
      return `
CREATE TRIGGER feed_of_${table}_${change.toLowerCase()} AFTER ${change} ON ${table}
WHEN EXISTS (SELECT 1 FROM station) BEGIN
  DELETE FROM feed WHERE subject = '${subject}' AND ref = ${ref};
  INSERT INTO feed (subject, ref) VALUES ('${subject}', ${ref});
END;`;
    })
    .join('');
}
