import { expect, it } from 'vitest';
import { z } from 'zod';
import { migrations } from '../../../../src-main/store/migrations/migrations.ts';
import { openDatabase } from '../../../../src-main/store/sqlite/open.ts';
import { temporaryFolder } from '../../../support/store/store.ts';

const AT = '2026-11-20T15:00:00.000Z';

/** A row of a table with what is stated of it, and something of the right type in each other column that needs a value. */
function insert(
  database: ReturnType<typeof openDatabase>,
  table: string,
  stated: Record<string, unknown>,
): void {
  const columns = z
    .array(z.object({ name: z.string(), type: z.string(), notnull: z.number(), dflt_value: z.unknown() }))
    .parse(database.prepare(`SELECT * FROM pragma_table_info('${table}')`).all());
  const needed = columns.filter(
    ({ name, notnull, dflt_value }) => !(name in stated) && notnull === 1 && dflt_value === null,
  );
  const row = {
    ...Object.fromEntries(needed.map(({ name, type }) => [name, type === 'TEXT' ? '{}' : 1])),
    ...stated,
  };
  const names = Object.keys(row);
  database
    .prepare(
      `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((name) => `@${name}`).join(', ')})`,
    )
    .run(row);
}

it('the e-mail of an earlier version stays in its queue, which takes proformas from then on and nothing about two things', () => {
  const file = `${temporaryFolder()}/mostrador.sqlite`;
  const earlier = openDatabase(file, { migrations: migrations.slice(0, 8) });
  const to = { request: 2, recipient: 'ana@example.com', created_at: '2026-11-20' };
  insert(earlier, 'entity', { id: 'e', kind: 'live', regime: 'general' });
  const issued = { issue_date: '2026-11-20', issued_at: AT, created_at: AT, updated_at: AT, total: '1.00' };
  insert(earlier, 'document', { id: 'd', entity_id: 'e', environment: 'live', type: 'invoice', ...issued });
  insert(earlier, 'email', { ...to, document_id: 'd', status: 'queued', next_attempt_at: '2026-11-21' });
  const month = { entity_id: 'e', environment: 'live', month: '2026-10', content_mark: 'mark' };
  insert(earlier, 'email', { ...to, ...month, status: 'sent', sent_at: '2026-11-02' });
  const before = earlier.prepare('SELECT * FROM email ORDER BY id').all();
  earlier.close();
  const updated = openDatabase(file);
  updated.pragma('foreign_keys = OFF');
  const after = updated.prepare('SELECT * FROM email ORDER BY id').all();
  expect(after).toEqual(before.map((row) => ({ ...(row as object), proforma_id: null })));
  const about = (columns: string, values: string) => () =>
    updated.exec(
      `INSERT INTO email (${columns}, request, recipient, status, next_attempt_at, created_at)
       VALUES (${values}, 1, 'ana@example.com', 'queued', '', '')`,
    );
  expect(about('proforma_id, entity_id, environment', "'p', 'e', 'live'")).not.toThrow();
  expect(about('proforma_id, document_id', "'p', 'd'")).toThrow('CHECK');
  const indexes = updated
    .prepare("SELECT name FROM sqlite_schema WHERE tbl_name = 'email' AND type = 'index' ORDER BY name")
    .pluck();
  expect(indexes.all()).toEqual(['email_due', 'email_of_document', 'email_of_month', 'email_of_proforma']);
  const triggers = updated
    .prepare("SELECT name FROM sqlite_schema WHERE name = 'email_of_authorized'")
    .pluck();
  expect(triggers.all()).toEqual(['email_of_authorized']);
  updated.close();
});

it('what a proforma says never changes, and the first invoice that names it is what it became', () => {
  const database = openDatabase(`${temporaryFolder()}/mostrador.sqlite`);
  database.pragma('foreign_keys = OFF');
  const issued = { issue_date: '2026-11-20', issued_at: AT, created_at: AT, updated_at: AT, total: '1.00' };
  for (const [id, type, sequential] of [
    ['note', 'credit_note', 1],
    ['d', 'invoice', 2],
    ['again', 'invoice', 3],
  ])
    insert(database, 'document', { id, type, sequential, access_key: id, environment: 'live', ...issued });
  database.exec(`
    INSERT INTO proforma (id, scope, establishment, emission_point, sequential, issue_date, valid_until, identification,
      buyer_name, total, search_text, issuer_json, content_json, invoice_body_json, fingerprint, created_at)
    VALUES ('p', 1, '001', '001', 1, '2026-11-21', '2026-12-06', '', '', '1.00', '', '{}', '{}', '{}', '', '');
    UPDATE proforma SET accepted_at = '2026-11-22';
    INSERT INTO document_metadata (scope, key, value, seq) SELECT 1, 'mostrador_proforma', 'p', seq FROM document ORDER BY seq;
  `);
  expect(database.prepare('SELECT * FROM proforma_invoice').all()).toEqual([
    { proforma_id: 'p', document_id: 'd' },
  ]);
  for (const refused of [
    "UPDATE proforma SET total = '2.00'",
    "UPDATE proforma SET valid_until = '2027-01-01'",
    'DELETE FROM proforma',
    "UPDATE proforma_invoice SET document_id = 'other'",
    'DELETE FROM proforma_invoice',
    "INSERT INTO proforma_invoice VALUES ('p', 'other')",
    "INSERT INTO proforma_invoice VALUES ('q', 'd')",
  ]) {
    expect(() => database.exec(refused), refused).toThrow();
  }
  database.close();
});
