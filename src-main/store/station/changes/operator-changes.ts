import { learnedOperatorWithPin } from '../../../contract/head/operators.ts';
import { NO_PIN, NO_PINS } from '../../schema/shop/counter.ts';
import type { Applier } from './applier.ts';

/** People of the head office, under the identifiers they have there. Their PIN is this station's: who is new here has none yet. */
export const operatorChanges: Applier = {
  async put(tx, { id, body, at }) {
    const { name, role, active, pin_hash } = learnedOperatorWithPin.parse(body);
    const before = await tx.selectFrom('operator').select('pin_hash').where('id', '=', id).executeTakeFirst();
    const values = {
      name,
      role,
      active: active ? (1 as const) : (0 as const),
      // Of a head office that sets PINs yet: the one that was set here since is newer than its hash.
      ...(pin_hash !== undefined && NO_PINS.includes(before?.pin_hash ?? NO_PIN) && { pin_hash }),
    };
    await tx
      .insertInto('operator')
      .values({
        pin_hash: NO_PIN,
        wrong_pins: 0,
        locked_until: null,
        ...values,
        id,
        created_at: at.toISOString(),
      })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute();
    return id;
  },

  /** Nobody is deleted: what they did names them. */
  async remove(tx, { localId }) {
    await tx.updateTable('operator').set({ active: 0 }).where('id', '=', localId).execute();
  },
};
