import { describe, expect, it } from 'vitest';
import { invoiceWarnings } from '../../../../src-main/documents/invoice/warnings.ts';
import { aLine, anInvoiceBody, type InvoiceInput } from '../../../support/builders/invoice-body.ts';
import { anIssuer, computedInvoice, ISSUE_DATE } from '../../../support/builders/issued-invoice.ts';

const finalConsumer = { identification_type: 'consumidor_final' } as const;

/** The codes for a body whose single line, without IVA, costs so much. */
function warningsOf(price: string, parts: Partial<InvoiceInput> = {}) {
  const lines = [aLine({ quantity: '1', unit_price: price, taxes: [{ type: 'iva', rate: 'iva_0' }] })];
  return invoiceWarnings(computedInvoice(anInvoiceBody({ lines, ...parts })), ISSUE_DATE).map(
    ({ code }) => code,
  );
}

describe('a cashier is warned', () => {
  it.each([
    ['50.00', []],
    ['50.01', ['consumidor_final_limit']],
  ])('whether a final consumer may buy for %s', (price, codes) => {
    expect(warningsOf(price, { buyer: finalConsumer })).toEqual(codes);
  });

  it('nothing of that limit when the buyer is known', () => {
    expect(warningsOf('50.01')).toEqual([]);
  });

  it.each([
    ['500.00', []],
    ['500.01', ['cash_over_500']],
  ])('whether %s may be paid in cash', (price, codes) => {
    expect(warningsOf(price)).toEqual(codes);
  });

  it.for([
    ['general', 'iva_15', []],
    ['rimpe_negocio_popular', 'iva_15', ['popular_business_iva']],
    ['rimpe_negocio_popular', 'iva_0', []],
    ['rimpe_emprendedor', 'iva_15', []],
  ] as const)('whether a business of the regime %s charges %s', ([regime, rate, codes]) => {
    const lines = [aLine({ taxes: [{ type: 'iva', rate }] })];
    const invoice = computedInvoice(anInvoiceBody({ lines }));
    expect(invoiceWarnings(invoice, ISSUE_DATE, anIssuer({ regime })).map(({ code }) => code)).toEqual(codes);
  });

  it.for([
    ['ice_3011', ['ice_charged']],
    ['ice_3680', []],
  ] as const)('whether it charges excise that shops do not: %s', ([rate, codes]) => {
    const taxes = [{ type: 'iva', rate: 'iva_15' } as const, { type: 'ice', rate } as const];
    const invoice = computedInvoice(anInvoiceBody({ lines: [aLine({ taxes })] }));
    expect(invoiceWarnings(invoice, ISSUE_DATE).map(({ code }) => code)).toEqual(codes);
  });

  it('about cash alone, whatever is paid otherwise', () => {
    const payments = [
      { method: 'sin_sistema_financiero', amount: '500.00' } as const,
      { method: 'tarjeta_credito', amount: '500.00' } as const,
    ];
    expect(warningsOf('1000', { payments })).toEqual([]);
  });

  it.each(['9.99', '10.01'])('that payments of %s do not make 10.00', (amount) => {
    expect(warningsOf('10', { payments: [{ method: 'tarjeta_debito', amount }] })).toEqual([
      'payments_mismatch',
    ]);
  });

  it.each([
    ['ruc', '1799999991001', ['buyer_identification_doubtful']],
    ['ruc', '1799999990001', []],
    ['cedula', '1712345676', ['buyer_identification_doubtful']],
    ['cedula', '1712345675', []],
  ] as const)('whether %s %s passes its check digit', (identification_type, identification, codes) => {
    expect(warningsOf('10', { buyer: { identification_type, identification, name: 'ANA' } })).toEqual(codes);
  });

  it('that a line has quantity 0', () => {
    const lines = [
      aLine({ quantity: '0', unit_price: '1.00' }),
      aLine({ quantity: '0.000001', unit_price: '1.00' }),
    ];
    const [first] = lines;
    const warnings = invoiceWarnings(computedInvoice(anInvoiceBody({ lines })), ISSUE_DATE);
    expect(warnings.filter(({ code }) => code === 'quantity_zero')).toEqual([
      {
        code: 'quantity_zero',
        message: `La línea «${first?.description}» tiene cantidad 0.`,
        detail: 'No suma nada: revise su cantidad o quítela.',
      },
    ]);
  });

  it('everything at once, in Spanish, with the figures', () => {
    const body = anInvoiceBody({
      buyer: finalConsumer,
      lines: [aLine({ quantity: '1', unit_price: '600', taxes: [{ type: 'iva', rate: 'iva_0' }] })],
      payments: [{ method: 'sin_sistema_financiero', amount: '550' }],
    });
    expect(invoiceWarnings(computedInvoice(body), ISSUE_DATE)).toEqual([
      {
        code: 'consumidor_final_limit',
        message: 'Una venta a consumidor final no debe superar $ 50.',
        detail: 'El total es 600.00. Pida los datos del comprador.',
      },
      {
        code: 'cash_over_500',
        message: 'Más de $ 500 sin usar el sistema financiero.',
        detail: 'El comprador no podrá deducir este gasto.',
      },
      {
        code: 'payments_mismatch',
        message: 'Las formas de pago no suman el total.',
        detail: 'Suman 550.00 y el total es 600.00.',
      },
    ]);
  });
});
