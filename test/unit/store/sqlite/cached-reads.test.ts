import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Store } from '../../../../src-main/store/sqlite/open.ts';
import { openTestStore } from '../../../support/store/store.ts';

describe('cached reads', () => {
  it('are read once, however often they are asked for', async () => {
    const { nameOf, readings } = await openReads();
    await nameOf('one');
    expect(await nameOf('one')).toEqual({ value: 'Quito' });
    expect(readings()).toBe(1);
  });

  it('are read again once one of their rows changed', async () => {
    const { store, nameOf, readings } = await openReads();
    await nameOf('one');
    await move(store, 'Cuenca');
    expect(await nameOf('one')).toEqual({ value: 'Cuenca' });
    await store.writes.run((tx) => tx.deleteFrom('entity').where('id', '=', 'one').execute());
    expect(await nameOf('one')).toBeUndefined();
    expect(readings()).toBe(3);
  });

  it('are as they were when the change was undone', async () => {
    const { store, nameOf } = await openReads();
    await nameOf('one');
    const undone = store.writes.run(async (tx) => {
      await tx.updateTable('entity').set({ legal_name: 'Cuenca' }).execute();
      throw new Error('not after all');
    });
    await expect(undone).rejects.toThrow('not after all');
    expect(await nameOf('one')).toEqual({ value: 'Quito' });
  });

  it('give the new row to a question that is asked while the change is being written', async () => {
    const { store, nameOf } = await openReads();
    await nameOf('one');
    let asked: Promise<unknown> | undefined;
    await store.writes.run(async (tx) => {
      await tx.updateTable('entity').set({ legal_name: 'Cuenca' }).execute();
      asked = nameOf('one');
    });
    expect(await asked).toEqual({ value: 'Cuenca' });
  });

  it('are asked for each time while there are none', async () => {
    const { nameOf, readings } = await openReads();
    await nameOf('another');
    await nameOf('another');
    expect(readings()).toBe(2);
  });

  it.for([
    ['series', ['id', 'next_number']],
    ['api_key', ['id', 'last4', 'created_at', 'expires_at', 'last_used_at']],
  ] as const)('are all that %s has but what sales write and what never changes', async ([table, others]) => {
    const { store, nameOf, readings } = await openReads();
    await insertSeriesAndKey(store);
    const columns = await sql<{ name: string }>`SELECT name FROM pragma_table_info(${table})`.execute(
      store.db,
    );
    const unwatched: string[] = [];
    for (const { name } of columns.rows) {
      await nameOf('one');
      const before = readings();
      const column = sql.ref(name);
      await store.writes.run((tx) => sql`UPDATE ${sql.table(table)} SET ${column} = ${column}`.execute(tx));
      await nameOf('one');
      if (readings() === before) unwatched.push(name);
    }
    expect(unwatched).toEqual(others);
  });
});

async function insertSeriesAndKey(store: Store): Promise<void> {
  const of = { entity_id: 'one', environment: 'test' } as const;
  await store.writes.run(async (tx) => {
    await tx
      .insertInto('series')
      .values({
        ...of,
        id: 'a series',
        document_type: 'invoice',
        establishment: '001',
        emission_point: '001',
        next_number: 1,
        active: 1,
        stopped_json: null,
      })
      .execute();
    await tx
      .insertInto('api_key')
      .values({
        ...of,
        id: 'a key',
        name: 'shop',
        hash: 'hash',
        last4: 'abcd',
        scopes_json: '[]',
        allowed_origins_json: '[]',
        created_at: '2026-11-21T00:00:00.000Z',
        last_used_at: null,
        revoked_at: null,
      })
      .execute();
  });
}

async function openReads() {
  const { store } = openTestStore();
  const instant = '2026-11-21T00:00:00.000Z';
  await store.writes.run((tx) =>
    tx
      .insertInto('entity')
      .values({
        id: 'one',
        kind: 'live',
        ruc: '1799999990001',
        legal_name: 'Quito',
        head_office_address: 'Quito',
        keeps_accounting: 0,
        regime: 'general',
        created_at: instant,
        updated_at: instant,
      })
      .execute(),
  );
  let readings = 0;
  const nameOf = store.cachedReads.cache(
    (id: string) => {
      readings += 1;
      return store.db
        .selectFrom('entity')
        .select('legal_name as value')
        .where('id', '=', id)
        .executeTakeFirst();
    },
    (id) => id,
  );
  return { store, nameOf, readings: () => readings };
}

async function move(store: Store, to: string): Promise<void> {
  await store.writes.run((tx) => tx.updateTable('entity').set({ legal_name: to }).execute());
}
