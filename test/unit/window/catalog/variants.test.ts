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
import { variantFault } from '../../../../src-renderer/features/catalog/variants/variant-fault.ts';
import { parentOf, variantOf } from '../../../support/window/variants.ts';

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
    expect([...combinationsOf(shirt.attributes)]).toEqual([
      ['S', 'Rojo'],
      ['S', 'Azul'],
      ['M', 'Rojo'],
      ['M', 'Azul'],
    ]);
    expect([...combinationsOf([...shirt.attributes, { name: 'Corte', values: [] }])]).toEqual([]);
    expect(openCombinations({ ...shirt, attributes: [] }, undefined).combinations).toEqual([]);
  });

  it('have suggested codes that no other product has', () => {
    const { combinations } = openCombinations(shirt, undefined, ['CAM-S-ROJ', 'CAM-M-AZU']);
    const codes = ['CAM-S-ROJ2', 'CAM-S-AZU', 'CAM-M-ROJ', 'CAM-M-AZU2'];
    expect(combinations.map(({ suggestedCode }) => suggestedCode)).toEqual(codes);
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
    const wanted = openCombinations(draft, undefined).combinations.filter(({ isWanted }) => isWanted);
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

describe('the variants that are added', () => {
  const list = '019ac000-0000-7000-8000-000000000001';
  const prices = [{ price_list_id: list, unit_price: '7.83', unit_price_with_taxes: '9' }];
  const parent = parentOf({ Talla: ['S', 'M', 'L'], Color: ['Rojo', 'Azul'] }, [
    variantOf('CAM-S-ROJ', 'S Rojo', { active: false, unit_price: '5' }),
    variantOf('CAM-M-ROJ', 'M Rojo', { unit: 'par', unit_price_with_taxes: '12.00', prices }),
  ]);

  it('begin with the unit, the price and the prices by list of one that is sold', () => {
    const draft = parentDraftOf(parent);
    expect(draft.price).toEqual({ typed: '12.00', includesIva: true, iva: 'iva_15' });
    const [same, other] = openCombinations(draft, parent).combinations;
    if (!same || !other) throw new Error('no combinations');
    const { variants } = parentBodyOf(draft, [
      { ...same, price: '12' },
      { ...other, price: '13' },
    ]);
    expect(variants.map(({ product }) => product)).toMatchObject([
      { unit: 'par', prices: [{ price_list_id: list, unit_price_with_taxes: '9' }] },
      { unit: 'par', unit_price_with_taxes: '13' },
    ]);
    expect(variants[1]?.product).not.toHaveProperty('prices');
  });

  it('are a hundred at most, with a notice where some are left out', () => {
    const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index));
    const open = (...counts: readonly number[]) => {
      const attributes = counts.map((count) => ({ name: `Atributo ${count}`, values: numbers(count) }));
      const { combinations, areAll } = openCombinations({ ...shirt, attributes }, undefined);
      return [combinations.length, areAll];
    };
    expect(open(50, 2)).toEqual([100, true]);
    expect(open(50, 49, 48)).toEqual([100, false]);
  });
});

it('a fault is of the variant that was sent, whichever are wanted by now', () => {
  const errors = [{ pointer: '/variants/1/product/code', code: 'repeated', message: 'Repetido.' }] as const;
  const refusal = { code: 'validation_failed', detail: '', errors };
  const faultOf = (key: string, part: string) => variantFault({ refusal, sent: ['S', 'M'] }, key, part);
  expect(faultOf('M', 'product/code')).toBe('Repetido.');
  expect(faultOf('M', 'product/barcode')).toBeUndefined();
  expect(faultOf('S', 'product/code')).toBeUndefined();
  expect(faultOf('L', 'product/code')).toBeUndefined();
});
