import fc from 'fast-check';
import { countries } from '../../../../src-main/documents/tables/countries.ts';
import { supportDocumentTypes } from '../../../../src-main/documents/tables/support-document-types.ts';
import { iceRows } from '../../../../src-main/documents/taxes/ice/ice-tariffs.ts';
import { ivaRows } from '../../../../src-main/documents/taxes/iva.ts';
import { findTaxRate, isInForce } from '../../../../src-main/documents/taxes/tax-rate.ts';
import { keysOf } from '../../../../src-main/documents/values/keys-of.ts';
import { ISSUE_DATE } from '../issued-invoice.ts';
import type { PurchaseSettlementInput } from '../purchase-settlement-body.ts';
import { arbitraryDecimal, arbitraryDigits, arbitraryText } from './arbitrary-values.ts';

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

/** Documents of any day, each with the rates of its own. */
export const arbitraryReimbursement: fc.Arbitrary<Reimbursement> = fc.record({
  documents: fc.array(reimbursed, { minLength: 1, maxLength: 3 }),
});

/** A tax other than IVA, which takes its value from the document itself. */
const excise = fc
  .record({
    rate: fc.constantFrom('irbpnr_5001', ...Object.keys(iceRows).map((code) => `ice_${code}`)),
    base: arbitraryDecimal(9999, 2),
    value: arbitraryDecimal(999, 2),
  })
  .map(({ rate, ...amounts }) => ({
    type: rate.startsWith('ice') ? ('ice' as const) : ('irbpnr' as const),
    rate,
    ...amounts,
  }));

const compensation = fc.record({
  code: fc.constant('1' as const),
  rate: fc.constantFrom('2', '2.00'),
  value: arbitraryDecimal(99, 2),
});

/** The same with what only an invoice has elements for: excises in full and compensations. */
export const arbitraryReimbursementOfInvoice: fc.Arbitrary<Reimbursement> = fc
  .record({
    reimbursement: arbitraryReimbursement,
    excises: fc.uniqueArray(excise, { maxLength: 2, selector: ({ rate }) => rate }),
    compensations: fc.array(compensation, { maxLength: 2 }),
  })
  .map(({ reimbursement: { documents }, excises, compensations }) => ({
    documents: documents.map((document) => ({
      ...document,
      taxes: [...document.taxes, ...excises],
      compensations,
    })),
  }));
