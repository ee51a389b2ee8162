import fc from 'fast-check';
import { keysOf } from '../../../src-main/documents/keys-of.ts';
import { countries } from '../../../src-main/documents/tables/countries.ts';
import { presumptiveWithholdings } from '../../../src-main/documents/taxes/withholding/presumptive.ts';
import type { ArbitraryBody } from '../kinds/describe-any-body.ts';
import { arbitraryInvoiceBody } from './arbitrary-invoice.ts';
import { arbitraryReimbursement } from './arbitrary-reimbursement.ts';
import { arbitraryDecimal, arbitraryDigits, arbitraryText } from './arbitrary-values.ts';
import type { InvoiceInput, LineInput } from './invoice-body.ts';
import { ISSUE_DATE } from './issued-invoice.ts';

const amount = arbitraryDecimal(999, 2);
const country = fc.constantFrom(...countries.map(({ code }) => code));
const incoterm = fc.constantFrom('FOB', 'CIF', 'EXW', 'DDP');

const exported: fc.Arbitrary<NonNullable<InvoiceInput['export']>> = fc.record(
  {
    incoterm,
    incoterm_place: arbitraryText(300),
    origin_country: country,
    loading_port: arbitraryText(300),
    destination_port: arbitraryText(300),
    subtotal_incoterm: incoterm,
    destination_country: country,
    acquisition_country: country,
    international_freight: amount,
    international_insurance: amount,
    customs_costs: amount,
    other_transport_costs: amount,
  },
  {
    requiredKeys: [
      'incoterm',
      'incoterm_place',
      'origin_country',
      'loading_port',
      'destination_port',
      'subtotal_incoterm',
    ],
  },
);

const plate = fc.constantFrom('pba-1234', 'ABC123', 'GSX 0001', 'XY123C');

const substitute: fc.Arbitrary<NonNullable<InvoiceInput['substitute_delivery_note']>> = fc.record({
  origin_address: arbitraryText(300),
  destination_address: arbitraryText(300),
  transport_start: fc.constantFrom(ISSUE_DATE, '2026-11-21'),
  transport_end: fc.constantFrom('2026-11-21', '2026-12-31'),
  carrier: fc.record({
    identification_type: fc.constantFrom('pasaporte' as const, 'exterior' as const),
    identification: arbitraryText(20),
    name: arbitraryText(300),
  }),
  plate,
  destinations: fc.array(
    fc.record(
      {
        reason: arbitraryText(300),
        customs_document: arbitraryText(64),
        destination_establishment: arbitraryDigits(3),
        route: arbitraryText(300),
      },
      { requiredKeys: ['reason'] },
    ),
    { minLength: 1, maxLength: 3 },
  ),
});

/** What the annexes add to a sale; each may be there or not, whatever the others are. */
const annexes = fc.record(
  {
    plate,
    delivery_note_number: arbitraryDigits(15).map((digits) => digits.replace(/^(...)(...)/, '$1-$2-')),
    export: exported,
    reimbursement: arbitraryReimbursement,
    withholdings: fc.uniqueArray(
      fc.record({ type: fc.constantFrom(...keysOf(presumptiveWithholdings)), value: amount }),
      { maxLength: 3, selector: ({ type }) => type },
    ),
    substitute_delivery_note: substitute,
    third_party_charges: fc.array(fc.record({ concept: arbitraryText(300), amount }), { maxLength: 3 }),
  },
  { requiredKeys: [] },
);

/** Any valid invoice with any of the annexes' fields. */
export const arbitraryInvoiceOfAnnexes: fc.Arbitrary<ArbitraryBody> = fc
  .record({
    sale: arbitraryInvoiceBody,
    annexes,
    share: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
    refunded: fc.boolean(),
    compensated: fc.boolean(),
    negotiable: fc.boolean(),
    subsidized: fc.boolean(),
  })
  .map(({ sale, annexes: added, share, refunded, compensated, negotiable, subsidized }) => {
    const lines = sale.lines.map((line) => ({
      ...line,
      ...(subsidized && { unsubsidized_price: '100.123456' }),
    }));
    const buyer = refunded || negotiable ? older : sale.buyer;
    return {
      body: {
        ...sale,
        ...added,
        buyer,
        lines,
        payments: sale.payments.map((payment) => ({
          ...payment,
          ...(negotiable && { term: payment.term ?? { length: 30, unit: 'days' } }),
        })),
        ...(negotiable && { negotiable: { notification_email: 'cobros@example.com' } }),
        ...(refunded && { iva_refunds: [{ rate: rateOf(lines), value: '0.00' }] }),
        ...(share !== undefined && { additional_discounts: discountsOf(lines, share) }),
        ...(compensated && { compensations: [{ code: '1', rate: '2', value: '0.00' }] }),
      },
    };
  });

const older = {
  identification_type: 'cedula',
  identification: '1710034065',
  name: 'JUAN PÉREZ',
  address: 'Calle Larga 123, Cuenca',
} as const;

function rateOf([first]: readonly LineInput[]): string {
  return first?.taxes.find(({ type }) => type === 'iva')?.rate ?? 'iva_15';
}

/** A share, in percent, of the net value of the first line off the base of its rate: never more than there is. */
function discountsOf(lines: readonly LineInput[], share: number) {
  const [first] = lines;
  if (!first) return [];
  const net = Number(first.quantity) * Number(first.unit_price) - Number(first.discount ?? '0');
  const cents = Math.max(0, Math.floor(net * share) - 1);
  return [{ type: 'iva', rate: rateOf(lines), amount: (cents / 100).toFixed(2) }];
}
