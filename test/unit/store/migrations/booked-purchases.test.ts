import { expect, it } from 'vitest';
import { migrations } from '../../../../src-main/store/migrations/migrations.ts';
import { openDatabase } from '../../../../src-main/store/sqlite/open.ts';
import { temporaryFolder } from '../../../support/store/store.ts';

it('purchases of an earlier version are booked when they were issued', () => {
  const file = `${temporaryFolder()}/mostrador.sqlite`;
  const earlier = openDatabase(file, { migrations: migrations.slice(0, 3) });
  earlier.pragma('foreign_keys = OFF');
  const columns = earlier.prepare("SELECT name FROM pragma_table_info('purchase')").pluck().all();
  earlier
    .prepare(
      `INSERT INTO purchase (id, entity_id, environment, document_type, supplier, number, issue_date, words, content_json, origin,
         authorization_state, received_on, kind, service_lines_json, tax_support, created_at, updated_at)
       VALUES ('p', 'e', 'live', 'factura', '1790016919001', '001-001-000000001', '2026-11-02', '', '{}', 'hand', 'on_paper',
         '2026-11-02', 'goods', '[]', '01', '', '')`,
    )
    .run();
  earlier.close();
  const updated = openDatabase(file);
  expect(columns).not.toContain('booked_on');
  expect(updated.prepare('SELECT issue_date, booked_on FROM purchase').all()).toEqual([
    { issue_date: '2026-11-02', booked_on: null },
  ]);
  updated.close();
});
