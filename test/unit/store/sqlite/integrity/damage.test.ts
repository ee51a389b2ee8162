import { describe, expect, it } from 'vitest';
import { openStore, type Store } from '../../../../../src-main/store/sqlite/open.ts';
import { damagePage } from '../../../../support/store/damage.ts';
import { openTestStore } from '../../../../support/store/store.ts';

const ROWS = 300;

describe('a store whose file is damaged', () => {
  it('reads sound pages, names damaged ones, and refuses every write from then on', async () => {
    const { store } = await damagedStore();
    expect(store.condition.state()).toEqual({ kind: 'sound' });
    expect(await textAt(store, 0)).toBe(textOf(0));
    await expect(textAt(store, ROWS - 1)).rejects.toMatchObject({ code: 'SQLITE_CORRUPT' });
    expect(store.condition.state()).toMatchObject({ kind: 'damaged' });
    await expect(put(store, 'later')).rejects.toMatchObject({ code: 'STORE_DAMAGED' });
    expect(await textAt(store, 0)).toBe(textOf(0));
    await expect(find(store, 'later')).resolves.toBeUndefined();
    await store.close();
  });

  it('undoes a whole batch in which the damage is met, also the jobs that did not touch it', async () => {
    const { store, file } = await damagedStore();
    const results = await Promise.allSettled([
      put(store, 'before'),
      store.writes.run((tx) =>
        tx
          .selectFrom('setting')
          .selectAll()
          .where('name', '=', nameOf(ROWS - 1))
          .execute(),
      ),
      put(store, 'after'),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await store.close();
    const again = openStore(file);
    expect(await find(again, 'before')).toBeUndefined();
    expect(await find(again, 'after')).toBeUndefined();
    await again.close();
  });

  it('reports each change of its condition once, outside the statement that caused it', async () => {
    const { store } = await damagedStore();
    const seen: string[] = [];
    const unwatch = store.condition.watch(({ kind }) => seen.push(kind));
    store.condition.failed(Object.assign(new Error('failed'), { code: 'SQLITE_FULL' }));
    expect(seen).toEqual([]);
    for (let again = 0; again < 3; again += 1) await textAt(store, ROWS - 1).catch(() => {});
    unwatch();
    expect(seen).toEqual(['full', 'damaged']);
    await store.close();
  });
});

/** A store of some hundred rows, closed well, whose last page of rows was then overwritten. */
async function damagedStore(): Promise<{ store: Store; file: string }> {
  const { store, file } = openTestStore();
  await store.writes.run(async (tx) => {
    for (let index = 0; index < ROWS; index += 1) {
      await tx
        .insertInto('setting')
        .values({ name: nameOf(index), value: textOf(index) })
        .execute();
    }
  });
  await store.close();
  damagePage(file, { table: 'setting', kind: 'leaf', at: 'end' });
  return { store: openStore(file), file };
}

function nameOf(index: number): string {
  return `row ${String(index).padStart(4, '0')}`;
}

function textOf(index: number): string {
  return `${index} `.repeat(100);
}

async function textAt(store: Store, index: number): Promise<string | undefined> {
  return (await find(store, nameOf(index)))?.value;
}

function find({ db }: Store, name: string) {
  return db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
}

function put(store: Store, name: string) {
  return store.writes.run((tx) => tx.insertInto('setting').values({ name, value: '' }).execute());
}
