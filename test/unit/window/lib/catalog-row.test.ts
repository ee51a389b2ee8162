import { describe, expect, it } from 'vitest';
import type { ProductResource } from '../../../../src-main/contract/catalog/product.ts';
import { saleRow } from '../../../../src-renderer/features/counter/search/sale-row.ts';
import {
  type CatalogRow,
  catalogRow,
  type RowFilter,
} from '../../../../src-renderer/lib/variants/catalog-row.ts';
import { parentOf, variantOf } from '../../../support/window/variants.ts';

const parent = parentOf({ Talla: ['S', 'M', 'XL'], Color: ['Rojo', 'Azul'] }, [
  variantOf('CAM-S-ROJ', 'S Rojo', { barcode: '7861000000994' }),
  variantOf('CAM-S-AZU', 'S Azul'),
  variantOf('CAM-M-ROJ', 'M Rojo', { category: 'Ofertas' }),
  variantOf('CAM-M-AZU', 'M Azul', { active: false }),
]);
const parents = new Map([[parent.id, parent]]);
const [first] = parent.variants.map(({ product }) => product);
if (!first) throw new Error('a parent without variants');

/** The codes that a row stands for; of a product, with its kind. */
const shown = (row: CatalogRow) =>
  row.kind === 'product'
    ? `product ${row.product.code}`
    : row.variants.map(({ product }) => product.code).join(' ');

describe('a row of the catalog', () => {
  it.each<[string, Partial<RowFilter>, string]>([
    ['of everything is all variants', {}, 'CAM-S-ROJ CAM-S-AZU CAM-M-ROJ CAM-M-AZU'],
    ['of what is sold is those sold', { active: true }, 'CAM-S-ROJ CAM-S-AZU CAM-M-ROJ'],
    ['of what is not sold is those not sold', { active: false }, 'CAM-M-AZU'],
    ['of a category is those in it', { category: 'Ofertas' }, 'CAM-M-ROJ'],
    ['of a term is those that have it', { term: 'RÓJO' }, 'CAM-S-ROJ CAM-M-ROJ'],
    ['of a term that one has is that one', { term: 'rojo', category: 'Ofertas' }, 'product CAM-M-ROJ'],
    ['of a whole code is its product', { term: 'cam-s-roj' }, 'product CAM-S-ROJ'],
  ])('%s', (_title, filter, expected) => {
    expect(shown(catalogRow(first, parents, { term: '', ...filter }))).toBe(expected);
  });

  it('is the product itself where that is no variant', () => {
    const { parent: _, ...alone }: ProductResource = first;
    expect(catalogRow(alone, parents, { term: 'camiseta' })).toEqual({ kind: 'product', product: alone });
  });
});

describe('a row of the search at the counter', () => {
  it.each([
    ['what several are called asks which', 'camiseta', 'CAM-S-ROJ CAM-S-AZU CAM-M-ROJ'],
    ['a value of several asks which of them', 'camiseta s', 'CAM-S-ROJ CAM-S-AZU'],
    ['the words of one sell it, letters of other words aside', 'camiseta m rojo', 'product CAM-M-ROJ'],
    ['so does the beginning of one', 'cami az', 'product CAM-S-AZU'],
    ['a part of words asks which', 'ojo', 'CAM-S-ROJ CAM-M-ROJ'],
    ['a whole code sells its variant', 'cam-m-roj', 'product CAM-M-ROJ'],
    ['a whole barcode sells its variant', '7861000000994', 'product CAM-S-ROJ'],
  ])('%s: %s', (_title, text, expected) => {
    expect(shown(saleRow(first, parents, text))).toBe(expected);
  });

  it('sells the only variant that is sold', () => {
    const one = variantOf('G-S', 'S Rojo');
    const cap = parentOf({ Talla: ['S', 'M'] }, [one, variantOf('G-M', 'M Rojo', { active: false })]);
    expect(shown(saleRow(one.product, new Map([[cap.id, cap]]), 'camiseta'))).toBe('product G-S');
  });
});
