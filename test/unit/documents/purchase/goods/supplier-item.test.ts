import { describe, expect, it } from 'vitest';
import { isIvaInCost } from '../../../../../src-main/documents/purchase/goods/iva-in-cost.ts';
import {
  shareWord,
  supplierItemsOf,
} from '../../../../../src-main/documents/purchase/goods/supplier-item.ts';

describe('what a line is among all that a supplier sells', () => {
  it('is its code, or its description without one, however it is written', () => {
    expect(
      supplierItemsOf([
        { code: ' A-1 ', description: 'Café' },
        { description: 'Café  MOLIDO' },
        { code: '', description: 'café molido' },
      ]),
    ).toEqual(['code:A-1', 'name:cafe molido', 'name:cafe molido']);
  });

  it('is both where one code stands for several things', () => {
    const items = supplierItemsOf([
      { code: '1', description: 'Harina' },
      { code: '1', description: 'Azúcar' },
      { code: '2', description: 'Sal' },
      { code: '2', description: 'SAL' },
    ]);
    expect(items).toEqual(['code:1 name:harina', 'code:1 name:azucar', 'code:2', 'code:2']);
  });
});

it('finds a word in common that says something', () => {
  expect(shareWord('Agua sin gas', 'AGUA 500 ML')).toBe(true);
  expect(shareWord('Café de Loja', 'TÉ DE HIERBAS')).toBe(false);
  expect(shareWord('Ñoquis', 'noquis de papa')).toBe(true);
});

it.each([
  ['general', '01', false],
  ['general', '06', false],
  ['rimpe_emprendedor', '03', false],
  ['general', '02', true],
  ['general', '07', true],
  ['rimpe_negocio_popular', '06', true],
] as const)('has IVA in the cost of a purchase: %s with support %s: %s', (regime, taxSupport, isIn) => {
  expect(isIvaInCost({ regime, taxSupport })).toBe(isIn);
});
