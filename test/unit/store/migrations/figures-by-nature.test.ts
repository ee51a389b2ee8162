import { expect, it } from 'vitest';
import { migrations } from '../../../../src-main/store/migrations/migrations.ts';
import { openDatabase } from '../../../../src-main/store/sqlite/open.ts';
import { temporaryFolder } from '../../../support/store/store.ts';

it('figures of days that an earlier version computed are computed anew', () => {
  const file = `${temporaryFolder()}/mostrador.sqlite`;
  const earlier = openDatabase(file, { migrations: migrations.slice(0, 1) });
  earlier.pragma('foreign_keys = OFF');
  earlier.prepare("INSERT INTO report_day VALUES (1, '2026-11-02', 7, 7), (1, '2026-11-03', 3, 2)").run();
  earlier.close();
  const updated = openDatabase(file);
  const stale = updated.prepare('SELECT day FROM report_day WHERE computed <> changes ORDER BY day').pluck();
  expect(stale.all()).toEqual(['2026-11-02', '2026-11-03']);
  updated.close();
});
