import { describe, expect, it } from 'vitest';
import { productParentBody } from '../../../../src-main/contract/catalog/product-parent.ts';
import {
  combinationsOf,
  keyOf,
  openCombinations,
  type ParentDraft,
  parentBodyOf,
  parentDraftOf,
} from '../../../../src-renderer/features/catalog/variants/parent-draft.ts';
import { codePrefix, variantCode } from '../../../../src-renderer/features/catalog/variants/variant-code.ts';

const shirt: ParentDraft = {
  ...parentDraftOf(undefined),
  name: 'Camiseta básica',
  attributes: [
    { name: 'Talla', values: ['S', 'M'] },
    { name: 'Color', values: ['Rojo', 'Azul'] },
  ],
  price: { typed: '12,00', includesIva: true, iva: 'iva_15' },
};

describe('the codes suggested for variants', () => {
  it.each([
    ['Camiseta básica', 'CAM'],
    ['Ñandú', 'NAN'],
    ['', ''],
  ])('begin with the name: %s', (name, prefix) => {
    expect(codePrefix(name)).toBe(prefix);
  });

  it('have the values, and a number where two values begin alike', () => {
    const used = new Set(['CAM-M-AZU']);
    expect(variantCode('CAM', ['M', 'Rojo'], used)).toBe('CAM-M-ROJ');
    expect(variantCode('CAM', ['M', 'Azul marino'], used)).toBe('CAM-M-AZU2');
    expect(variantCode('', ['½', 'L'], used)).toBe('L');
  });

  it('are as long as a code may be', () => {
    const code = variantCode('A'.repeat(24), ['XXL', 'Rojo'], new Set(['A'.repeat(23)]));
    expect(code).toBe(`${'A'.repeat(23)}2`);
  });
});

describe('the variants of a new product', () => {
  it('are all combinations, none while an attribute has no value', () => {
    expect(combinationsOf(shirt.attributes)).toEqual([
      ['S', 'Rojo'],
      ['S', 'Azul'],
      ['M', 'Rojo'],
      ['M', 'Azul'],
    ]);
    expect(combinationsOf([...shirt.attributes, { name: 'Corte', values: [] }])).toEqual([]);
    expect(openCombinations({ ...shirt, attributes: [] }, undefined)).toEqual([]);
  });

  it('are sent with the suggested codes, the price of all, and what one has of its own', () => {
    const draft: ParentDraft = {
      ...shirt,
      variants: {
        [keyOf(['S', 'Azul'])]: { isWanted: false },
        [keyOf(['M', 'Rojo'])]: { code: 'X-1', price: '15' },
        [keyOf(['M', 'Azul'])]: { existing: { id: 'p-1', name: 'Polo', code: 'POL' } },
      },
    };
    const wanted = openCombinations(draft, undefined).filter(({ isWanted }) => isWanted);
    const product = { iva: 'iva_15', unit_price_with_taxes: '12.00' };
    expect(parentBodyOf(draft, wanted).variants).toEqual([
      {
        values: ['S', 'Rojo'],
        product: { ...product, code: 'CAM-S-ROJ', name: 'Camiseta básica S Rojo' },
      },
      {
        values: ['M', 'Rojo'],
        product: { ...product, code: 'X-1', name: 'Camiseta básica M Rojo', unit_price_with_taxes: '15' },
      },
      { values: ['M', 'Azul'], product_id: 'p-1' },
    ]);
    const body = parentBodyOf(draft, wanted.slice(0, 2));
    expect(productParentBody.safeParse(body).success).toBe(true);
  });
});
