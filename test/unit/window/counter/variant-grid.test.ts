import { expect, it } from 'vitest';
import type { ProductParent } from '../../../../src-main/contract/catalog/product-parent.ts';
import {
  firstOffered,
  variantGrid,
} from '../../../../src-renderer/features/counter/variants/variant-grid.ts';
import { parentOf, variantOf } from '../../../support/window/variants.ts';

/** A shirt with these attributes and variants; one in brackets is sold no more. */
const parentWith = (
  attributes: Readonly<Record<string, readonly string[]>>,
  ...variants: readonly string[]
) =>
  parentOf(
    attributes,
    variants.map((variant) => {
      const values = variant.replace(/[()]/g, '');
      return variantOf(values, values, { name: values, active: !variant.startsWith('(') });
    }),
  );

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
  [
    'a value that its attribute has no more has a column all the same',
    parentWith({ Talla: ['S', 'M'], Color: ['Azul'] }, 'S Rojo', 'M Azul'),
    ['Azul,Rojo', 'S: —, S Rojo', 'M: M Azul, —'],
  ],
  ['what is sold no more is nowhere', parentWith({ Talla: ['S', 'M'] }, '(S)', 'M'), ['', 'M: M']],
])('%s', (_title, parent, expected) => {
  expect(shown(parent)).toEqual(expected);
});

it.each([
  ['the likely one of which there is some', ['2', '0', '5'], ['M Rojo', 'M Azul'], 'M Azul'],
  ['the first likely one, where there is none of them', ['2', '0', '0'], ['M Rojo', 'M Azul'], 'M Rojo'],
])('first offered is %s', (_title, [a, b, c], likely, expected) => {
  const variants = [
    variantOf('1', 'S Rojo', {}, a),
    variantOf('2', 'M Rojo', {}, b),
    variantOf('3', 'M Azul', {}, c),
  ];
  const { rows } = variantGrid(parentOf({ Talla: ['S', 'M'], Color: ['Rojo', 'Azul'] }, variants));
  const wanted = variants.filter(({ values }) => likely.includes(values.join(' ')));
  expect(firstOffered({ likely: wanted }, rows)?.values.join(' ')).toBe(expected);
});
