import { expect, it } from 'vitest';
import { migrations } from '../../../../src-main/store/migrations/migrations.ts';
import { openDatabase } from '../../../../src-main/store/sqlite/open.ts';
import { temporaryFolder } from '../../../support/store/store.ts';

it('figures of days with notes that an earlier version computed are computed anew, those of others stay', () => {
  const file = `${temporaryFolder()}/mostrador.sqlite`;
  const earlier = openDatabase(file, { migrations: migrations.slice(0, 6) });
  earlier.pragma('foreign_keys = OFF');
  earlier.exec(`
    INSERT INTO report_day VALUES (1, '2026-11-02', 7, 7), (1, '2026-11-03', 3, 3), (2, '2026-11-02', 5, 5);
    INSERT INTO report_figure VALUES
      (1, '2026-11-02', 'type', 'credit_note', 1, '', 1, 0, 100, 15, 115),
      (1, '2026-11-03', 'type', 'invoice', 1, '', 1, 0, 100, 15, 115);
  `);
  earlier.close();
  const updated = openDatabase(file, { migrations: migrations.slice(0, 7) });
  const stale = updated.prepare('SELECT scope, day FROM report_day WHERE computed <> changes').all();
  expect(stale).toEqual([{ scope: 1, day: '2026-11-02' }]);
  updated.close();
});
