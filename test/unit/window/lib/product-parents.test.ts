import { expect, it } from 'vitest';
import type { ProductResource } from '../../../../src-main/contract/catalog/product.ts';
import type { ProductParent } from '../../../../src-main/contract/catalog/product-parent.ts';
import { parentOfRow } from '../../../../src-renderer/lib/queries/catalog/product-parents.ts';

const created_at = '2026-11-28T12:00:00.000Z';

function shirt(code: string, name: string, more: Partial<ProductResource> = {}): ProductResource {
  const attributes = [{ name: 'Color', value: name.split(' ').at(-1) ?? '' }];
  return {
    object: 'product',
    id: code,
    code,
    name,
    unit_price: '10',
    iva: 'iva_15',
    active: true,
    prices: [],
    parent: { id: 'p', name: 'Camiseta', attributes },
    created_at,
    ...more,
  };
}

const red = shirt('CAM-ROJ', 'Camiseta Rojo', { barcode: '7861000000994' });
const blue = shirt('CAM-AZU', 'Camiseta Azul');
const old = shirt('CAM-VER', 'Camiseta Verde azulado', { active: false });
const parent: ProductParent = {
  object: 'product_parent',
  id: 'p',
  name: 'Camiseta',
  attributes: [{ name: 'Color', values: ['Rojo', 'Azul', 'Verde azulado'] }],
  variants: [red, blue, old].map((product) => ({ values: [product.name], product })),
  created_at,
};
const parents = new Map([['p', parent]]);

it.each([
  ['nothing was typed', '', red, true],
  ['several variants match', 'camiseta', red, true],
  ['one variant matches, accents and capitals aside', 'CAMISETA rójo', red, false],
  ['one that is sold matches', 'azul', blue, false],
  ['a code was typed whole', 'cam-azu', blue, false],
  ['a barcode was typed whole', '7861000000994', red, false],
])('a row stands for the parent where %s: %s', (_case, typed, product, isParent) => {
  expect(parentOfRow(product, typed, parents) === parent).toBe(isParent);
});

it('a row stands for itself where its product is no variant', () => {
  const { parent: _, ...alone } = red;
  expect(parentOfRow(alone, 'camiseta', parents)).toBeUndefined();
});
