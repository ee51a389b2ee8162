import { createHash } from 'node:crypto';
import { daysOfTaxPeriod } from '../../documents/values/calendar/tax-period.ts';
import type { MonthOf } from '../../mailing/months/month-letter.ts';
import type { Store } from '../sqlite/open.ts';

/**
 * Tells whether what a month or half-year has is still the same: documents by type, state and amounts, and purchases with what a
 * person decided of each.
 */
export async function monthContentMark(
  db: Store['db'],
  { entityId, environment, month: period }: MonthOf,
): Promise<string> {
  const { from, to } = daysOfTaxPeriod(period);
  const scope = await db
    .selectFrom('list_scope')
    .select('id')
    .where('entity_id', '=', entityId)
    .where('environment', '=', environment)
    .executeTakeFirst();
  const documents = await db
    .selectFrom('document_month_count')
    .select(({ fn }) => ['month', 'type', 'status', fn.sum<number>('documents').as('documents')])
    .where('scope', '=', scope?.id ?? 0)
    .where('month', '>=', from.slice(0, 7))
    .where('month', '<=', to.slice(0, 7))
    .groupBy(['month', 'type', 'status'])
    .orderBy('month')
    .orderBy('type')
    .orderBy('status')
    .execute();
  const amounts = await db
    .selectFrom('document_month_amount')
    .select(({ fn }) => [
      'type',
      'status',
      'tax',
      'rate',
      fn.sum<number>('base').as('base'),
      fn.sum<number>('amount').as('amount'),
    ])
    .where('scope', '=', scope?.id ?? 0)
    .where('month', '>=', from.slice(0, 7))
    .where('month', '<=', to.slice(0, 7))
    .groupBy(['type', 'status', 'tax', 'rate'])
    .having(({ fn }) => fn.sum('amount'), '<>', 0)
    .orderBy('type')
    .orderBy('status')
    .orderBy('tax')
    .orderBy('rate')
    .execute();
  const purchases = await db
    .selectFrom('purchase')
    .select(['id', 'authorization_state', 'booked_on', 'tax_support', 'waived_reason', 'origin'])
    .where('entity_id', '=', entityId)
    .where('environment', '=', environment)
    .where(({ eb, or, and }) =>
      or([
        and([eb('issue_date', '>=', from), eb('issue_date', '<=', to)]),
        and([eb('booked_on', '>=', from), eb('booked_on', '<=', to)]),
      ]),
    )
    .orderBy('id')
    .execute();
  return createHash('sha256').update(JSON.stringify({ documents, amounts, purchases })).digest('hex');
}
