import fc from 'fast-check';
import { knownParty } from '../../../../src-main/documents/parties/party.ts';
import { ivaRows } from '../../../../src-main/documents/taxes/iva.ts';
import { findTaxRate, isInForce } from '../../../../src-main/documents/taxes/tax-rate.ts';
import { keysOf } from '../../../../src-main/documents/values/keys-of.ts';
import type { ArbitraryBody } from '../../kinds/describe-any-body.ts';
import { INVOICE_ID } from '../credit-note-body.ts';
import type { DebitNoteInput, ReasonInput } from '../debit-note-body.ts';
import { aLine, anInvoiceBody } from '../invoice-body.ts';
import { anInvoiceHere, contextWith } from '../issued-credit-note.ts';
import { ISSUE_DATE } from '../issued-invoice.ts';
import { arbitraryInvoiceBody, statedOn } from './arbitrary-invoice.ts';
import { arbitraryDecimal, arbitraryDigits, arbitraryText } from './arbitrary-values.ts';

type TaxInput = ReasonInput['taxes'][number];
type KnownBuyer = Exclude<DebitNoteInput['buyer'], { customer_id: string }>;

/** A body before it is checked, with the records it names. */
interface DebitNoteWithContext extends ArbitraryBody {
  readonly body: DebitNoteInput;
}

const CUSTOMER_ID = '0197b1f0-cccc-7ccc-8ccc-cccccccccccc';

/** Days of invoices, each with rates of its own. */
const invoiceDate = fc.constantFrom(
  ISSUE_DATE,
  '2026-01-31',
  '2024-04-01',
  '2024-03-31',
  '2017-05-31',
  '2012-02-29',
);

/** What every kind of document accepts, and how it is paid. */
const common = arbitraryInvoiceBody.map((body) => ({
  payments: body.payments,
  ...(body.fiscal_machine && { fiscal_machine: body.fiscal_machine }),
  ...(body.additional_info && { additional_info: body.additional_info }),
  ...(body.establishment && { establishment: body.establishment }),
  ...(body.emission_point && { emission_point: body.emission_point }),
  ...(body.metadata && { metadata: body.metadata }),
  ...(body.simulate && { simulate: body.simulate }),
}));

/** Everybody but the final consumer. */
const knownBuyer: fc.Arbitrary<KnownBuyer> = arbitraryInvoiceBody
  .map(({ buyer }) => buyer)
  .filter(
    (buyer): buyer is KnownBuyer => 'name' in buyer && buyer.identification_type !== 'consumidor_final',
  );

/** Excises and bottles. */
const excises: fc.Arbitrary<readonly TaxInput[]> = arbitraryInvoiceBody.map(({ lines }) =>
  (lines[0]?.taxes ?? []).filter(({ type }) => type !== 'iva'),
);

/** Charges at the rates of a day. */
function reasonsOf(date: string): fc.Arbitrary<ReasonInput[]> {
  const rates = keysOf(ivaRows).filter((slug) => {
    const rate = findTaxRate('iva', slug);
    return rate !== undefined && isInForce(rate, date);
  });
  const reason = fc.record({
    description: arbitraryText(300),
    amount: fc.oneof(arbitraryDecimal(9999, 2), arbitraryDecimal(999_999, 2)),
    taxes: fc
      .record({
        iva: fc.constantFrom(...rates),
        others: fc.oneof(fc.constant<readonly TaxInput[]>([]), excises),
      })
      .map(({ iva, others }) => [
        { type: 'iva' as const, rate: iva },
        ...others.map((tax) => statedOn(date, tax)),
      ]),
  });
  return fc.array(reason, { minLength: 1, maxLength: 6 }).map(withOneTariffEach);
}

/** A note says the tariff of each excise once, so the first charge that bears it decides for all. */
function withOneTariffEach(reasons: readonly ReasonInput[]): ReasonInput[] {
  const firsts = new Map<string, TaxInput>();
  return reasons.map((reason) => ({
    ...reason,
    taxes: reason.taxes.map((tax) => {
      const first = firsts.get(tax.rate) ?? tax;
      firsts.set(tax.rate, first);
      return first;
    }),
  }));
}

/** How the note names its invoice: one issued here to the same buyer or to nobody in particular, or elsewhere. */
const named = fc.constantFrom('by id', 'by number', 'to the final consumer', 'elsewhere');

function invoiceOf(
  how: 'by id' | 'by number' | 'to the final consumer' | 'elsewhere',
  { buyer, date, number }: { buyer: KnownBuyer; date: string; number: string },
): Pick<DebitNoteWithContext, 'context'> & Pick<DebitNoteInput, 'modified_document'> {
  if (how === 'elsewhere') return { modified_document: { number, issue_date: date } };
  const invoice = anInvoiceHere({
    body: anInvoiceBody({
      buyer: how === 'to the final consumer' ? { identification_type: 'consumidor_final' } : buyer,
      lines: [aLine({ taxes: [{ type: 'iva', rate: 'iva_0' }] })],
    }),
    identity: { issueDate: date },
  });
  const modified_document =
    how === 'by number' ? { number: '001-001-000000123', issue_date: date } : { document_id: INVOICE_ID };
  return { modified_document, context: contextWith(invoice) };
}

/** A share of an amount in cents, from nothing to all of it. */
const share = fc.double({ min: 0, max: 1, noNaN: true });

/** What may be refunded of each rate: a share of the IVA of the charges alone, which excises only add to. */
function refundsOf(reasons: readonly ReasonInput[], of: number): { rate: IvaSlug; value: string }[] {
  return keysOf(ivaRows).flatMap((rate) => {
    const bearing = reasons.filter(({ taxes }) => taxes.some((tax) => tax.rate === rate));
    const iva = (centsOf(bearing) * Number(ivaRows[rate].percent)) / 100;
    return bearing.length === 0 ? [] : [{ rate, value: inDollars(iva * of) }];
  });
}
type IvaSlug = keyof typeof ivaRows;

function centsOf(reasons: readonly ReasonInput[]): number {
  return reasons.reduce((total, { amount }) => total + Math.round(Number(amount) * 100), 0);
}

function inDollars(cents: number): string {
  return (Math.floor(cents) / 100).toFixed(2);
}

/** Any valid body of a note issued on `ISSUE_DATE`, with the invoice and the customer it names. */
export const arbitraryDebitNote: fc.Arbitrary<DebitNoteWithContext> = invoiceDate.chain((date) =>
  fc
    .record({
      how: named,
      number: fc
        .tuple(arbitraryDigits(3), arbitraryDigits(3), arbitraryDigits(9))
        .map((parts) => parts.join('-')),
      buyer: knownBuyer,
      isCustomer: fc.boolean(),
      reasons: reasonsOf(date),
      refunded: fc.option(share),
      compensated: fc.option(share),
      common,
    })
    .map(({ how, number, buyer, isCustomer, reasons, refunded, compensated, common: shared }) => {
      const { modified_document, context } = invoiceOf(how, { buyer, date, number });
      const isRefunded = refunded !== null && buyer.identification_type === 'cedula';
      return {
        body: {
          buyer: isCustomer ? { customer_id: CUSTOMER_ID } : buyer,
          modified_document,
          reasons,
          ...shared,
          ...(isRefunded && { iva_refunds: refundsOf(reasons, refunded) }),
          ...(compensated !== null && {
            compensations: [
              { code: '1' as const, rate: '2', value: inDollars(centsOf(reasons) * compensated) },
            ],
          }),
        },
        context: {
          ...context,
          customers: new Map([[CUSTOMER_ID, knownParty.parse(buyer)]]),
        },
      };
    }),
);
