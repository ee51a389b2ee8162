import { expect, it } from 'vitest';
import { measurePriceOf } from '../../../../src-main/counter/catalog/labels/measure-price.ts';

it.for([
  ['Café molido 250 g', '4.50', { measure: 'kg', price: '18.00' }],
  ['ARROZ FLOR 2KG', '2.30', { measure: 'kg', price: '1.15' }],
  ['Aceite 0,9 lt girasol', '2.70', { measure: 'l', price: '3.00' }],
  ['Agua 625ml', '0.50', { measure: 'l', price: '0.80' }],
  ['Salsa 1.5 L', '3.00', { measure: 'l', price: '2.00' }],
] as const)('of «%s» at %s it is that of a whole', ([name, price, expected]) => {
  expect(measurePriceOf(name, price)).toEqual(expected);
});

it.for([
  'Pan',
  'Yogur 6 x 120 g',
  'AGUA 500ML X 12',
  'Agua 500 ml x12',
  'Cola x12 200ml',
  'Six Cerveza 330 ml',
  'Atún 12 unidades 170 g',
  'Paca agua 24 und 500 ml',
  'Aceite 1.000 ml',
  'Galaxy A54 5G',
  'Six pack cerveza 330 ml, pack',
  'Kit 250 g y 500 ml',
  'Cable 2 lados',
  'Bolsa 0 g',
])('of «%s» nothing is guessed', (name) => {
  expect(measurePriceOf(name, '1.00')).toBeUndefined();
});
