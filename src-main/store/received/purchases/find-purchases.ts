import { sql } from 'kysely';
import { kindsOfGoods } from '../../../documents/purchase/goods/supplier-item.ts';
import { fold } from '../../../documents/values/fold.ts';
import type {
  PurchaseCounts,
  PurchasePage,
  PurchaseQuestion,
  PurchaseScope,
} from '../../../received/purchases/purchase-store.ts';
import { inScope, toPurchase } from '../../rows/purchases/purchase-row.ts';
import type { Store } from '../../sqlite/open.ts';

type Db = Store['db'];

/** Only of an agent of withholding something is due: the day of others is kept for when they become one. */
const isDue = sql<boolean>`(
  purchase.withhold_by IS NOT NULL AND purchase.waived_reason IS NULL AND by.seq IS NULL AND EXISTS (
    SELECT 1 FROM entity WHERE entity.id = purchase.entity_id AND coalesce(
      withholding_agent_resolution, special_taxpayer_resolution, large_taxpayer_resolution) IS NOT NULL))`;

/** A person who says that it was services says that no goods came; what was not authorized brings none. */
const isToEnter = sql<boolean>`(
  purchase.inventory = 'pending' AND purchase.kind IN (${sql.join(kindsOfGoods)})
  AND purchase.authorization_state NOT IN ('not_authorized', 'annulled'))`;

const states = {
  to_withhold: isDue,
  withheld: sql<boolean>`by.seq IS NOT NULL`,
  without_withholding: sql<boolean>`(by.seq IS NULL AND NOT ${isDue})`,
  to_enter: isToEnter,
  to_check: sql<boolean>`purchase.authorization_state IN ('unconfirmed', 'not_authorized', 'annulled')`,
} as const;

/** What is to be withheld first, by the day it is due; the others newest first. */
export async function findPurchases(
  db: Db,
  scope: PurchaseScope,
  question: PurchaseQuestion,
): Promise<PurchasePage> {
  let query = inScope(db, scope);
  const { state, document_type: type, q, 'issue_date[gte]': from, 'issue_date[lte]': to } = question;
  if (state) query = query.where(states[state]);
  if (type !== undefined) query = query.where('purchase.document_type', '=', type);
  if (from !== undefined) query = query.where('purchase.issue_date', '>=', from);
  if (to !== undefined) query = query.where('purchase.issue_date', '<=', to);
  for (const term of fold(q ?? '').split(/\s+/)) {
    if (term !== '') query = query.where(sql<boolean>`instr(purchase.words, ${term}) > 0`);
  }
  const { total } = await query
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .orderBy(isDue, 'desc')
    .orderBy(sql`CASE WHEN ${isDue} THEN purchase.withhold_by END`)
    .orderBy('purchase.issue_date', 'desc')
    .orderBy('purchase.id', 'desc')
    .limit(question.limit)
    .offset(question.offset)
    .execute();
  return { rows: rows.map(toPurchase), total };
}

export async function countPurchases(db: Db, scope: PurchaseScope, today: string): Promise<PurchaseCounts> {
  const counts = await inScope(db, scope)
    .clearSelect()
    .select([
      sql<number>`count(*) FILTER (WHERE ${isDue})`.as('due'),
      sql<number>`count(*) FILTER (WHERE ${isDue} AND purchase.withhold_by < ${today})`.as('late'),
      sql<number>`count(*) FILTER (WHERE ${isDue} AND purchase.kind = 'unknown')`.as('kind_unknown'),
      sql<string | null>`min(purchase.withhold_by) FILTER (WHERE ${isDue})`.as('next_due_on'),
      sql<number>`count(*) FILTER (WHERE ${isToEnter})`.as('to_enter'),
      sql<number>`count(*) FILTER (WHERE purchase.authorization_state = 'unconfirmed')`.as('unconfirmed'),
      sql<number>`count(*) FILTER (WHERE purchase.authorization_state IN ('not_authorized', 'annulled'))`.as(
        'unauthorized',
      ),
    ])
    .executeTakeFirstOrThrow();
  const { kind_unknown: kindUnknown, next_due_on: nextDueOn, to_enter: toEnter, ...others } = counts;
  return { ...others, kindUnknown, toEnter, ...(nextDueOn !== null && { nextDueOn }) };
}
