import { numberParts } from '../../documents/identifiers/document-number.ts';
import type { HoldStore } from '../../station/credit/hold-store.ts';
import type { Store } from '../sqlite/open.ts';

/** The holds of credit that this station asked its head office for. */
export function makeHoldStore({ db, writes }: Store): HoldStore {
  return {
    async isOwn({ entityId, environment }, number) {
      const { establishment, emissionPoint } = numberParts(number);
      const own = await db
        .selectFrom('series')
        .select('id')
        .where('entity_id', '=', entityId)
        .where('environment', '=', environment)
        .where('establishment', '=', establishment)
        .where('emission_point', '=', emissionPoint)
        .executeTakeFirst();
      return own !== undefined;
    },

    begin: ({ id, revision }) =>
      writes.run(async (tx) => {
        await tx
          .insertInto('credit_hold')
          .values({ note_id: id, revision })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }),

    end: ({ id, revision }) =>
      writes.run(async (tx) => {
        await tx
          .deleteFrom('credit_hold')
          .where('note_id', '=', id)
          .where('revision', '=', revision)
          .execute();
      }, 'patient'),

    async unfinished() {
      const rows = await db.selectFrom('credit_hold').selectAll().execute();
      return rows.map(({ note_id, revision }) => ({ id: note_id, revision }));
    },
  };
}
