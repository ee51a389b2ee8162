import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/** The outcome of an attempt that surely handed nothing over: no line to the authority stood. */
const NO_CONNECTION = 'unknown: unreachable';

/**
 * Whether any byte of a waiting document may have reached the authority: an exchange went further than a vain
 * connection, or its step says so, as a program that died while it sent leaves it.
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
