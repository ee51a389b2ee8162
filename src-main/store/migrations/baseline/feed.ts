/**
 * What this station has to report to its head office. A trigger notes what changed in the transaction that changes it, and
 * only while the station is enrolled: without a row in `station` nothing is noted. A later change takes a new position,
 * so that an acknowledgement never takes away what came after it. A note is a subject and the record it is about;
 * what it says is read when it is sent.
 *
 * The old note is deleted before the new one is inserted, instead of replaced: the conflict clause of the statement that
 * fires a trigger counts for the statements of the trigger too.
 *
 * `head_item` is what the head office decides here: which record of this station it is, or why it could not be one. While
 * everything is learned anew (`learning`), what was not named yet is stale. `customer_base` is what of a customer the head
 * office has, for what differs to be reported and kept here meanwhile; a customer is noted by its identification. `head_command` is what it asked this station to
 * do: what was done stays, so that it is not done again for a head office that was put back to an earlier day.
 *
 * Who went back numbers the movements of stock from far above: those that come back keep the position they had.
 */
export const feedSchema = `
CREATE TABLE station (
  only_one INTEGER PRIMARY KEY CHECK (only_one = 1),
  id TEXT NOT NULL,
  url TEXT NOT NULL,
  pin TEXT NOT NULL,
  business TEXT NOT NULL,
  sealed_key BLOB NOT NULL,
  incarnation TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('enrolled', 'unproven', 'forked', 'revoked')),
  enrolled_at TEXT NOT NULL,
  position INTEGER NOT NULL,
  last_batch TEXT,
  batch TEXT,
  batch_end INTEGER,
  changes_position INTEGER NOT NULL DEFAULT 0,
  learning INTEGER NOT NULL DEFAULT 0,
  resuming TEXT,
  fetching TEXT CHECK (fetching IN ('documents', 'records')),
  fetched TEXT,
  fetched_sessions_json TEXT,
  retiring INTEGER NOT NULL DEFAULT 0,
  CHECK ((batch IS NULL) = (batch_end IS NULL))
) STRICT;

CREATE TRIGGER station_went_back AFTER UPDATE OF state ON station
WHEN new.state = 'unproven' AND old.state <> 'unproven' BEGIN
  INSERT INTO sqlite_sequence (name, seq)
  SELECT 'stock_movement', 0 WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'stock_movement');
  UPDATE sqlite_sequence SET seq = seq + 1000000000 WHERE name = 'stock_movement';
END;

CREATE TABLE credit_hold (
  note_id TEXT NOT NULL,
  revision INTEGER NOT NULL,
  PRIMARY KEY (note_id, revision)
) STRICT, WITHOUT ROWID;

CREATE TABLE credit_elsewhere (
  invoice_id TEXT NOT NULL REFERENCES document (id),
  amount TEXT NOT NULL,
  until TEXT
) STRICT;
CREATE INDEX credit_elsewhere_of ON credit_elsewhere (invoice_id);

CREATE TABLE feed (
  position INTEGER PRIMARY KEY AUTOINCREMENT,
  subject TEXT NOT NULL,
  ref TEXT NOT NULL,
  UNIQUE (subject, ref)
) STRICT;

CREATE TABLE head_item (
  subject TEXT NOT NULL,
  id TEXT NOT NULL,
  version INTEGER NOT NULL,
  local_id TEXT,
  refused_json TEXT,
  stale INTEGER NOT NULL,
  PRIMARY KEY (subject, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX head_item_here ON head_item (subject, local_id);
CREATE INDEX head_item_refused ON head_item (subject, id) WHERE refused_json IS NOT NULL;
CREATE INDEX head_item_stale ON head_item (subject, id) WHERE stale = 1;

CREATE TABLE customer_base (
  key TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  name TEXT NOT NULL,
  address TEXT,
  email TEXT,
  phone TEXT,
  price_list_id TEXT,
  notes TEXT
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX customer_by_key ON customer (${keyOf()});
CREATE VIEW shared_customer AS
SELECT ${keyOf()} AS key, customer.id, identification_type, identification, name, address, email, phone,
  list.id AS price_list_id, notes, created_at
FROM customer
LEFT JOIN head_item AS list ON list.subject = 'price_list' AND list.local_id = customer.price_list_id;

CREATE TABLE head_command (
  id TEXT PRIMARY KEY,
  revision INTEGER NOT NULL,
  asked_json TEXT NOT NULL,
  ended_at TEXT,
  problem_json TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX head_command_waiting ON head_command (id) WHERE ended_at IS NULL;

${noted('document', ['INSERT', 'UPDATE'], 'document', (row) => `${row}.id`)}
${noted('document_event', ['INSERT'], 'document', (row) => `(SELECT id FROM document WHERE seq = ${row}.seq)`)}
${noted('credit', ['INSERT', 'DELETE'], 'document', (row) => `${row}.invoice_id`)}
${noted('cash_session', ['INSERT', 'UPDATE'], 'cash_session', (row) => `${row}.id`)}
${noted('cash_movement', ['INSERT'], 'cash_movement', (row) => `${row}.id`)}
${noted('stock_movement', ['INSERT'], 'stock_movement', (row) => `${row}.seq`)}
${noted('customer', ['INSERT', 'UPDATE', 'DELETE'], 'customer', keyOf)}
CREATE TRIGGER feed_of_customer_renamed AFTER UPDATE ON customer
WHEN ${keyOf('old')} <> ${keyOf('new')} AND EXISTS (SELECT 1 FROM station) BEGIN
  ${note('customer', keyOf('old'))}
END;
${noted('event', ['INSERT'], 'event', (row) => `${row}.id`)}
${noted('head_command', ['UPDATE'], 'command_result', (row) => `${row}.id`)}
${refusalNoted('INSERT', 'new', 'new.refused_json IS NOT NULL')}
${refusalNoted('UPDATE', 'new', '(old.refused_json, old.version) IS NOT (new.refused_json, new.version) AND coalesce(old.refused_json, new.refused_json) IS NOT NULL')}
${refusalNoted('DELETE', 'old', 'old.refused_json IS NOT NULL')}
`;

/** Who a customer is, at whichever till; of a declared type, without which no index is used where it meets a column. */
function keyOf(row?: 'new' | 'old'): string {
  const of = row === undefined ? '' : `${row}.`;
  return `CAST(${of}identification_type || ':' || ${of}identification AS TEXT)`;
}

/** What could not be done of the head office's changes, and what could be done in the end. */
function refusalNoted(change: Change, row: 'new' | 'old', when: string): string {
  return `
CREATE TRIGGER feed_of_refused_${change.toLowerCase()} AFTER ${change} ON head_item
WHEN ${when} AND EXISTS (SELECT 1 FROM station) BEGIN
  ${note('refused_change', `${row}.subject || ':' || ${row}.id`)}
END;`;
}

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
  ${note(subject, ref)}
END;`;
    })
    .join('');
}

function note(subject: string, ref: string): string {
  return `DELETE FROM feed WHERE subject = '${subject}' AND ref = ${ref};
  INSERT INTO feed (subject, ref) VALUES ('${subject}', ${ref});`;
}
