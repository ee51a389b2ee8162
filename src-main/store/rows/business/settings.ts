import { randomBytes } from 'node:crypto';
import type { Store } from '../../sqlite/open.ts';
import type { Tx } from '../../sqlite/write-queue.ts';

/** Settings of the installation, by name. */
export function makeSettings({ db, writes }: Store) {
  async function get(name: string): Promise<string | undefined> {
    const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
    return row?.value;
  }
  return {
    get,
    /** Stores each value under its name, in one transaction; null removes it. */
    put: (values: Readonly<Record<string, string | null>>): Promise<void> =>
      writes.run(async (tx) => {
        for (const [name, value] of Object.entries(values)) {
          if (value === null) await tx.deleteFrom('setting').where('name', '=', name).execute();
          else await putSetting(tx, name, value);
        }
      }),
    /** A random secret that stays the same for the life of the installation. */
    secret: (name: string): Promise<Buffer> =>
      writes.run(async (tx) => {
        await tx
          .insertInto('setting')
          .values({ name, value: randomBytes(32).toString('hex') })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const { value } = await tx
          .selectFrom('setting')
          .select('value')
          .where('name', '=', name)
          .executeTakeFirstOrThrow();
        return Buffer.from(value, 'hex');
      }),
  };
}

/** Stores a setting in the transaction it belongs to. */
export async function putSetting(tx: Tx, name: string, value: string): Promise<void> {
  await tx
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
