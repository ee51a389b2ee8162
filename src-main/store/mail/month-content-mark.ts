import { createHash } from 'node:crypto';
import { type ExpressionBuilder, sql } from 'kysely';
import {
  daysOfTaxPeriod,
  type PeriodDays,
  taxPeriodBefore,
} from '../../documents/values/calendar/tax-period.ts';
import type { MonthOf } from '../../mailing/ports/month-mail-store.ts';
import type { Tables } from '../schema/tables.ts';
import type { Store } from '../sqlite/open.ts';

/**
 * Tells whether what a month or half-year has is still the same: documents by type, state and amounts, purchases with what a
 * person decided of each, withholdings of purchases and settlements, whenever they were issued, and what a person stated for the
 * declaration.
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
  const isOfPeriod = ({ eb, or, and }: ExpressionBuilder<Tables, 'purchase'>) =>
    or([
      and([eb('purchase.issue_date', '>=', from), eb('purchase.issue_date', '<=', to)]),
      and([eb('purchase.booked_on', '>=', from), eb('purchase.booked_on', '<=', to)]),
    ]);
  const purchases = await db
    .selectFrom('purchase')
    .select(['id', 'authorization_state', 'booked_on', 'tax_support', 'waived_reason', 'origin'])
    .where('entity_id', '=', entityId)
    .where('environment', '=', environment)
    .where(isOfPeriod)
    .orderBy('id')
    .execute();
  const withheldOfPurchases = await db
    .selectFrom('purchase')
    .innerJoin('document_support as support', (join) =>
      join
        .on('support.scope', '=', scope?.id ?? 0)
        .onRef('support.supplier', '=', 'purchase.supplier')
        .onRef('support.number', '=', 'purchase.number')
        .onRef('support.document_type', '=', 'purchase.document_type'),
    )
    .innerJoin('document as withholding', 'withholding.seq', 'support.seq')
    .select(['withholding.seq', 'withholding.status'])
    .where('purchase.entity_id', '=', entityId)
    .where('purchase.environment', '=', environment)
    .where(isOfPeriod)
    .orderBy('withholding.seq')
    .execute();
  const withheldOfSettlements = await db
    .selectFrom('document_list as list')
    .innerJoin('document as settlement', 'settlement.seq', 'list.seq')
    .innerJoin('document_support as support', (join) =>
      join
        .onRef('support.scope', '=', 'list.scope')
        .onRef('support.supplier', '=', 'settlement.counterparty')
        .on('support.document_type', '=', 'liquidacion_compra')
        .on(
          'support.number',
          '=',
          sql<string>`format('%s-%s-%09d', settlement.establishment, settlement.emission_point, settlement.sequential)`,
        ),
    )
    .innerJoin('document as withholding', 'withholding.seq', 'support.seq')
    .select(['withholding.seq', 'withholding.status'])
    .where('list.scope', '=', scope?.id ?? 0)
    .where('list.type', '=', 'purchase_settlement')
    .where('list.day', '>=', from)
    .where('list.day', '<=', to)
    .orderBy('withholding.seq')
    .execute();
  const declaration = (days: PeriodDays) =>
    db
      .selectFrom('declaration')
      .select(['stated_json', 'closing_json'])
      .where('entity_id', '=', entityId)
      .where('environment', '=', environment)
      .where('first_day', '=', days.from)
      .where('last_day', '=', days.to)
      .executeTakeFirst();
  // What the period before closed with is where this one begins.
  const stated = (await declaration({ from, to }))?.stated_json;
  const opening = (await declaration(daysOfTaxPeriod(taxPeriodBefore(period))))?.closing_json;
  const content = {
    documents,
    amounts,
    purchases,
    withheldOfPurchases,
    withheldOfSettlements,
    stated,
    opening,
  };
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
