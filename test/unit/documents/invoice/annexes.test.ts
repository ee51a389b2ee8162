import { describe, expect, it } from 'vitest';
import { invoiceKind } from '../../../../src-main/documents/invoice/kind.ts';
import type { PrintedDocument } from '../../../../src-main/documents/printing/printed.ts';
import { aLine, anInvoiceBody, type InvoiceInput } from '../../../support/builders/invoice-body.ts';
import { ISSUE_DATE } from '../../../support/builders/issued-invoice.ts';
import { aReimbursement } from '../../../support/builders/purchase-settlement-body.ts';
import { kindInTests } from '../../../support/kinds/issue-kind.ts';

const { computed, codesOf, issued } = kindInTests(invoiceKind);

const person = { identification_type: 'cedula', identification: '1710034065', name: 'JUAN PÉREZ' } as const;

const exported: NonNullable<InvoiceInput['export']> = {
  incoterm: 'FOB',
  incoterm_place: 'Guayaquil',
  origin_country: '593',
  loading_port: 'Guayaquil',
  destination_port: 'Miami',
};

const substitute: NonNullable<InvoiceInput['substitute_delivery_note']> = {
  origin_address: 'Quito',
  destination_address: 'Sangolquí',
  transport_start: '2026-11-20',
  transport_end: '2026-11-21',
  carrier: { identification_type: 'cedula', identification: '1710034065', name: 'PEDRO' },
  plate: 'pba-1234',
  destinations: [{ reason: 'Venta' }],
};

/** Two units at 10.00 with IVA of 15 %: 20.00 and 3.00 of IVA, 23.00 in all. */
const sale = (parts: Partial<InvoiceInput> = {}) => computed(anInvoiceBody(parts));

describe('the total of an invoice', () => {
  it.each<[string, Partial<InvoiceInput>, string]>([
    ['adds the four costs of an export', { export: { ...exported, international_freight: '1.5' } }, '24.50'],
    [
      'adds what is charged for third parties',
      { third_party_charges: [{ concept: 'Tasa', amount: '5' }] },
      '28.00',
    ],
    [
      'adds what a seller of fuels withholds',
      { withholdings: [{ type: 'renta_0_2', value: '0.04' }] },
      '23.04',
    ],
    ['loses a refund of IVA', { buyer: person, iva_refunds: [{ rate: 'iva_15', value: '2.99' }] }, '20.01'],
    ['loses a compensation', { compensations: [{ code: '1', rate: '2', value: '0.4' }] }, '22.60'],
    [
      'loses an additional discount and the IVA on it',
      { additional_discounts: [{ type: 'iva', rate: 'iva_15', amount: '10' }] },
      '11.50',
    ],
  ])('%s', (_what, parts, total) => {
    const content = sale(parts);
    expect(content.total).toBe(total);
    expect(content.payments[0]?.amount).toBe(total);
  });

  it('is the sheet’s own with charges of third parties: 50 + 6 of IVA + 5', () => {
    const body = anInvoiceBody({
      lines: [aLine({ quantity: '1', unit_price: '50', taxes: [{ type: 'iva', rate: 'iva_12' }] })],
      third_party_charges: [{ concept: 'Impuesto', amount: '5' }],
    });
    expect(computed(body, { issueDate: '2021-06-15' }).total).toBe('61.00');
  });
});

describe('an invoice shows', () => {
  it('each cost of an export, and its incoterm for the subtotal when none is stated', () => {
    expect(sale({ export: { ...exported, customs_costs: '8.5' } }).export).toMatchObject({
      subtotal_incoterm: 'FOB',
      international_freight: '0.00',
      customs_costs: '8.50',
    });
  });

  it('what the State subsidizes, summed before it is rounded', () => {
    const line = aLine({ quantity: '3', unit_price: '1.111111', unsubsidized_price: '2.222222' });
    expect(sale({ lines: [line, line] })).toMatchObject({
      subsidy: '6.67',
      lines: [{ unsubsidized_price: '2.222222' }, {}],
    });
  });

  it('what is withheld, by tax', () => {
    const withholdings = [
      { type: 'iva_100', value: '1.44' },
      { type: 'iva_12_editores', value: '0.1' },
      { type: 'renta_0_3', value: '0.72' },
    ] as const;
    expect(sale({ withholdings: [...withholdings] })).toMatchObject({
      withheld_iva: '1.54',
      withheld_renta: '0.72',
    });
  });

  it('plates as the authority writes them', () => {
    expect(sale({ plate: 'abc-123', substitute_delivery_note: substitute })).toMatchObject({
      plate: 'ABC0123',
      substitute_delivery_note: { plate: 'PBA1234' },
    });
  });

  it('the excise of plastic bags by the bag, also of those given away', () => {
    const bag = {
      description: 'Funda',
      quantity: '4',
      unit_price: '0',
      taxes: [
        { type: 'iva', rate: 'iva_15' },
        { type: 'ice', rate: 'ice_3680' },
      ],
    } satisfies InvoiceInput['lines'][number];
    expect(sale({ lines: [bag] })).toMatchObject({
      subtotal: '0.00',
      ice: '0.32',
      iva: '0.05',
      total: '0.37',
    });
  });
});

describe('an invoice is refused', () => {
  const refund = (rate: 'iva_15' | 'iva_0', value: string) => ({ rate, value });
  const reimbursing = (parts: object): object => {
    const [document] = aReimbursement().documents;
    return { reimbursement: { documents: [{ ...document, ...parts }] } };
  };

  it.each<[string, object, readonly string[]]>([
    [
      'with a refund to whom has no cédula',
      { iva_refunds: [refund('iva_15', '1')] },
      ['/iva_refunds cedula_required'],
    ],
    [
      'with a refund over the IVA of its rate',
      { buyer: person, iva_refunds: [refund('iva_15', '3.01')] },
      ['/iva_refunds/0/value refund_over_iva'],
    ],
    [
      'with a refund at a rate that no line has',
      { buyer: person, iva_refunds: [refund('iva_0', '0')] },
      ['/iva_refunds/0/rate unknown_in_document'],
    ],
    [
      'with two refunds at one rate',
      { buyer: person, iva_refunds: [refund('iva_15', '1'), refund('iva_15', '1')] },
      ['/iva_refunds/1/rate repeated'],
    ],
    [
      'with compensations over all it comes to',
      { compensations: [{ code: '1', rate: '2', value: '23.01' }] },
      ['/lines below_zero'],
    ],
    [
      'with a compensation the schemas do not know',
      { compensations: [{ code: '2', rate: '2', value: '1' }] },
      ['/compensations/0/code invalid_value'],
    ],
    [
      'negotiable to the final consumer, without terms',
      {
        buyer: { identification_type: 'consumidor_final' },
        negotiable: { notification_email: 'a@example.com' },
      },
      ['/buyer buyer_not_allowed', '/buyer/address address_required', '/payments/0/term term_required'],
    ],
    [
      'negotiable to the final consumer, wherever that is',
      {
        buyer: { identification_type: 'consumidor_final', address: 'Quito' },
        payments: [{ method: 'endoso_titulos', term: { length: 30, unit: 'days' } }],
        negotiable: { notification_email: 'a@example.com' },
      },
      ['/buyer buyer_not_allowed'],
    ],
    [
      'negotiable with an address that is none',
      { negotiable: { notification_email: 'nobody' } },
      ['/negotiable/notification_email invalid_format'],
    ],
    [
      'with a transport that begins before it is issued and ends before it begins',
      {
        substitute_delivery_note: {
          ...substitute,
          transport_start: '2026-11-19',
          transport_end: '2026-11-18',
        },
      },
      [
        '/substitute_delivery_note/transport_start date_order',
        '/substitute_delivery_note/transport_end date_order',
      ],
    ],
    [
      'with a transport that goes nowhere',
      { substitute_delivery_note: { ...substitute, destinations: [] } },
      ['/substitute_delivery_note/destinations too_few'],
    ],
    [
      'with an export without what the sheet demands',
      { export: { incoterm: 'fob', origin_country: '999' } },
      [
        '/export/incoterm invalid_format',
        '/export/incoterm_place required',
        '/export/origin_country unknown_code',
        '/export/loading_port required',
        '/export/destination_port required',
      ],
    ],
    [
      'with a document reimbursed before it was issued',
      reimbursing({ issue_date: '2026-11-21' }),
      ['/reimbursement/documents/0/issue_date date_in_future'],
    ],
    [
      'with a document reimbursed at a rate its day did not know',
      reimbursing({ issue_date: '2023-05-01' }),
      ['/reimbursement/documents/0/taxes/0/rate rate_not_in_force'],
    ],
    [
      'with more reimbursed than the schema has digits for',
      reimbursing({ taxes: [{ type: 'iva', rate: 'iva_0', base: '999999999999.99' }] }),
      ['/reimbursement total_over_limit'],
    ],
    [
      'with an excise reimbursed whose value is not stated',
      reimbursing({ taxes: [{ type: 'ice', rate: 'ice_3031', base: '1' }] }),
      ['/reimbursement/documents/0/taxes/0/value required'],
    ],
    [
      'with a document reimbursed of which not enough is stated',
      { reimbursement: { documents: [{}] } },
      [
        '/reimbursement/documents/0/supplier required',
        '/reimbursement/documents/0/supplier_type required',
        '/reimbursement/documents/0/document_type required',
        '/reimbursement/documents/0/number required',
        '/reimbursement/documents/0/issue_date required',
        '/reimbursement/documents/0/authorization_number required',
        '/reimbursement/documents/0/taxes required',
      ],
    ],
    [
      'with a withholding that no invoice carries',
      { withholdings: [{ type: '312', value: '1' }] },
      ['/withholdings/0/type invalid_value'],
    ],
    [
      'with one withholding twice',
      {
        withholdings: [
          { type: 'iva_100', value: '1' },
          { type: 'iva_100', value: '2' },
        ],
      },
      ['/withholdings/1/type repeated'],
    ],
    [
      'with a delivery note that is no number',
      { delivery_note_number: '1-1-1' },
      ['/delivery_note_number invalid_format'],
    ],
    ['with a plate of nothing', { plate: ' - ' }, ['/plate too_short']],
    ['with a plate that grows too long in capitals', { plate: 'ß'.repeat(20) }, ['/plate too_long']],
    [
      'with a charge of third parties for nothing in particular',
      { third_party_charges: [{ concept: ' ', amount: '1' }] },
      ['/third_party_charges/0/concept too_short'],
    ],
    [
      'with a price without subsidy under its price',
      { lines: [aLine({ unsubsidized_price: '9.99' })] },
      ['/lines/0/unsubsidized_price subsidy_below_price'],
    ],
  ])('%s', (_what, parts, faults) => {
    expect(codesOf({ ...anInvoiceBody(), ...parts })).toEqual(faults);
  });
});

describe('an invoice is warned about', () => {
  const untaxed = aLine({ taxes: [{ type: 'iva', rate: 'iva_0' }] });
  const reimbursed = (value: string): Partial<InvoiceInput> => ({
    reimbursement: {
      documents: aReimbursement().documents.map((document) => ({
        ...document,
        taxes: [{ type: 'iva', rate: 'iva_15', base: '100.00', value }],
      })),
    },
  });
  const codes = (parts: Partial<InvoiceInput>) =>
    invoiceKind.warnings(sale(parts), ISSUE_DATE).map(({ code }) => code);

  it('a building material that is not taxed at 5 %, and 5 % on what is not stated to be one', () => {
    expect(codes({ lines: [aLine({ auxiliary_code: 'F010101' })] })).toEqual(['code_rate_mismatch']);
    const taxes = [{ type: 'iva', rate: 'iva_5' } as const];
    expect(codes({ lines: [aLine({ auxiliary_code: 'F010101', taxes })] })).toEqual([]);
    expect(codes({ lines: [aLine({ auxiliary_code: '7861001234567', taxes })] })).toEqual([
      'code_rate_mismatch',
    ]);
    expect(codes({ lines: [aLine({ taxes })] })).toEqual(['code_rate_mismatch']);
  });

  it.each<[string, Partial<InvoiceInput>, readonly string[]]>([
    ['fuel without the plate of its vehicle', { lines: [aLine({ code: '0121' })] }, ['plate_missing']],
    [
      'commercial transport without its plate',
      { lines: [aLine({ auxiliary_code: 'H492001' })] },
      ['plate_missing'],
    ],
    ['a plate that looks like none', { plate: '@@' }, ['plate_doubtful']],
    [
      'a transport with a plate that looks like none',
      { substitute_delivery_note: { ...substitute, plate: '123' } },
      ['plate_doubtful'],
    ],
    [
      'a term of trade that is none',
      { export: { ...exported, incoterm: 'ZZZ' }, lines: [untaxed] },
      ['incoterm_unknown'],
    ],
    ['an export that charges IVA', { export: exported }, ['export_with_iva']],
    ['nothing of an export at 0 %', { export: exported, lines: [untaxed] }, []],
    [
      'a document reimbursed whose IVA is not that of its base',
      reimbursed('15.02'),
      ['support_document_mismatch'],
    ],
    ['nothing of a cent that its issuer rounded otherwise', reimbursed('15.01'), []],
    [
      'a rate that needs a decree',
      { lines: [aLine({ taxes: [{ type: 'iva', rate: 'iva_8' }] })] },
      ['rate_unusual'],
    ],
    [
      'bags of half the tariff that are charged all of it',
      {
        lines: [
          aLine({
            code: 'ICE-FPR-02',
            taxes: [
              { type: 'iva', rate: 'iva_15' },
              { type: 'ice', rate: 'ice_3680' },
            ],
          }),
        ],
      },
      ['code_rate_mismatch'],
    ],
    ['fuel with its plate', { lines: [aLine({ code: '0121' })], plate: 'PBA1234' }, []],
    [
      'bags of half the tariff that are charged half',
      {
        lines: [
          aLine({
            code: 'ICE-FPR-02',
            taxes: [
              { type: 'iva', rate: 'iva_15' },
              { type: 'ice', rate: 'ice_3680', tariff: '0.04' },
            ],
          }),
        ],
      },
      [],
    ],
  ])('%s', (_what, parts, expected) => {
    expect(codes(parts)).toEqual(expected);
  });

  it.for([
    ['2026-02-13', ['rate_unusual']],
    ['2026-02-14', []],
    ['2026-02-17', []],
    ['2026-02-18', ['rate_unusual']],
  ] as const)('8 %% on %s, unless a decree sets it for services of tourism', ([date, expected]) => {
    const taxed = sale({ lines: [aLine({ taxes: [{ type: 'iva', rate: 'iva_8' }] })] });
    expect(invoiceKind.warnings(taxed, date).map(({ code }) => code)).toEqual(expected);
  });

  it('a compensation, years after its law', () => {
    expect(codes({ compensations: [{ code: '1', rate: '2', value: '0.40' }] })).toEqual([
      'compensation_not_in_force',
    ]);
  });
});

describe('the page of an invoice', () => {
  const page = (parts: Partial<InvoiceInput>): PrintedDocument =>
    invoiceKind.printed(issued({ body: anInvoiceBody(parts) }));
  const amounts = (parts: Partial<InvoiceInput>) =>
    Object.fromEntries(page(parts).totals.map(({ label, amount }) => [label, amount]));

  it('has a section for each annex that says more than lines', () => {
    const { sections } = page({
      export: exported,
      reimbursement: aReimbursement(),
      substitute_delivery_note: substitute,
    });
    expect(sections.map(({ title }) => title)).toEqual([
      undefined,
      'COMPROBANTES REEMBOLSADOS',
      'COMERCIO EXTERIOR',
      'TRASLADO (SUSTITUYE A LA GUÍA DE REMISIÓN)',
    ]);
    expect(sections[2]?.facts).toContainEqual({ label: 'País de origen', value: 'ECUADOR' });
  });

  it('adds up to its total, line by line', () => {
    expect(
      amounts({
        buyer: person,
        tip: '1',
        export: { ...exported, customs_costs: '8.5' },
        iva_refunds: [{ rate: 'iva_15', value: '2' }],
        third_party_charges: [{ concept: 'Tasa aeroportuaria', amount: '5' }],
      }),
    ).toMatchObject({
      'SUBTOTAL 15 %': '20.00',
      'IVA 15 %': '3.00',
      'DEVOLUCIÓN IVA': '2.00',
      PROPINA: '1.00',
      'GASTOS ADUANEROS': '8.50',
      'Tasa aeroportuaria': '5.00',
      'VALOR TOTAL': '35.50',
    });
  });

  it('says what the sale would have cost, and what was saved with its IVA', () => {
    expect(amounts({ lines: [aLine({ unsubsidized_price: '15' })] })).toMatchObject({
      'VALOR TOTAL': '23.00',
      'VALOR TOTAL SIN SUBSIDIO': '34.50',
      'AHORRO POR SUBSIDIO (incluye IVA)': '11.50',
    });
  });
});
