import { expect, it } from 'vitest';
import { kindBySigns } from '../../../../src-main/documents/purchase/kind-by-signs.ts';
import { aLine, anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { computedInvoice } from '../../../support/builders/issued-invoice.ts';

const petrol = { code: '0101', description: 'GASOLINA EXTRA' };
const freight = { auxiliary_code: 'H492001', description: 'Flete Quito – Guayaquil' };

it.for([
  ['fuel', [petrol, { code: '0121', description: 'Diesel premium' }], 'fuel'],
  ['fuel and what else the station sells', [petrol, { code: '77', description: 'Agua' }], undefined],
  ['another thing under the same short code', [{ code: '0101', description: 'Cuaderno' }], undefined],
  ['commercial transport', [freight], 'transport'],
  ['what shows nothing', [{ code: 'CAFE', description: 'Café' }], undefined],
] as const)('an invoice of %s', ([_what, lines, kind]) => {
  const { lines: bought } = computedInvoice(anInvoiceBody({ lines: lines.map((line) => aLine(line)) }));
  expect(kindBySigns({ lines: bought })).toBe(kind);
});

it('what was typed from paper has no lines to show it', () => {
  expect(kindBySigns({ lines: [] })).toBeUndefined();
});
