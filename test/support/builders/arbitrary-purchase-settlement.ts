import fc from 'fast-check';
import { keysOf } from '../../../src-main/documents/keys-of.ts';
import type { KnownPartyBody } from '../../../src-main/documents/party.ts';
import { countries } from '../../../src-main/documents/tables/countries.ts';
import { supportDocumentTypes } from '../../../src-main/documents/tables/support-document-types.ts';
import { ivaRows } from '../../../src-main/documents/taxes/iva.ts';
import { findTaxRate, isInForce } from '../../../src-main/documents/taxes/tax-rate.ts';
import type { ArbitraryBody } from '../kinds/describe-any-body.ts';
import { arbitraryInvoiceBody } from './arbitrary-invoice.ts';
import { arbitraryDecimal, arbitraryDigits, arbitraryText } from './arbitrary-values.ts';
import type { LineInput } from './invoice-body.ts';
import { ISSUE_DATE } from './issued-invoice.ts';
import { aPurchaseSettlementBody, type PurchaseSettlementInput } from './purchase-settlement-body.ts';

type Known = Exclude<KnownPartyBody, { customer_id: string }>;
type Reimbursement = NonNullable<PurchaseSettlementInput['reimbursement']>;

const reimbursed: fc.Arbitrary<Reimbursement['documents'][number]> = fc
  .constantFrom(ISSUE_DATE, '2026-01-31', '2024-03-31', '2016-06-01')
  .chain((date) =>
    fc.record(
      {
        supplier: fc.oneof(
          fc.record({
            identification_type: fc.constant('ruc' as const),
            identification: arbitraryDigits(13),
          }),
          fc.record({
            identification_type: fc.constant('exterior' as const),
            identification: arbitraryText(20),
          }),
        ),
        supplier_type: fc.constantFrom('persona_natural' as const, 'sociedad' as const),
        payment_country: fc.constantFrom(...countries.map(({ code }) => code)),
        document_type: fc.constantFrom(...supportDocumentTypes.map(({ slug }) => slug)),
        number: arbitraryDigits(15).map((digits) => digits.replace(/^(...)(...)/, '$1-$2-')),
        issue_date: fc.constant(date),
        authorization_number: fc.integer({ min: 10, max: 49 }).chain(arbitraryDigits),
        taxes: fc.uniqueArray(
          fc.record({
            type: fc.constant('iva' as const),
            rate: fc.constantFrom(...ratesOn(date)),
            base: arbitraryDecimal(9999, 2),
          }),
          { minLength: 1, maxLength: 3, selector: ({ rate }) => rate },
        ),
      },
      {
        requiredKeys: [
          'supplier',
          'supplier_type',
          'document_type',
          'number',
          'issue_date',
          'authorization_number',
          'taxes',
        ],
      },
    ),
  );

function ratesOn(date: string) {
  return keysOf(ivaRows).filter((slug) => {
    const rate = findTaxRate('iva', slug);
    return rate !== undefined && isInForce(rate, date);
  });
}

/** Everybody but the final consumer. */
function supplierOf(buyer: unknown): Known {
  const known = aPurchaseSettlementBody().supplier;
  if ('customer_id' in known) throw new Error('the sample supplier is known');
  return isKnown(buyer) ? buyer : known;
}

function isKnown(buyer: unknown): buyer is Known {
  if (typeof buyer !== 'object' || buyer === null || !('identification_type' in buyer)) return false;
  return buyer.identification_type !== 'consumidor_final';
}

/** Any valid purchase settlement: an invoice's lines and payments without excises, and what only it has. */
export const arbitraryPurchaseSettlement: fc.Arbitrary<ArbitraryBody> = fc
  .record({
    sale: arbitraryInvoiceBody,
    share: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
    reimbursement: fc.option(fc.record({ documents: fc.array(reimbursed, { minLength: 1, maxLength: 3 }) }), {
      nil: undefined,
    }),
    negotiable: fc.boolean(),
    unsubsidized: fc.boolean(),
  })
  .map(({ sale, share, reimbursement, negotiable, unsubsidized }) => {
    const lines = sale.lines.map((line) => ({
      ...line,
      taxes: line.taxes.filter(({ type }) => type === 'iva'),
      ...(unsubsidized && { unsubsidized_price: '100.5' }),
    }));
    const supplier = supplierOf(sale.buyer);
    return {
      body: {
        supplier: negotiable ? { ...supplier, address: 'Calle Larga 123, Cuenca' } : supplier,
        lines,
        payments: sale.payments.map((payment) => ({
          ...payment,
          ...(negotiable && { term: payment.term ?? { length: 30, unit: 'days' } }),
        })),
        additional_discounts: share === undefined ? [] : discountsOf(lines, share),
        ...(reimbursement && { reimbursement }),
        ...(negotiable && { negotiable: { notification_email: 'cobros@example.com' } }),
        ...(sale.fiscal_machine && { fiscal_machine: sale.fiscal_machine }),
        ...(sale.additional_info && { additional_info: sale.additional_info }),
        ...(sale.metadata && { metadata: sale.metadata }),
      },
    };
  });

/** A share, in percent, of the net value of the first line off the base of its rate: never more than there is. */
function discountsOf(lines: readonly LineInput[], share: number) {
  const [first] = lines;
  const rate = first?.taxes[0]?.rate;
  if (!first || rate === undefined) return [];
  const net = Number(first.quantity) * Number(first.unit_price) - Number(first.discount ?? '0');
  return [{ type: 'iva', rate, amount: (Math.max(0, Math.floor(net * share) - 1) / 100).toFixed(2) }];
}
