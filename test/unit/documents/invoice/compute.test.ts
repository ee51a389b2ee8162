import { describe, expect, it } from 'vitest';
import { aLine, anInvoiceBody, type LineInput } from '../../../support/builders/invoice-body.ts';
import { computedInvoice, faultsOf, ISSUE_DATE } from '../../../support/builders/issued-invoice.ts';

type TaxInput = LineInput['taxes'][number];

const iva15: TaxInput = { type: 'iva', rate: 'iva_15' };

/** The invoice of these lines alone. */
function invoiceOf(...lines: Partial<LineInput>[]) {
  return computedInvoice(anInvoiceBody({ lines: lines.map(aLine) }));
}

function codesOf(body: unknown) {
  return faultsOf(body).map(({ pointer, code }) => `${pointer} ${code}`);
}

describe('a line', () => {
  it.each([
    ['3', '33.333333', '1.50', '98.50'],
    ['3', '33.333333', undefined, '100.00'],
    ['0.5', '0.01', undefined, '0.01'],
    ['0.333333', '0.015', undefined, '0.00'],
    ['1', '1.005', undefined, '1.01'],
    ['7', '0.145', '0.01', '1.01'],
    ['0', '10', undefined, '0.00'],
  ])('of %s × %s less %s comes to %s', (quantity, unit_price, discount, net) => {
    const { lines } = invoiceOf({ quantity, unit_price, ...(discount && { discount }) });
    expect(lines[0]?.net).toBe(net);
  });

  it('may be discounted in full, even when its price ends in fractions of a cent', () => {
    expect(invoiceOf({ quantity: '3', unit_price: '33.333333', discount: '100.00' })).toMatchObject({
      lines: [{ net: '0.00' }],
      discount: '100.00',
      total: '0.00',
    });
    expect(invoiceOf({ quantity: '1', unit_price: '0.006', discount: '0.01' }).lines[0]?.net).toBe('0.00');
    expect(invoiceOf({ quantity: '1', unit_price: '0.005', discount: '0.01' }).lines[0]?.net).toBe('0.00');
  });

  it('cannot be discounted by more than it is worth', () => {
    const over = aLine({ quantity: '2', unit_price: '10.00', discount: '20.01' });
    expect(codesOf(anInvoiceBody({ lines: [aLine(), over] }))).toEqual([
      '/lines/1/discount discount_over_amount',
    ]);
  });

  it('shows its numbers in one form, however they were written', () => {
    expect(invoiceOf({ quantity: '002.500000', unit_price: '4', discount: '0' }).lines[0]).toMatchObject({
      quantity: '2.5',
      unit_price: '4.00',
      discount: '0.00',
      net: '10.00',
    });
  });
});

describe('IVA', () => {
  it('is one entry for each rate, computed from the summed bases and not from rounded lines', () => {
    const cents = { quantity: '1', unit_price: '0.10' };
    const { lines, taxes, iva, total } = invoiceOf(cents, cents, cents);
    expect(lines.map(({ taxes: [tax] }) => tax?.value)).toEqual(['0.02', '0.02', '0.02']);
    expect(taxes).toMatchObject([
      { type: 'iva', rate: 'iva_15', tariff: '15.00', base: '0.30', value: '0.05' },
    ]);
    expect([iva, total]).toEqual(['0.05', '0.35']);
  });

  it.each([
    ['iva_0', '0.00', '10.00'],
    ['iva_5', '0.50', '10.50'],
    ['iva_8', '0.80', '10.80'],
    ['iva_13', '1.30', '11.30'],
    ['iva_15', '1.50', '11.50'],
    ['iva_no_objeto', '0.00', '10.00'],
    ['iva_exento', '0.00', '10.00'],
  ])('at %s of 10.00 is %s', (rate, iva, total) => {
    const invoice = invoiceOf({ quantity: '1', taxes: [{ type: 'iva', rate }] });
    expect(invoice).toMatchObject({ iva, total, taxes: [{ rate, base: '10.00', value: iva }] });
  });

  it.each(['iva_12', 'iva_14'])('at %s is refused today, at the pointer of the rate', (rate) => {
    expect(codesOf(anInvoiceBody({ lines: [aLine({ taxes: [{ type: 'iva', rate }] })] }))).toEqual([
      '/lines/0/taxes/0/rate rate_not_in_force',
    ]);
  });

  it('at 12 % computes a document of its time', () => {
    const lines = [aLine({ quantity: '1', taxes: [{ type: 'iva', rate: 'iva_12' }] })];
    expect(computedInvoice(anInvoiceBody({ lines }), { issueDate: '2024-03-31' }).iva).toBe('1.20');
  });
});

describe('ICE', () => {
  it('ad valorem is a percent of the net price, and IVA is charged on both', () => {
    const { lines, ice, iva, subtotal, total } = invoiceOf({
      quantity: '10',
      unit_price: '1.00',
      taxes: [iva15, { type: 'ice', rate: 'ice_3101' }],
    });
    expect(lines[0]?.taxes).toEqual([
      { type: 'iva', rate: 'iva_15', tariff: '15.00', base: '11.00', value: '1.65' },
      { type: 'ice', rate: 'ice_3101', tariff: '10.00', base: '10.00', value: '1.00' },
    ]);
    expect({ subtotal, ice, iva, total }).toEqual({
      subtotal: '10.00',
      ice: '1.00',
      iva: '1.65',
      total: '12.65',
    });
  });

  it('per unit counts the units of the line', () => {
    const { lines, total } = invoiceOf({
      quantity: '20',
      unit_price: '0.30',
      taxes: [{ type: 'ice', rate: 'ice_3011' }, iva15],
    });
    expect(lines[0]?.taxes).toEqual([
      { type: 'iva', rate: 'iva_15', tariff: '15.00', base: '9.20', value: '1.38' },
      { type: 'ice', rate: 'ice_3011', tariff: '0.16', base: '20.00', value: '3.20' },
    ]);
    expect(total).toBe('10.58');
  });

  it('per unit takes the units the body states, and the tariff of the year', () => {
    const { ice } = invoiceOf({
      taxes: [iva15, { type: 'ice', rate: 'ice_3053', tariff: '0.20', base: '12.5' }],
    });
    expect(ice).toBe('2.50');
  });

  it('of plastic bags priced at nothing still pays IVA', () => {
    const bags = {
      quantity: '3',
      unit_price: '0.00',
      taxes: [iva15, { type: 'ice', rate: 'ice_3680' } as const],
    };
    expect(invoiceOf(bags)).toMatchObject({ subtotal: '0.00', ice: '0.24', iva: '0.04', total: '0.28' });
  });

  it('that is mixed needs the tariff or the value stated', () => {
    const body = (stated: Partial<TaxInput>) =>
      anInvoiceBody({ lines: [aLine({ taxes: [iva15, { type: 'ice', rate: 'ice_3031', ...stated }] })] });
    expect(codesOf(body({}))).toEqual(['/lines/0/taxes/1/tariff tariff_required']);
    expect(computedInvoice(body({ tariff: '75' })).ice).toBe('15.00');
    expect(computedInvoice(body({ value: '4.44' }))).toMatchObject({
      ice: '4.44',
      iva: '3.67',
      total: '28.11',
    });
  });

  it('of a day whose tariff the tables do not know is stated by the body, and its fault names the law', () => {
    const body = (stated: Partial<TaxInput>) =>
      anInvoiceBody({ lines: [aLine({ taxes: [iva15, { type: 'ice', rate: 'ice_3680', ...stated }] })] });
    const at = { issueDate: '2027-01-02' };
    expect(faultsOf(body({}), at)).toEqual([
      {
        pointer: '/lines/0/taxes/1/tariff',
        code: 'tariff_required',
        message: expect.stringMatching(/ICE 3680 del 2027-01-02 .*resolución del SRI que cada enero/),
      },
    ]);
    expect(computedInvoice(body({ tariff: '0.09' }), at).ice).toBe('0.18');
    expect(computedInvoice(body({ value: '0.09' }), at).ice).toBe('0.09');
  });

  it('stated as a value is added, not computed again', () => {
    const stated = { taxes: [iva15, { type: 'ice', rate: 'ice_3011', value: '0.33' } as const] };
    expect(invoiceOf(stated, stated).taxes).toMatchObject([
      { rate: 'iva_15', base: '40.66', value: '6.10' },
      { rate: 'ice_3011', tariff: '0.16', base: '4.00', value: '0.66' },
    ]);
  });

  it('that is a percent is never stated as a value: the authority computes it again', () => {
    const body = { taxes: [iva15, { type: 'ice', rate: 'ice_3101', value: '0.33' } as const] };
    expect(faultsOf(anInvoiceBody({ lines: [aLine(body)] }))).toMatchObject([
      { pointer: '/lines/0/taxes/1/value', code: 'not_allowed_here' },
    ]);
  });

  it('with another tariff on each line has none in its total', () => {
    const at = (tariff: string) => ({ taxes: [iva15, { type: 'ice', rate: 'ice_3023', tariff } as const] });
    expect(invoiceOf(at('10'), at('20')).taxes[1]).toEqual({
      type: 'ice',
      rate: 'ice_3023',
      tariff: undefined,
      base: '40.00',
      value: '6.00',
    });
  });
});

it('IRBPNR is charged per bottle and is no part of the IVA base', () => {
  const bottles: TaxInput = { type: 'irbpnr', rate: 'irbpnr_5001' };
  expect(invoiceOf({ quantity: '6', unit_price: '0.50', taxes: [iva15, bottles] })).toMatchObject({
    irbpnr: '0.12',
    iva: '0.45',
    total: '3.57',
  });
  const sixPack = { quantity: '1', unit_price: '3.00', taxes: [iva15, { ...bottles, base: '6' }] };
  expect(invoiceOf(sixPack)).toMatchObject({ irbpnr: '0.12', iva: '0.45', total: '3.57' });
});

describe('the totals', () => {
  it('add up line discounts', () => {
    expect(invoiceOf({ discount: '1.25' }, { discount: '0.75' })).toMatchObject({
      subtotal: '38.00',
      discount: '2.00',
      total: '43.70',
    });
  });

  it('take a tip of up to 10 % of the subtotal, outside the tax base', () => {
    expect(computedInvoice(anInvoiceBody({ tip: '2.00' }))).toMatchObject({
      iva: '3.00',
      tip: '2.00',
      total: '25.00',
    });
    expect(codesOf(anInvoiceBody({ tip: '2.01' }))).toEqual(['/tip tip_over_limit']);
  });

  it.each([
    ['the total', { quantity: '1', unit_price: '200000000.01', taxes: [{ type: 'iva', rate: 'iva_0' }] }],
    ['the discount', { quantity: '1', unit_price: '200000000.01', discount: '200000000.01' }],
    [
      'a stated base',
      { taxes: [iva15, { type: 'ice', rate: 'ice_3011', base: '999999999999.99', value: '0' }] },
    ],
  ] satisfies [string, Partial<LineInput>][])('never pass the limit of the services: %s', (_, line) => {
    expect(codesOf(anInvoiceBody({ lines: [aLine(line)] }))).toEqual(['/lines total_over_limit']);
  });

  it('may reach the limit of the services', () => {
    const line = { quantity: '1', unit_price: '200000000', taxes: [{ type: 'iva', rate: 'iva_0' } as const] };
    expect(invoiceOf(line).total).toBe('200000000.00');
  });
});

describe('payments', () => {
  it('alone and without an amount pays the total', () => {
    expect(computedInvoice().payments).toEqual([
      { method: 'sin_sistema_financiero', amount: '23.00', term: undefined },
    ]);
  });

  it('keep their own amounts and terms', () => {
    const payments = [
      { method: 'tarjeta_credito', amount: '20' },
      { method: 'otros_sistema_financiero', amount: '3.0', term: { length: 30, unit: 'days' } },
    ] as const;
    expect(computedInvoice(anInvoiceBody({ payments: [...payments] })).payments).toEqual([
      { method: 'tarjeta_credito', amount: '20.00', term: undefined },
      { method: 'otros_sistema_financiero', amount: '3.00', term: { length: 30, unit: 'days' } },
    ]);
  });

  it('must each say their amount when there are several', () => {
    const payments = [
      { method: 'tarjeta_credito' },
      { method: 'tarjeta_debito', amount: '1' },
      { method: 'endoso_titulos' },
    ];
    expect(codesOf({ ...anInvoiceBody(), payments })).toEqual([
      '/payments/0/amount payment_amount_required',
      '/payments/2/amount payment_amount_required',
    ]);
  });
});

describe('the buyer', () => {
  it('who is a final consumer needs no more than that', () => {
    const buyer = { identification_type: 'consumidor_final' } as const;
    expect(computedInvoice(anInvoiceBody({ buyer })).buyer).toEqual({
      identification_type: 'consumidor_final',
      identification: '9999999999999',
      name: 'CONSUMIDOR FINAL',
    });
  });

  it('who is a final consumer has the authority’s name and no other', () => {
    const buyer = { identification_type: 'consumidor_final', email: 'a@example.com' } as const;
    expect(computedInvoice(anInvoiceBody({ buyer })).buyer).toMatchObject({
      name: 'CONSUMIDOR FINAL',
      email: 'a@example.com',
    });
    expect(faultsOf({ ...anInvoiceBody(), buyer: { ...buyer, name: 'Cliente' } })).toMatchObject([
      { pointer: '/buyer/name', code: 'invalid_value' },
    ]);
  });

  it('who is kept locally is looked up', () => {
    const id = '0197b1f0-1111-7111-8111-111111111111';
    const party = { identification_type: 'cedula', identification: '1712345675', name: 'ANA PÉREZ' } as const;
    const body = anInvoiceBody({ buyer: { customer_id: id } });
    expect(computedInvoice(body, { customers: new Map([[id, party]]) }).buyer).toBe(party);
    expect(codesOf(body)).toEqual(['/buyer/customer_id not_found']);
  });
});

it('reports everything that only the whole document can get wrong at once', () => {
  const body = anInvoiceBody({
    buyer: { customer_id: '0197b1f0-1111-7111-8111-111111111111' },
    lines: [aLine(), aLine({ taxes: [{ type: 'iva', rate: 'iva_12' }] })],
    tip: '100',
  });
  expect(faultsOf(body)).toEqual([
    {
      pointer: '/buyer/customer_id',
      code: 'not_found',
      message: 'No hay un cliente con este identificador.',
    },
    {
      pointer: '/lines/1/taxes/0/rate',
      code: 'rate_not_in_force',
      message: `La tarifa 12 % no está vigente el ${ISSUE_DATE}. Ese día rigen: iva_0, iva_5, iva_15, iva_no_objeto, iva_exento.`,
    },
    {
      pointer: '/tip',
      code: 'tip_over_limit',
      message: 'La propina no puede superar el 10 % del subtotal.',
    },
  ]);
});
