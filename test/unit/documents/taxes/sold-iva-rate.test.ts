import { expect, it } from 'vitest';
import { soldIvaRate } from '../../../../src-main/documents/taxes/sold-iva-rate.ts';

it.each([
  ['iva_15', 'rimpe_negocio_popular', 'iva_0'],
  ['iva_5', 'rimpe_negocio_popular', 'iva_0'],
  ['iva_0', 'rimpe_negocio_popular', 'iva_0'],
  ['iva_exento', 'rimpe_negocio_popular', 'iva_exento'],
  ['iva_15', 'rimpe_emprendedor', 'iva_15'],
  ['iva_15', 'general', 'iva_15'],
  ['iva_15', undefined, 'iva_15'],
] as const)('sells what is bought at %s, by the regime %s, at %s', (bought, regime, sold) => {
  expect(soldIvaRate(bought, regime)).toBe(sold);
});
