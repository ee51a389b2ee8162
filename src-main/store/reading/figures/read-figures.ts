import type { Kysely } from 'kysely';
import type { SummedFigure } from '../../../documents/figures/day-sums.ts';
import type { Scope } from '../../../reading/document-reading-store.ts';
import type { Days } from '../../../reports/figures/figure-store.ts';
import { scopeOf } from '../../rows/business/scope-of.ts';
import type { Tables } from '../../schema/tables.ts';

export interface FiguresQuestion {
  readonly scope: Scope;
  readonly days: Days;
}

/** The sums of some days by dimension and key. The cost grows with the days, not with the documents. */
export function sumFigures(db: Kysely<Tables>, question: FiguresQuestion): Promise<readonly SummedFigure[]> {
  return figures(db, question)
    .groupBy(['dimension', 'key', 'decided'])
    .select(['dimension', 'key', 'decided'])
    .select(({ fn }) => fn.max<string>('label').as('label'))
    .execute();
}

/** What of each type there is on each day. */
export function sumsByDay(
  db: Kysely<Tables>,
  question: FiguresQuestion,
): Promise<readonly (SummedFigure & { readonly day: string })[]> {
  return figures(db, question)
    .where('dimension', '=', 'type')
    .groupBy(['day', 'dimension', 'key', 'decided'])
    .select(['day', 'dimension', 'key', 'decided'])
    .select(({ fn }) => fn.max<string>('label').as('label'))
    .orderBy('day')
    .execute();
}

function figures(db: Kysely<Tables>, { scope, days: { from, to } }: FiguresQuestion) {
  return db
    .selectFrom('report_figure')
    .where('scope', '=', scopeOf(scope))
    .where('day', '>=', from)
    .where('day', '<=', to)
    .select(({ fn }) => [
      fn.sum<number>('documents').as('documents'),
      fn.sum<number>('quantity').as('quantity'),
      fn.sum<number>('base').as('base'),
      fn.sum<number>('iva').as('iva'),
      fn.sum<number>('total').as('total'),
    ]);
}
