import { closingBalances, statedAmounts } from '../../contract/reports/kept-declaration.ts';
import type { DeclarationStore } from '../../reports/declaration/parts/kept-declaration.ts';
import type { HeadDatabase } from '../database/open-database.ts';

/** Declarations of the whole business that a person saved, by period. */
export function makeHeadDeclarationStore(database: HeadDatabase): DeclarationStore {
  return {
    async find({ environment }, { from, to }) {
      const row = await database
        .selectFrom('declaration')
        .select(['stated', 'closing', 'saved_at'])
        .where('environment', '=', environment)
        .where('first_day', '=', from)
        .where('last_day', '=', to)
        .executeTakeFirst();
      return (
        row && {
          stated: statedAmounts.parse(row.stated),
          closing: closingBalances.parse(row.closing),
          savedAt: row.saved_at,
        }
      );
    },

    async keep({ environment }, { from, to }, { kept, before }) {
      const values = {
        stated: JSON.stringify(kept.stated),
        closing: JSON.stringify(kept.closing),
        saved_at: kept.savedAt,
      };
      const { numInsertedOrUpdatedRows: written } = await database
        .insertInto('declaration')
        .values({ environment, first_day: from, last_day: to, ...values })
        .onConflict((conflict) =>
          conflict
            .columns(['environment', 'first_day', 'last_day'])
            .doUpdateSet(values)
            .where('declaration.saved_at', '=', before?.savedAt ?? ''),
        )
        .executeTakeFirstOrThrow();
      return written === 1n;
    },
  };
}
