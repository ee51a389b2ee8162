import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../../schema/tables.ts';

/** The outcome of an attempt without a connection: the authority surely received nothing. */
const NO_CONNECTION = 'unknown: unreachable';

/**
 * Whether the authority may have received any byte of a document in the outbox: an attempt had a connection, or the step
 * says so, which is how a crash during an attempt leaves it.
 */
export function mayBeReceived(eb: ExpressionBuilder<Tables, 'outbox'>) {
  const exchanged = eb.exists(
    eb
      .selectFrom('exchange')
      .innerJoin('document', 'document.seq', 'exchange.seq')
      .select('exchange.number')
      .whereRef('document.id', '=', 'outbox.document_id')
      .where('exchange.outcome', '!=', NO_CONNECTION),
  );
  return eb.or([exchanged, eb('outbox.step', 'in', ['ask', 'ask_before_send'])]);
}
