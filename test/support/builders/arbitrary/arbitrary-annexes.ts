import fc from 'fast-check';
import { countries } from '../../../../src-main/documents/tables/countries.ts';
import { findTaxRate } from '../../../../src-main/documents/taxes/tax-rate.ts';
import { presumptiveWithholdings } from '../../../../src-main/documents/taxes/withholding/presumptive.ts';
import { keysOf } from '../../../../src-main/documents/values/keys-of.ts';
import type { ArbitraryBody } from '../../kinds/describe-any-body.ts';
import type { BuyerInput, InvoiceInput, LineInput } from '../invoice-body.ts';
import { ISSUE_DATE } from '../issued-invoice.ts';
import { arbitraryInvoiceBody } from './arbitrary-invoice.ts';
import { arbitraryReimbursementOfInvoice } from './arbitrary-reimbursement.ts';
import { arbitraryDecimal, arbitraryDigits, arbitraryText } from './arbitrary-values.ts';

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
  carrier: fc.oneof(
    fc.record({
      identification_type: fc.constant('ruc' as const),
      identification: arbitraryDigits(13),
      name: arbitraryText(300),
    }),
    fc.record({
      identification_type: fc.constant('cedula' as const),
      identification: arbitraryDigits(10),
      name: arbitraryText(300),
    }),
    fc.record({
      identification_type: fc.constantFrom('pasaporte' as const, 'exterior' as const),
      identification: arbitraryText(20),
      name: arbitraryText(300),
    }),
  ),
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
    reimbursement: arbitraryReimbursementOfInvoice,
    withholdings: fc.uniqueArray(
      fc.record({ type: fc.constantFrom(...keysOf(presumptiveWithholdings)), value: amount }),
      { maxLength: 3, selector: ({ type }) => type },
    ),
    substitute_delivery_note: substitute,
    third_party_charges: fc.array(fc.record({ concept: arbitraryText(300), amount }), { maxLength: 3 }),
  },
  { requiredKeys: [] },
);

const percent = fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined, freq: 1 });

/** Any valid invoice with any of the annexes' fields. */
export const arbitraryInvoiceOfAnnexes: fc.Arbitrary<ArbitraryBody> = fc
  .record({
    sale: arbitraryInvoiceBody,
    annexes,
    discounted: percent,
    refunded: percent,
    compensated: percent,
    negotiable: fc.boolean(),
    subsidized: fc.constantFrom('no line', 'the first line', 'every line'),
  })
  .map(({ sale, annexes: added, discounted, refunded, compensated, negotiable, subsidized }) => {
    const lines = sale.lines.map((line, index) => ({
      ...line,
      ...((subsidized === 'every line' || (subsidized === 'the first line' && index === 0)) && {
        unsubsidized_price: '100.123456',
      }),
    }));
    const rate = rateOf(lines);
    const discount = shareOf(netOf(lines), discounted);
    const rest = netOf(lines) - discount;
    const refund = shareOf((rest * tariffOf(rate)) / 100, refunded);
    const compensation = shareOf(rest, compensated);
    return {
      body: {
        ...sale,
        ...added,
        buyer: refunded !== undefined ? older : negotiable ? knownWithAddress(sale.buyer) : sale.buyer,
        lines,
        payments: sale.payments.map((payment) => ({
          ...payment,
          ...(negotiable && { term: payment.term ?? { length: 30, unit: 'days' } }),
        })),
        ...(negotiable && { negotiable: { notification_email: 'cobros@example.com' } }),
        ...(discounted !== undefined && {
          additional_discounts: [{ type: 'iva', rate, amount: discount.toFixed(2) }],
        }),
        ...(refunded !== undefined && { iva_refunds: [{ rate, value: refund.toFixed(2) }] }),
        ...(compensated !== undefined && {
          compensations: [{ code: '1', rate: '2', value: compensation.toFixed(2) }],
        }),
      },
    };
  });

const older = {
  identification_type: 'cedula',
  identification: '1710034065',
  name: 'JUAN PÉREZ',
  address: 'Calle Larga 123, Cuenca',
} as const;

/** A negotiable invoice is to somebody, somewhere. */
function knownWithAddress(buyer: BuyerInput) {
  const isKnown = 'identification_type' in buyer && buyer.identification_type !== 'consumidor_final';
  return isKnown ? { ...buyer, address: older.address } : older;
}

/** The IVA of the first line: every share below is of what that line is worth, so there is always enough. */
function rateOf([first]: readonly LineInput[]): string {
  return first?.taxes.find(({ type }) => type === 'iva')?.rate ?? 'iva_15';
}

function tariffOf(slug: string): number {
  return Number(findTaxRate('iva', slug)?.tariffs[0]?.tariff ?? '0');
}

function netOf([first]: readonly LineInput[]): number {
  return first ? Number(first.quantity) * Number(first.unit_price) - Number(first.discount ?? '0') : 0;
}

/** A share in whole cents, one less than there is: binary numbers are good enough for a limit kept away from. */
function shareOf(amount: number, share = 0): number {
  return Math.max(0, Math.floor(amount * share) - 1) / 100;
}
