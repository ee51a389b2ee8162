import { expect, it } from 'vitest';
import type { ProductParent } from '../../../../src-main/contract/catalog/product-parent.ts';
import { variantGrid } from '../../../../src-renderer/features/counter/variants/variant-grid.ts';

/** A parent with these attributes and variants; one in brackets is sold no more. */
function parentWith(attributes: Readonly<Record<string, readonly string[]>>, ...variants: readonly string[]) {
  return {
    object: 'product_parent',
    id: 'p',
    name: 'Camiseta',
    attributes: Object.entries(attributes).map(([name, values]) => ({ name, values: [...values] })),
    variants: variants.map((variant) => {
      const values = variant.replace(/[()]/g, '').split(' ');
      const product = {
        object: 'product' as const,
        id: variant,
        code: variant,
        name: variant,
        unit_price: '1',
        iva: 'iva_15' as const,
        active: !variant.startsWith('('),
        prices: [],
        created_at: '2026-11-28T12:00:00.000Z',
      };
      return { values, product };
    }),
    created_at: '2026-11-28T12:00:00.000Z',
  } satisfies ProductParent;
}

const shown = (parent: ProductParent) => {
  const { columns, rows } = variantGrid(parent);
  return [
    columns.join(','),
    ...rows.map(
      ({ label, cells }) => `${label}: ${cells.map((cell) => cell?.product.name ?? '—').join(', ')}`,
    ),
  ];
};

it.each([
  ['one attribute goes down', parentWith({ Talla: ['S', 'M'] }, 'S', 'M'), ['', 'S: S', 'M: M']],
  [
    'the one with fewer values goes across, and what there is not has no variant',
    parentWith({ Talla: ['S', 'M', 'L'], Color: ['Rojo', 'Azul'] }, 'S Rojo', 'S Azul', 'M Azul', '(M Rojo)'),
    ['Rojo,Azul', 'S: S Rojo, S Azul', 'M: —, M Azul'],
  ],
  [
    'of as many, the last goes across; of three, two go down',
    parentWith({ Talla: ['S', 'M'], Color: ['Rojo', 'Azul'], Corte: ['A', 'B'] }, 'S Rojo A', 'M Azul B'),
    ['A,B', 'S · Rojo: S Rojo A, —', 'M · Azul: —, M Azul B'],
  ],
  ['what is sold no more is nowhere', parentWith({ Talla: ['S', 'M'] }, '(S)', 'M'), ['', 'M: M']],
])('%s', (_title, parent, expected) => {
  expect(shown(parent)).toEqual(expected);
});
