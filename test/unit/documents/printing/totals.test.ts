import { describe, expect, it } from 'vitest';
import type { Line } from '../../../../src-main/documents/lines/line.ts';
import type { TaxTotal } from '../../../../src-main/documents/lines/tax-body.ts';
import {
  ivaLabel,
  plainTotal,
  rateSubtotals,
  strongTotal,
  sumOf,
  taxLines,
  totalWhenAny,
} from '../../../../src-main/documents/printing/totals.ts';

type TaxType = TaxTotal['type'];

/** A line whose taxes matter by their rates only. */
function aLine(net: string, ...rates: string[]): Line {
  return {
    description: 'Artículo',
    quantity: '1',
    unit_price: net,
    discount: '0.00',
    net,
    taxes: rates.map((rate) => ({ type: typeOf(rate), rate, tariff: '0.00', base: net, value: '0.00' })),
    additional_info: [],
  };
}

function aTax(rate: string, value: string, parts: Partial<TaxTotal> = {}): TaxTotal {
  return { type: typeOf(rate), rate, base: '100.00', value, ...parts };
}

function typeOf(rate: string): TaxType {
  if (rate.startsWith('ice')) return 'ice';
  return rate.startsWith('irbpnr') ? 'irbpnr' : 'iva';
}

/** `LABEL amount` of each, with a star for the one that is printed strongest. */
function shown(totals: readonly { label: string; amount: string; strong: boolean }[]): string[] {
  return totals.map(({ label, amount, strong }) => `${strong ? '* ' : ''}${label} ${amount}`);
}

describe('a total', () => {
  it('is plain, strong, or left out when it is nothing', () => {
    expect(shown([plainTotal('TOTAL DESCUENTO', '0.00'), strongTotal('VALOR TOTAL', '1.00')])).toEqual([
      'TOTAL DESCUENTO 0.00',
      '* VALOR TOTAL 1.00',
    ]);
    expect(shown(totalWhenAny('PROPINA', '0.01'))).toEqual(['PROPINA 0.01']);
    expect(totalWhenAny('PROPINA', '0.00')).toEqual([]);
  });
});

describe('the subtotals by IVA rate', () => {
  it('add the lines of each rate, in the order of the taxes of the document', () => {
    const lines = [
      aLine('10.10', 'iva_15'),
      aLine('5.00', 'iva_0'),
      aLine('0.05', 'iva_15'),
      aLine('7.00', 'iva_exento'),
      aLine('3.00', 'iva_no_objeto'),
    ];
    const taxes = ['iva_15', 'iva_0', 'iva_no_objeto', 'iva_exento'].map((rate) => aTax(rate, '0.00'));
    expect(shown(rateSubtotals(taxes, lines))).toEqual([
      'SUBTOTAL 15 % 10.15',
      'SUBTOTAL 0 % 5.00',
      'SUBTOTAL NO OBJETO DE IVA 3.00',
      'SUBTOTAL EXENTO DE IVA 7.00',
    ]);
  });

  it('are net of the excise that the base of the IVA counts, and have no line for the excise itself', () => {
    const lines = [aLine('100.00', 'iva_15', 'ice_3092', 'irbpnr_5001')];
    const taxes = [
      aTax('iva_15', '17.25', { base: '115.00' }),
      aTax('ice_3092', '15.00'),
      aTax('irbpnr_5001', '0.02'),
    ];
    expect(shown(rateSubtotals(taxes, lines))).toEqual(['SUBTOTAL 15 % 100.00']);
  });

  it('are nothing for a rate without lines, as in a document that another system wrote', () => {
    expect(shown(rateSubtotals([aTax('iva_12', '12.00')], []))).toEqual(['SUBTOTAL 12 % 0.00']);
  });
});

describe('the lines of taxes', () => {
  it('show what carries a value only', () => {
    const taxes = [aTax('iva_15', '15.00'), aTax('iva_5', '0.50'), aTax('iva_0', '0.00')];
    expect(shown(taxLines({ taxes, ice: '0.00', irbpnr: '0.00' }))).toEqual([
      'IVA 15 % 15.00',
      'IVA 5 % 0.50',
    ]);
  });

  it('show the excise first, then IVA by rate, what is refunded of it at all rates, and the bottle tax', () => {
    const taxes = [
      aTax('ice_3092', '15.00'),
      aTax('iva_15', '17.25', { refund: '10.05' }),
      aTax('iva_5', '0.50', { refund: '0.45' }),
      aTax('irbpnr_5001', '0.04'),
    ];
    expect(shown(taxLines({ taxes, ice: '15.00', irbpnr: '0.04' }))).toEqual([
      'ICE 15.00',
      'IVA 15 % 17.25',
      'IVA 5 % 0.50',
      'DEVOLUCIÓN IVA 10.50',
      'IRBPNR 0.04',
    ]);
  });

  it('are taxes that no table has as well, by their code', () => {
    const municipal = { type: '9', rate: '901', tariff: '1.00', base: '100.00' };
    const taxes = [{ ...municipal, value: '1.00' }, aTax('iva_15', '15.00'), { ...municipal, value: '0.50' }];
    const labels = taxLines({ taxes, ice: '0.00', irbpnr: '0.00' }).map(
      ({ label, amount }) => `${label} ${amount}`,
    );
    expect(labels).toEqual(['IVA 15 % 15.00', 'código 9 (desconocido) 1.50']);
  });

  it('are none of a sale without taxes', () => {
    expect(taxLines({ taxes: [aTax('iva_exento', '0.00')], ice: '0.00', irbpnr: '0.00' })).toEqual([]);
  });
});

describe('amounts', () => {
  it('are added exactly, and what is absent counts nothing', () => {
    expect(sumOf(['0.10', undefined, '0.20'])).toBe('0.30');
    expect(sumOf([])).toBe('0.00');
  });

  it.each([
    ['iva_8', '8 %'],
    ['iva_14', '14 %'],
    ['iva_exento', 'EXENTO DE IVA'],
    ['0000', 'código 0000 (desconocido)'],
  ])('are of a rate that people know by its name: %s', (rate, label) => {
    expect(ivaLabel(rate)).toBe(label);
  });
});
