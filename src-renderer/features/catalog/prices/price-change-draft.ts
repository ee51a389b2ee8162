import type { PriceChangeBody, PriceRounding } from '../../../../src-main/contract/catalog/price-change.ts';
import { decimal } from '../../../../src-main/documents/values/decimal.ts';
import { parseDecimal } from '../../../lib/format/parse-decimal.ts';

/** What the list of products showed when the prices were to be changed. */
export interface PriceScope {
  readonly term: string;
  readonly category: string | undefined;
  readonly shown: 'active' | 'inactive' | 'all';
  readonly chosen: ReadonlySet<string>;
  readonly total: number;
}

/** A change of prices as it is being typed. */
export interface PriceChangeDraft {
  readonly scope: 'chosen' | 'filtered' | 'all';
  /** Empty: the general price. */
  readonly list: string;
  readonly direction: 'up' | 'down';
  readonly kind: 'percent' | 'amount';
  readonly typed: string;
  readonly basis: 'with_iva' | 'without_iva';
  readonly rounding: PriceRounding;
}

/** A change not typed yet, of the products the list shows or has chosen. */
export function draftFor(scope: PriceScope): PriceChangeDraft {
  return {
    scope: scope.chosen.size > 0 ? 'chosen' : isFiltered(scope) ? 'filtered' : 'all',
    list: '',
    direction: 'up',
    kind: 'percent',
    typed: '',
    basis: 'with_iva',
    rounding: 'cent',
  };
}

/** Whether the list shows less than all. */
export function isFiltered({ term, category, shown }: PriceScope): boolean {
  return term !== '' || category !== undefined || shown !== 'all';
}

/** What is asked of the service; undefined while it is not known how much. */
export function bodyOf(draft: PriceChangeDraft, scope: PriceScope): PriceChangeBody | undefined {
  const value = parseDecimal(draft.typed, 2);
  if (value === undefined || decimal(value).eq(0)) return undefined;
  return {
    products: productsOf(draft, scope),
    ...(draft.list !== '' && { price_list_id: draft.list }),
    change: { kind: draft.kind, value: draft.direction === 'down' ? `-${value}` : value },
    basis: draft.basis,
    rounding: draft.rounding,
  };
}

function productsOf(draft: PriceChangeDraft, scope: PriceScope): PriceChangeBody['products'] {
  if (draft.scope === 'all') return {};
  if (draft.scope === 'chosen') return { ids: [...scope.chosen] };
  return {
    ...(scope.term !== '' && { q: scope.term }),
    ...(scope.category !== undefined && { category: scope.category }),
    ...(scope.shown !== 'all' && { active: scope.shown === 'active' }),
  };
}
