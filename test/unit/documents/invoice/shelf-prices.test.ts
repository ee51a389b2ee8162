import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoiceKind } from '../../../../src-main/documents/invoice/kind.ts';
import { decimal, sum } from '../../../../src-main/documents/values/decimal.ts';
import { judgeXml } from '../../../support/authority-double/judge-xml.ts';
import { arbitraryShelfLine } from '../../../support/builders/arbitrary-shelf-prices.ts';
import {
  aLine,
  anInvoiceBody,
  type InvoiceInput,
  type LineInput,
} from '../../../support/builders/invoice-body.ts';
import {
  anIssuedInvoice,
  computedInvoice,
  faultsOf,
  ISSUE_DATE,
} from '../../../support/builders/issued-invoice.ts';

const iva15 = { type: 'iva', rate: 'iva_15' } as const;

function shelfLine(price: string, parts: Partial<LineInput> = {}): LineInput {
  const { unit_price: _price, ...line } = aLine({ quantity: '1', ...parts });
  return { ...line, unit_price_with_taxes: price };
}

const invoiceOf = (lines: LineInput[], parts: Partial<InvoiceInput> = {}) =>
  computedInvoice(anInvoiceBody({ lines, ...parts }));
const codesOf = (lines: object[]) =>
  faultsOf({ ...anInvoiceBody(), lines }).map(({ pointer, code }) => `${pointer} ${code}`);

describe('an invoice at shelf prices', () => {
  it.each(['10.00', '0.50', '6.25', '0.01', '199.99'])('of %s comes to exactly that', (price) => {
    expect(invoiceOf([shelfLine(price)]).total).toBe(price);
  });

  it('shows the price as it was stated beside what the law wants', () => {
    const [line] = invoiceOf([shelfLine('6.25', { quantity: '2', discount: '1.00' })]).lines;
    expect(line).toMatchObject({
      unit_price_with_taxes: '6.25',
      discount_with_taxes: '1.00',
      total_with_taxes: '11.50',
      unit_price: '5.435',
      discount: '0.87',
      net: '10.00',
      taxes: [{ rate: 'iva_15', base: '10.00', value: '1.50' }],
    });
  });

  it('says nothing of taxes inside a price that has none inside', () => {
    expect(Object.keys(invoiceOf([aLine()]).lines[0] ?? {})).not.toContain('unit_price_with_taxes');
  });

  it('adds the discounts without taxes, as the XML has them', () => {
    const lines = [shelfLine('11.50', { discount: '1.15' }), aLine({ discount: '2.00' })];
    expect(invoiceOf(lines).discount).toBe('3.00');
  });

  it('computes lines at prices without taxes beside them as ever', () => {
    const { taxes, total } = invoiceOf([shelfLine('10.00'), aLine({ quantity: '1', unit_price: '10.00' })]);
    expect(taxes).toMatchObject([{ rate: 'iva_15', base: '18.70', value: '2.80' }]);
    expect(total).toBe('21.50');
  });

  it('computes IVA of what an additional discount leaves', () => {
    const additional_discounts = [{ type: 'iva', rate: 'iva_15', amount: '0.70' } as const];
    expect(invoiceOf([shelfLine('10.00')], { additional_discounts })).toMatchObject({
      taxes: [{ base: '8.70', value: '1.20', additional_discount: '0.70' }],
      total: '9.20',
    });
  });

  it('comes to the sum of its lines, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(arbitraryShelfLine, { minLength: 1, maxLength: 60 }), (lines) => {
        const invoice = invoiceOf(lines);
        const paid = sum(invoice.lines.map(({ total_with_taxes: total }) => decimal(total ?? '0')));
        expect(invoice.total).toBe(paid.toFixed(2));
        for (const { type, tariff, base, value } of invoice.taxes) {
          if (type !== 'iva') continue;
          const off = decimal(base)
            .times(tariff ?? '0')
            .div(100)
            .minus(value)
            .abs();
          expect(off.lt('0.01')).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('before the authority, an invoice at shelf prices', () => {
  const xml = invoiceKind.writeXml(anIssuedInvoice({ body: anInvoiceBody({ lines: [shelfLine('0.50')] }) }));
  const now = new Date(`${ISSUE_DATE}T18:00:00.000Z`);

  it('has an IVA that is a cent from base × rate at most, which is tolerated', () => {
    expect(xml).toContain('<baseImponible>0.43</baseImponible><tarifa>15.00</tarifa><valor>0.07</valor>');
    expect(judgeXml(xml, { now })).toEqual([]);
  });

  it('would have differences if no cent were allowed', () => {
    const differences = judgeXml(xml, { now, ivaTolerance: 0n });
    expect(differences.length).toBeGreaterThan(0);
    for (const difference of differences) expect(difference).toMatch(/^52: valor del/);
  });
});

describe('the price of a line', () => {
  it('is stated once', () => {
    expect(codesOf([{ ...shelfLine('1.00'), unit_price: '1.00' }])).toEqual([
      '/lines/0/unit_price_with_taxes not_allowed_here',
    ]);
    expect(codesOf([{ ...aLine(), unit_price: '-1' }])).toEqual(['/lines/0/unit_price invalid_format']);
    expect(codesOf([{ ...aLine(), unit_price: 1.5 }])).toEqual(['/lines/0/unit_price invalid_type']);
    const { unit_price: _price, ...none } = aLine();
    expect(codesOf([none])).toEqual(['/lines/0/unit_price required']);
  });

  it('is asked for together with all else that is missing', () => {
    expect(codesOf([{}]).sort()).toEqual(
      ['description', 'quantity', 'taxes', 'unit_price'].map((field) => `/lines/0/${field} required`),
    );
  });

  it('with taxes covers them', () => {
    const bag = shelfLine('0.05', { taxes: [iva15, { type: 'ice', rate: 'ice_3680' }] });
    expect(codesOf([bag])).toEqual(['/lines/0/unit_price_with_taxes below_zero']);
    expect(invoiceOf([{ ...bag, unit_price_with_taxes: '0.10' }])).toMatchObject({
      ice: '0.08',
      iva: '0.01',
      total: '0.10',
    });
  });

  it('with taxes is not less than its discount', () => {
    expect(codesOf([shelfLine('1.15', { discount: '1.16' })])).toEqual([
      '/lines/0/discount discount_over_amount',
    ]);
    expect(invoiceOf([shelfLine('1.15', { discount: '1.15' })]).total).toBe('0.00');
  });

  it('with taxes has no subsidy beside it', () => {
    expect(codesOf([shelfLine('1.15', { unsubsidized_price: '2.00' })])).toEqual([
      '/lines/0/unsubsidized_price not_allowed_here',
    ]);
  });

  it('may be given to many more units than six decimals can price to the cent', () => {
    expect(invoiceOf([shelfLine('0.37', { quantity: '123456.5' })]).total).toBe('45678.91');
  });
});
