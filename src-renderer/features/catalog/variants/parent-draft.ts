import type { ProductResource } from '../../../../src-main/contract/catalog/product.ts';
import {
  type ProductParent,
  VARIANTS_OF_PARENT,
  type VariantAttribute,
} from '../../../../src-main/contract/catalog/product-parent.ts';
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
}

/** A combination that no variant has, with what would become of it. */
export interface OpenCombination extends VariantDraft {
  readonly key: string;
  readonly values: readonly string[];
  readonly name: string;
  readonly suggestedCode: string;
}

export function parentDraftOf(parent: ProductParent | undefined): ParentDraft {
  const [first] = parent?.variants ?? [];
  const withIva = first?.product.unit_price_with_taxes;
  return {
    name: parent?.name ?? '',
    category: parent?.category ?? '',
    attributes: parent?.attributes ?? [{ name: '', values: [] }],
    price: {
      typed: withIva ?? first?.product.unit_price ?? '',
      includesIva: first === undefined || withIva !== undefined,
      iva: first?.product.iva ?? 'iva_15',
    },
    prefix: '',
    variants: {},
  };
}

/** Every combination of values, in their order; none while an attribute has no value. */
export function combinationsOf(attributes: readonly VariantAttribute[]): readonly (readonly string[])[] {
  return attributes.reduce<readonly (readonly string[])[]>(
    (before, { values }) => before.flatMap((some) => values.map((value) => [...some, value])),
    [[]],
  );
}

export const keyOf = (values: readonly string[]) => JSON.stringify(values);

export function variantName(parent: string, values: readonly string[]): string {
  return [parent.trim(), ...values].filter(Boolean).join(' ');
}

/** The combinations that a parent lacks: all are wanted of a new one, none of one that is there already. */
export function openCombinations(
  draft: ParentDraft,
  parent: ProductParent | undefined,
): readonly OpenCombination[] {
  const there = new Set((parent?.variants ?? []).map(({ values }) => keyOf(values)));
  const codes = new Set((parent?.variants ?? []).map(({ product }) => product.code));
  const prefix = draft.prefix.trim() || codePrefix(draft.name);
  return combinationsOf(draft.attributes)
    .filter((values) => values.length > 0 && !there.has(keyOf(values)))
    .slice(0, VARIANTS_OF_PARENT)
    .map((values) => {
      const key = keyOf(values);
      const suggestedCode = variantCode(prefix, values, codes);
      codes.add(suggestedCode);
      return {
        ...{ isWanted: parent === undefined, code: '', barcode: '', price: '' },
        ...draft.variants[key],
        ...{ key, values, suggestedCode, name: variantName(draft.name, values) },
      };
    });
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
  { price, category }: ParentDraft,
  variant: Pick<OpenCombination, 'name' | 'code' | 'suggestedCode' | 'barcode' | 'price'>,
) {
  const own = { ...price, typed: variant.price.trim() || price.typed };
  return {
    code: variant.code.trim() || variant.suggestedCode,
    ...(variant.barcode.trim() !== '' && { barcode: variant.barcode.trim() }),
    name: variant.name,
    ...(statedPriceIn(own) ?? { unit_price: own.typed.trim() }),
    iva: price.iva,
    ...(category.trim() !== '' && { category }),
  };
}
