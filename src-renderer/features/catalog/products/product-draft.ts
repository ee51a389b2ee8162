import type { ProductResource } from '../../../../src-main/contract/catalog/product.ts';
import { priceWithIva } from '../../../lib/format/iva.ts';
import { type PriceDraft, unitPriceOf } from '../../../ui/fields/price-fields.tsx';
import type { ProductForm } from './products-query.ts';

/** A product as it is being typed. */
export interface ProductDraft {
  readonly name: string;
  readonly code: string;
  readonly barcode: string;
  readonly unit: string;
  readonly category: string;
  readonly active: boolean;
  readonly price: PriceDraft;
  /** What is typed of each list's price, with or without IVA as the general one. */
  readonly listPrices: Readonly<Record<string, string>>;
}

/** Prices are shown as the customer pays them; `scanned`: the barcode that a new one is for. */
export function draftOf(product: ProductResource | undefined, scanned = ''): ProductDraft {
  const iva = product?.iva ?? 'iva_15';
  const shown = (unitPrice: string) => priceWithIva(unitPrice, iva);
  return {
    name: product?.name ?? '',
    code: product?.code ?? '',
    barcode: product ? (product.barcode ?? '') : scanned,
    unit: product?.unit ?? '',
    category: product?.category ?? '',
    active: product?.active ?? true,
    price: { typed: product ? shown(product.unit_price) : '', includesIva: true, iva },
    listPrices: Object.fromEntries(
      (product?.prices ?? []).map(({ price_list_id: list, unit_price: price }) => [list, shown(price)]),
    ),
  };
}

/** What is sent; a price nobody touched keeps decimals that its shown form does not have. */
export function formOf(draft: ProductDraft, product: ProductResource | undefined): ProductForm {
  const { price } = draft;
  const unitPrice = (typed: string, kept: string | undefined) => {
    const isKept =
      kept !== undefined &&
      price.includesIva &&
      price.iva === product?.iva &&
      typed === priceWithIva(kept, price.iva);
    return isKept ? kept : (unitPriceOf({ ...price, typed }) ?? typed);
  };
  const optional = (field: 'barcode' | 'unit' | 'category') =>
    draft[field].trim() === '' ? {} : { [field]: draft[field].trim() };
  const named = (field: 'name' | 'code') =>
    draft[field].trim() === '' ? {} : { [field]: draft[field].trim() };
  return {
    ...named('name'),
    ...named('code'),
    ...optional('barcode'),
    ...optional('unit'),
    ...optional('category'),
    active: draft.active,
    unit_price: unitPrice(price.typed.trim(), product?.unit_price),
    iva: price.iva,
    prices: Object.entries(draft.listPrices)
      .filter(([, typed]) => typed.trim() !== '')
      .map(([list, typed]) => ({
        price_list_id: list,
        unit_price: unitPrice(typed.trim(), priceIn(product, list)),
      })),
  };
}

function priceIn(product: ProductResource | undefined, list: string): string | undefined {
  return product?.prices.find(({ price_list_id: id }) => id === list)?.unit_price;
}

/** Whether saving would change what something costs, which not everyone may. */
export function changesPrice(form: ProductForm, product: ProductResource | undefined): boolean {
  if (!product) return false;
  return (
    form.unit_price !== product.unit_price ||
    form.iva !== product.iva ||
    JSON.stringify(form.prices) !==
      JSON.stringify(product.prices.map(({ price_list_id, unit_price }) => ({ price_list_id, unit_price })))
  );
}
