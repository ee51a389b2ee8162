import { learnedOperator } from '../../../contract/head/operators.ts';
import type { Applier } from './applier.ts';

/** People of the head office, under the identifiers they have there. */
export const operatorChanges: Applier = {
  async put(tx, { id, body, at }) {
    const { name, role, active, pin_hash } = learnedOperator.parse(body);
    const before = await tx.selectFrom('operator').select('pin_hash').where('id', '=', id).executeTakeFirst();
    const values = {
      name,
      role,
      pin_hash,
      active: active ? (1 as const) : (0 as const),
      // A new PIN ends a lock, and another name does not.
      ...(before?.pin_hash !== pin_hash && { wrong_pins: 0, locked_until: null }),
    };
    await tx
      .insertInto('operator')
      .values({ wrong_pins: 0, locked_until: null, ...values, id, created_at: at.toISOString() })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute();
    return id;
  },

  /** Nobody is deleted: what they did names them. */
  async remove(tx, { localId }) {
    await tx.updateTable('operator').set({ active: 0 }).where('id', '=', localId).execute();
  },
};
