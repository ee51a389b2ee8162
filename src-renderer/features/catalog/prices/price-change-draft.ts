import type { PriceChangeBody, PriceRounding } from '../../../../src-main/contract/catalog/price-change.ts';
import { decimal } from '../../../../src-main/documents/values/decimal.ts';
import { parseDecimal } from '../../../lib/format/parse-decimal.ts';
import {
  firstScope,
  type ProductSelection,
  productScopeOf,
  type ScopeKind,
} from '../scope/product-selection.ts';

/** A change of prices as it is being typed. */
export interface PriceChangeDraft {
  readonly scope: ScopeKind;
  /** Empty: the general price. */
  readonly list: string;
  readonly direction: 'up' | 'down';
  readonly kind: 'percent' | 'amount';
  readonly typed: string;
  readonly basis: 'with_iva' | 'without_iva';
  readonly rounding: PriceRounding;
}

/** A change not typed yet, of the products the list shows or has chosen. */
export function draftFor(selection: ProductSelection): PriceChangeDraft {
  return {
    scope: firstScope(selection),
    list: '',
    direction: 'up',
    kind: 'percent',
    typed: '',
    basis: 'with_iva',
    rounding: 'cent',
  };
}

/** What is asked of the service; undefined while it is not known how much. */
export function bodyOf(draft: PriceChangeDraft, selection: ProductSelection): PriceChangeBody | undefined {
  const value = parseDecimal(draft.typed, 2);
  if (value === undefined || decimal(value).eq(0)) return undefined;
  return {
    products: productScopeOf(draft.scope, selection),
    ...(draft.list !== '' && { price_list_id: draft.list }),
    change: { kind: draft.kind, value: draft.direction === 'down' ? `-${value}` : value },
    basis: draft.basis,
    rounding: draft.rounding,
  };
}
