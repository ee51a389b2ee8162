import type { WaitingReadingStore } from '../../reading/lists/list-waiting.ts';
import { mayBeReceived } from '../rows/documents/may-be-received.ts';
import type { Store } from '../sqlite/open.ts';

/** The waiting documents, read from the outbox: the cost does not grow with the number of documents. */
export function makeWaitingStore({ db }: Store): WaitingReadingStore {
  return {
    async page({ environment, decision }, { limit, position, direction }) {
      let query = db
        .selectFrom('outbox')
        .innerJoin('document', 'document.id', 'outbox.document_id')
        .select([
          'document.id as documentId',
          'document.type',
          'document.establishment',
          'document.emission_point as emissionPoint',
          'document.sequential',
          'document.issue_date as issueDate',
          'outbox.environment',
          'document.status',
          'document.counterparty_name as counterpartyName',
          'document.total',
          'document.created_at as createdAt',
          'outbox.step',
          'outbox.decision',
          'outbox.attempts',
          'outbox.next_attempt_at as nextAttemptAt',
          'outbox.last_problem as problem',
        ])
        .select((eb) => mayBeReceived(eb).as('arrived'))
        .orderBy('outbox.document_id', direction === 'older' ? 'asc' : 'desc')
        .limit(limit);
      if (environment !== undefined) query = query.where('outbox.environment', '=', environment);
      if (decision !== undefined) query = query.where('outbox.decision', decision ? 'is not' : 'is', null);
      if (position !== undefined) {
        query = query.where('outbox.document_id', direction === 'older' ? '>' : '<', position);
      }
      const rows = (await query.execute()).map(({ decision: decided, arrived, ...row }) => ({
        ...row,
        ...(decided !== null && { decision: decided }),
        mayBeReceived: Boolean(arrived),
      }));
      return direction === 'older' ? rows : rows.toReversed();
    },
  };
}
