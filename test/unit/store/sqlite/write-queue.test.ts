import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openStore, type Store } from '../../../../src-main/store/sqlite/open.ts';
import { prepareQuery, type QueryParams } from '../../../../src-main/store/sqlite/prepared.ts';
import type { Tx } from '../../../../src-main/store/sqlite/write-queue.ts';
import { commitsOf, openTestStore } from '../../../support/store/store.ts';

describe('the write queue', () => {
  it('lets writes that come together share a commit', async () => {
    const { store, file } = openTestStore();
    const before = commitsOf(file);
    await Promise.all(Array.from({ length: 50 }, (_, index) => put(store, `name ${index}`)));
    expect(commitsOf(file) - before).toBe(1);
    expect(await names(store)).toHaveLength(50);
  });

  it('takes a patient write along with the next one, and writes it alone when none comes', async () => {
    const { store, file } = openTestStore();
    const before = commitsOf(file);
    const settled: string[] = [];
    const write = (name: string, haste?: 'patient') =>
      store.writes.run((tx) => insert(tx, name), haste).then(() => settled.push(name));
    await Promise.all([write('signature', 'patient'), write('sale')]);
    expect(settled).toEqual(['sale', 'signature']);
    expect(commitsOf(file) - before).toBe(1);
    await write('last signature', 'patient');
    expect(commitsOf(file) - before).toBe(2);
  });

  it('leaves no patient write behind when it closes', async () => {
    const { store, file } = openTestStore();
    const written = store.writes.run((tx) => insert(tx, 'signature'), 'patient');
    await store.close();
    await written;
    const again = openStore(file);
    expect(await names(again)).toEqual(['signature']);
    await again.close();
  });

  it('resolves no job before the commit', async () => {
    const { store, file } = openTestStore();
    const before = commitsOf(file);
    const seen = await Promise.all(['a', 'b'].map((name) => put(store, name).then(() => commitsOf(file))));
    expect(seen).toEqual([before + 1, before + 1]);
  });

  it('undoes a job that fails alone, even half done, and keeps its companions', async () => {
    const { store, file } = openTestStore();
    const commits = commitsOf(file);
    // The first of a batch has no savepoint to go back to: this one must not be it.
    const before = put(store, 'before');
    const failing = store.writes.run(async (tx) => {
      await insert(tx, 'half');
      throw new Error('no more');
    });
    const results = await Promise.allSettled([before, failing, put(store, 'after')]);
    expect(commitsOf(file) - commits).toBe(1);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    await expect(failing).rejects.toThrow('no more');
    expect(await names(store)).toEqual(['after', 'before']);
  });

  it('undoes the first job that fails with all it did, and begins anew with the others', async () => {
    const { store, file } = openTestStore();
    const before = commitsOf(file);
    const failing = store.writes.run(async (tx) => {
      await insert(tx, 'half');
      throw new Error('no more');
    });
    const results = await Promise.allSettled([failing, put(store, 'one'), put(store, 'other')]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(await names(store)).toEqual(['one', 'other']);
    expect(commitsOf(file) - before).toBe(1);
  });

  it('writes nothing for a job that has ended', async () => {
    const { store } = openTestStore();
    const late = await store.writes.run(async (tx) => () => putKept(tx, { name: 'late' }));
    await expect(late()).rejects.toThrow('Transaction is already committed');
    expect(await names(store)).toEqual([]);
  });

  it('undoes a job whose own statement is refused, and only that one', async () => {
    const { store } = openTestStore();
    const before = put(store, 'before');
    const twice = store.writes.run(async (tx) => {
      await insert(tx, 'half');
      await insert(tx, 'half');
    });
    const results = await Promise.allSettled([before, twice]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    await expect(twice).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_PRIMARYKEY' });
    expect(await names(store)).toEqual(['before']);
  });

  it('runs jobs that are added while it writes', async () => {
    const { store } = openTestStore();
    const order: string[] = [];
    const first = store.writes.run(async () => {
      void put(store, 'second').then(() => order.push('second'));
      order.push('first');
    });
    await first;
    await expect.poll(() => order).toEqual(['first', 'second']);
  });

  it('hides uncommitted writes from readers', async () => {
    const { store } = openTestStore();
    let seen: readonly string[] | undefined;
    const reading: Promise<unknown>[] = [];
    await store.writes
      .run(async (tx) => {
        await insert(tx, 'secret');
        reading.push(names(store).then((found) => (seen = found)));
        await insert(tx, 'more');
        throw new Error('changed my mind');
      })
      .catch(() => {});
    await Promise.all(reading);
    expect(seen).toEqual([]);
  });
});

describe('a transaction that SQLite rolled back by itself', () => {
  const why = 'a statement failed, and SQLite undid the whole transaction';

  /** Passes over the error of a statement that takes all others with it. */
  async function passOver(tx: Tx): Promise<void> {
    await insert(tx, 'half');
    await sql`INSERT OR ROLLBACK INTO setting (name, value) VALUES ('half', '')`.execute(tx).catch(() => {});
  }

  it('rejects a job that ignores the error, and runs the next one', async () => {
    const { store } = openTestStore();
    await expect(store.writes.run(passOver)).rejects.toThrow(why);
    const goesOn = store.writes.run(async (tx) => {
      await passOver(tx);
      await insert(tx, 'later').catch(() => {});
      await putKept(tx, { name: 'later still' });
    });
    await expect(goesOn).rejects.toMatchObject({
      message: why,
      cause: { code: 'SQLITE_CONSTRAINT_PRIMARYKEY' },
    });
    expect(await names(store)).toEqual([]);
    await put(store, 'next');
    expect(await names(store)).toEqual(['next']);
  });

  it.each([
    ['first', (store: Store) => [store.writes.run(passOver), put(store, 'companion')]],
    ['last', (store: Store) => [put(store, 'companion'), store.writes.run(passOver)]],
  ])('leaves nothing of its companions, who are notified, where the job comes %s', async (_, write) => {
    const { store } = openTestStore();
    const results = await Promise.allSettled(write(store));
    const refused = { status: 'rejected', reason: { message: why } };
    expect(results).toMatchObject([refused, refused]);
    expect(await names(store)).toEqual([]);
    await put(store, 'next');
    expect(await names(store)).toEqual(['next']);
  });

  it('rejects a job with the error of its statement when the job does not catch it', async () => {
    const { store } = openTestStore();
    const failing = store.writes.run(async (tx) => {
      await insert(tx, 'half');
      await sql`INSERT OR ROLLBACK INTO setting (name, value) VALUES ('half', '')`.execute(tx);
    });
    const results = await Promise.allSettled([failing, put(store, 'companion')]);
    expect(results).toMatchObject([
      { status: 'rejected', reason: { code: 'SQLITE_CONSTRAINT_PRIMARYKEY' } },
      { status: 'fulfilled' },
    ]);
    expect(await names(store)).toEqual(['companion']);
  });
});

describe('a disk that is full', () => {
  it('rejects with SQLITE_FULL, leaves no partial write, stays readable, and can be written again when there is room', async () => {
    const { store } = openTestStore();
    await put(store, 'before');
    await limitPages(store, 'full');
    const large = 'x'.repeat(200_000);
    const refused = await Promise.allSettled([
      store.writes.run(async (tx) => {
        await insert(tx, 'half');
        await insert(tx, 'large', large);
      }),
      store.writes.run((tx) => insert(tx, 'large too', large)),
    ]);
    expect(refused).toMatchObject([
      { status: 'rejected', reason: { code: 'SQLITE_FULL' } },
      { status: 'rejected', reason: { code: 'SQLITE_FULL' } },
    ]);
    expect(await names(store)).toEqual(['before']);
    await limitPages(store, 'roomy');
    await store.writes.run((tx) => insert(tx, 'large', large));
    expect(await names(store)).toEqual(['before', 'large']);
  });

  it('rejects with SQLITE_FULL also when SQLite rolls the whole transaction back by itself', async () => {
    const { store } = openTestStore();
    const companion = put(store, 'companion');
    // What SQLite does on some full disks: the error comes with the transaction already gone.
    const failing = store.writes.run(async (tx) => {
      await insert(tx, 'half');
      await sql`ROLLBACK`.execute(tx);
      throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    });
    const results = await Promise.allSettled([companion, failing]);
    expect(results).toMatchObject([
      { status: 'rejected', reason: { code: 'SQLITE_FULL' } },
      { status: 'rejected', reason: { code: 'SQLITE_FULL' } },
    ]);
    expect(await names(store)).toEqual([]);
    await put(store, 'later');
    expect(await names(store)).toEqual(['later']);
  });
});

function put(store: Store, name: string): Promise<void> {
  return store.writes.run((tx) => insert(tx, name));
}

async function insert(tx: Tx, name: string, value = ''): Promise<void> {
  await tx.insertInto('setting').values({ name, value }).execute();
}

const putKept = prepareQuery((db, param: QueryParams<{ name: string }>) =>
  db.insertInto('setting').values({ name: param('name'), value: '' }),
);

async function names({ db }: Store): Promise<string[]> {
  const rows = await db.selectFrom('setting').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

/** Full: not a page more than there is. */
async function limitPages({ db }: Store, room: 'full' | 'roomy'): Promise<void> {
  await sql`PRAGMA max_page_count = ${sql.raw(room === 'full' ? '1' : '1000000')}`.execute(db);
}
