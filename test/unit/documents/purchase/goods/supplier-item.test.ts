import { describe, expect, it } from 'vitest';
import { isIvaInCost } from '../../../../../src-main/documents/purchase/goods/iva-in-cost.ts';
import {
  recallItem,
  type SupplierItem,
  shareWord,
  supplierItemOf,
} from '../../../../../src-main/documents/purchase/goods/supplier-item.ts';

describe('what is remembered of a line', () => {
  const [rice, freight] = [{ productId: 'rice', factor: '1' }, null];
  const what = (line: { code?: string; description: string }, ...lines: readonly RememberedLine[]) =>
    recallItem(
      supplierItemOf(line),
      lines.map(([code, description, item]) => ({ ...supplierItemOf({ code, description }), what: item })),
    );
  type RememberedLine = readonly [code: string, description: string, item: SupplierItem];

  it('is that of its code while the names share a word, however it is written', () => {
    expect(what({ code: ' A-1 ', description: 'ARROZ  ENVEJECIDO' }, ['A-1', 'Arroz flor', rice])).toBe(rice);
    expect(what({ code: 'A-2', description: 'Arroz flor' }, ['A-1', 'Arroz flor', rice])).toBeUndefined();
  });

  it('is nothing where the supplier has the code for everything', () => {
    expect(what({ code: '001', description: 'ARROZ' }, ['001', 'FLETE', freight])).toBeUndefined();
    expect(
      what({ code: '001', description: 'Flete' }, ['001', 'FLETE', freight], ['001', 'ARROZ', rice]),
    ).toBe(freight);
  });

  it('is that of its very name where others of its code are another thing', () => {
    const flour = { productId: 'flour', factor: '1' };
    const lines: RememberedLine[] = [
      ['1', 'Harina de trigo', flour],
      ['1', 'Harina de arroz', rice],
    ];
    expect(what({ code: '1', description: 'HARINA DE ARROZ' }, ...lines)).toBe(rice);
    expect(what({ code: '1', description: 'Harina integral' }, ...lines)).toBeUndefined();
  });

  it('is that of its description alone where there is no code', () => {
    expect(what({ description: 'Café  MOLIDO' }, ['', 'café molido', rice])).toBe(rice);
    expect(what({ description: 'Café' }, ['', 'café molido', rice])).toBeUndefined();
  });
});

it('finds a word in common that says something', () => {
  expect(shareWord('Agua sin gas', 'AGUA 500 ML')).toBe(true);
  expect(shareWord('Café de Loja', 'TÉ DE HIERBAS')).toBe(false);
  expect(shareWord('Leche con chocolate para llevar', 'Galletas con sal para el té')).toBe(false);
  expect(shareWord('Aceite 2 LTS caja', 'CAJA LECHE 1 LTS')).toBe(false);
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
