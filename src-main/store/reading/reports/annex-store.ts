import type { AnnexStore } from '../../../reports/annex/annex-store.ts';
import { isWithholdingAgent } from '../../rows/withholding-agent.ts';
import type { Store } from '../../sqlite/open.ts';
import { answerTo, type ReadLists } from '../thread/list-readers.ts';

/** @param read in a thread of its own: to read a month of documents takes a while */
export function makeAnnexStore(
  { db }: Store,
  read: ReadLists = (reading, question) => answerTo(db, reading, question),
): AnnexStore {
  return {
    async business(entityId) {
      const row = await db.selectFrom('entity').selectAll().where('id', '=', entityId).executeTakeFirst();
      if (!row) return undefined;
      const establishments = await db
        .selectFrom('establishment')
        .select('code')
        .where('entity_id', '=', entityId)
        .orderBy('code')
        .execute();
      return {
        ruc: row.ruc,
        legalName: row.legal_name,
        regime: row.regime,
        isWithholdingAgent: isWithholdingAgent(row),
        establishments: establishments.map(({ code }) => code),
      };
    },

    sold: (scope, day) => read('sold', { scope, day }),
  };
}
