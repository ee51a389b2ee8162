import { NO_PIN } from '../../schema/shop/counter.ts';
import type { Tx } from '../../sqlite/write-queue.ts';

/** Who did something, and who let them, as its record names them. */
interface Actors {
  readonly operator_id: string | null;
  readonly operator_name: string | null;
  readonly approver_id?: string | null;
  readonly approver_name?: string | null;
  readonly created_at: string;
}

/** Who is not here, hired after the backup, is kept under the name they had; they work here again once somebody says so. */
export async function keepOperators(tx: Tx, records: readonly Actors[]): Promise<void> {
  for (const { operator_id, operator_name, approver_id, approver_name, created_at } of records) {
    await keep(tx, { id: operator_id, name: operator_name, created_at });
    await keep(tx, { id: approver_id ?? null, name: approver_name ?? null, created_at });
  }
}

async function keep(
  tx: Tx,
  { id, name, created_at }: { id: string | null; name: string | null; created_at: string },
): Promise<void> {
  if (id === null || name === null) return;
  await tx
    .insertInto('operator')
    .values({
      id,
      name,
      role: 'cashier',
      pin_hash: NO_PIN,
      wrong_pins: 0,
      locked_until: null,
      active: 0,
      created_at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
