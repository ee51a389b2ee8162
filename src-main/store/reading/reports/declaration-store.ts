import { closingBalances, statedAmounts } from '../../../contract/reports/kept-declaration.ts';
import type { DeclarationStore } from '../../../reports/declaration/parts/kept-declaration.ts';
import type { Store } from '../../sqlite/open.ts';

/** Declarations that a person saved, by period. */
export function makeDeclarationStore({ db, writes }: Store): DeclarationStore {
  return {
    async find({ entityId, environment }, { from, to }) {
      const row = await db
        .selectFrom('declaration')
        .selectAll()
        .where('entity_id', '=', entityId)
        .where('environment', '=', environment)
        .where('first_day', '=', from)
        .where('last_day', '=', to)
        .executeTakeFirst();
      return (
        row && {
          stated: statedAmounts.parse(JSON.parse(row.stated_json)),
          closing: closingBalances.parse(JSON.parse(row.closing_json)),
          savedAt: row.saved_at,
        }
      );
    },

    keep: ({ entityId, environment }, { from, to }, { kept, before }) =>
      writes.run(async (tx) => {
        const period = { entity_id: entityId, environment, first_day: from, last_day: to };
        const values = {
          stated_json: JSON.stringify(kept.stated),
          closing_json: JSON.stringify(kept.closing),
          saved_at: kept.savedAt,
        };
        const { numInsertedOrUpdatedRows: written } = await tx
          .insertInto('declaration')
          .values({ ...period, ...values })
          .onConflict((conflict) =>
            conflict
              .columns(['entity_id', 'environment', 'first_day', 'last_day'])
              .doUpdateSet(values)
              .where('declaration.saved_at', '=', before?.savedAt ?? ''),
          )
          .executeTakeFirstOrThrow();
        return written === 1n;
      }),
  };
}
