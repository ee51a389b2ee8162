import type { ProductResource } from '../../../../src-main/contract/catalog/product.ts';
import {
  type ProductParent,
  VARIANTS_OF_PARENT,
  type VariantAttribute,
} from '../../../../src-main/contract/catalog/product-parent.ts';
import type { IvaRate } from '../../../../src-main/documents/taxes/iva.ts';
import type { StatedPrice } from '../../../../src-main/documents/taxes/iva-price.ts';
import { decimal } from '../../../../src-main/documents/values/decimal.ts';
import { type PriceDraft, statedPriceIn } from '../../../ui/fields/price-fields.tsx';
import { codePrefix, variantCode } from './variant-code.ts';

/** A combination that is to become a variant, as it is being typed. */
export interface VariantDraft {
  readonly isWanted: boolean;
  /** Blank: the one suggested. */
  readonly code: string;
  readonly barcode: string;
  /** Blank: that of all. */
  readonly price: string;
  /** The product of the catalog that it is, instead of a new one. */
  readonly existing?: Pick<ProductResource, 'id' | 'name' | 'code'> | undefined;
}

/** A product with variants as it is being typed. */
export interface ParentDraft {
  readonly name: string;
  readonly category: string;
  readonly attributes: readonly VariantAttribute[];
  readonly price: PriceDraft;
  /** Blank: the one suggested of the name. */
  readonly prefix: string;
  /** What was typed, by combination. */
  readonly variants: Readonly<Record<string, Partial<VariantDraft>>>;
  /** The variant whose unit new ones have, and whose price and prices by list they have first: one that is sold. */
  readonly sibling?: ProductResource;
}

/** A combination that no variant has, with what would become of it. */
export interface OpenCombination extends VariantDraft {
  readonly key: string;
  readonly values: readonly string[];
  readonly name: string;
  readonly suggestedCode: string;
}

export function parentDraftOf(parent: ProductParent | undefined): ParentDraft {
  const products = (parent?.variants ?? []).map(({ product }) => product);
  const sibling = products.find(({ active }) => active) ?? products[0];
  const withIva = sibling?.unit_price_with_taxes;
  return {
    name: parent?.name ?? '',
    category: parent?.category ?? '',
    attributes: parent?.attributes ?? [{ name: '', values: [] }],
    price: {
      typed: withIva ?? sibling?.unit_price ?? '',
      includesIva: sibling === undefined || withIva !== undefined,
      iva: sibling?.iva ?? 'iva_15',
    },
    prefix: '',
    variants: {},
    ...(sibling && { sibling }),
  };
}

/** Every combination of values, in their order; none while an attribute has no value. */
export function* combinationsOf([first, ...others]: readonly VariantAttribute[]): Generator<
  readonly string[]
> {
  if (!first) return yield [];
  for (const value of first.values) {
    for (const rest of combinationsOf(others)) yield [value, ...rest];
  }
}

export const keyOf = (values: readonly string[]) => JSON.stringify(values);

export function variantName(parent: string, values: readonly string[]): string {
  return [parent.trim(), ...values].filter(Boolean).join(' ');
}

/** What suggested codes begin with. */
export function prefixOf({ prefix, name }: ParentDraft): string {
  return prefix.trim() || codePrefix(name);
}

/**
 * The combinations that a parent lacks: all are wanted of a new one, none of one that is there already. `areAll`: false
 * where there are more of them than a parent has variants. No code that is in use is suggested.
 */
export function openCombinations(
  draft: ParentDraft,
  parent: ProductParent | undefined,
  codesInUse: readonly string[] = [],
): { readonly combinations: readonly OpenCombination[]; readonly areAll: boolean } {
  const there = new Set((parent?.variants ?? []).map(({ values }) => keyOf(values)));
  const codes = new Set([...codesInUse, ...(parent?.variants ?? []).map(({ product }) => product.code)]);
  const prefix = prefixOf(draft);
  const combinations: OpenCombination[] = [];
  for (const values of combinationsOf(draft.attributes)) {
    const key = keyOf(values);
    if (values.length === 0 || there.has(key)) continue;
    if (combinations.length === VARIANTS_OF_PARENT) return { combinations, areAll: false };
    const suggestedCode = variantCode(prefix, values, codes);
    codes.add(suggestedCode);
    combinations.push({
      ...{ isWanted: parent === undefined, code: '', barcode: '', price: '' },
      ...draft.variants[key],
      ...{ key, values, suggestedCode, name: variantName(draft.name, values) },
    });
  }
  return { combinations, areAll: true };
}

/** What is sent; the variants in the order of the combinations that are wanted. */
export function parentBodyOf(draft: ParentDraft, wanted: readonly OpenCombination[]) {
  const { name, category, attributes } = draft;
  return {
    name,
    ...(category.trim() !== '' && { category }),
    attributes,
    variants: wanted.map(({ values, existing, ...variant }) =>
      existing ? { values, product_id: existing.id } : { values, product: newProductOf(draft, variant) },
    ),
  };
}

function newProductOf(
  { price, category, sibling }: ParentDraft,
  variant: Pick<OpenCombination, 'name' | 'code' | 'suggestedCode' | 'barcode' | 'price'>,
) {
  const own = { ...price, typed: variant.price.trim() || price.typed };
  const stated = statedPriceIn(own);
  return {
    code: variant.code.trim() || variant.suggestedCode,
    ...(variant.barcode.trim() !== '' && { barcode: variant.barcode.trim() }),
    name: variant.name,
    ...(stated ?? { unit_price: own.typed.trim() }),
    iva: price.iva,
    ...(category.trim() !== '' && { category }),
    ...(sibling?.unit !== undefined && { unit: sibling.unit }),
    ...(sibling && stated && costsTheSame(sibling, stated, price.iva) && { prices: listPricesOf(sibling) }),
  };
}

function costsTheSame(sibling: ProductResource, stated: StatedPrice, iva: IvaRate): boolean {
  const { unit_price: net, unit_price_with_taxes: gross } = sibling;
  const [own, other] = gross === undefined ? [net, stated.unit_price] : [gross, stated.unit_price_with_taxes];
  return sibling.iva === iva && other !== undefined && decimal(other).eq(decimal(own));
}

/** The prices by list of a product, as they were stated. */
function listPricesOf({ prices }: ProductResource) {
  return prices.map(({ price_list_id, unit_price, unit_price_with_taxes: gross }) => ({
    price_list_id,
    ...(gross === undefined ? { unit_price } : { unit_price_with_taxes: gross }),
  }));
}
