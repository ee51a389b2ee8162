import { describe, expect, it } from 'vitest';
import { prepareQuery, type QueryParams } from '../../../../src-main/store/sqlite/prepared.ts';
import { openTestStore } from '../../../support/store/store.ts';

describe('a prepared query', () => {
  it('is built once, and run with the values of each call', async () => {
    const { store } = openTestStore();
    let builds = 0;
    const put = prepareQuery((db, param: QueryParams<{ name: string; value: string }>) => {
      builds += 1;
      return db.insertInto('setting').values({ name: param('name'), value: param('value') });
    });
    const settingOf = prepareQuery((db, param: QueryParams<{ name: string }>) =>
      db.selectFrom('setting').select('value').where('name', '=', param('name')),
    );
    await store.writes.run(async (tx) => {
      await put(tx, { name: 'one', value: '1' });
      await put(tx, { value: '2', name: 'two' });
    });
    expect(builds).toBe(1);
    expect((await settingOf(store.db, { name: 'two' })).rows).toEqual([{ value: '2' }]);
    expect((await settingOf(store.db, { name: 'one' })).rows).toEqual([{ value: '1' }]);
    expect((await settingOf(store.db, { name: 'none' })).rows).toEqual([]);
  });

  it('keeps what else stands in it, and takes a value as often as it is named', async () => {
    const { store } = openTestStore();
    const put = prepareQuery((db, param: QueryParams<{ both: string }>) =>
      db.insertInto('setting').values([
        { name: param('both'), value: param('both') },
        { name: 'fixed', value: param('both') },
      ]),
    );
    const { numAffectedRows } = await store.writes.run((tx) => put(tx, { both: 'same' }));
    expect(numAffectedRows).toBe(2n);
    const rows = await store.db.selectFrom('setting').selectAll().orderBy('name').execute();
    expect(rows).toEqual([
      { name: 'fixed', value: 'same' },
      { name: 'same', value: 'same' },
    ]);
  });

  it('is undone with its transaction', async () => {
    const { store } = openTestStore();
    const put = prepareQuery((db, param: QueryParams<{ name: string }>) =>
      db.insertInto('setting').values({ name: param('name'), value: 'x' }),
    );
    const undone = store.writes.run(async (tx) => {
      await put(tx, { name: 'gone' });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(await store.db.selectFrom('setting').selectAll().execute()).toEqual([]);
  });
});
