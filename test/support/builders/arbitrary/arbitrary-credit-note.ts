import fc from 'fast-check';
import { creditNoteKind } from '../../../../src-main/documents/credit-note/kind.ts';
import { invoiceKind } from '../../../../src-main/documents/invoice/kind.ts';
import type { ReferencedDocument } from '../../../../src-main/documents/model/document-kind.ts';
import { ivaRows } from '../../../../src-main/documents/taxes/iva.ts';
import { keysOf } from '../../../../src-main/documents/values/keys-of.ts';
import type { ArbitraryBody } from '../../kinds/describe-any-body.ts';
import { kindInTests } from '../../kinds/issue-kind.ts';
import { type CreditLineInput, INVOICE_ID } from '../credit-note-body.ts';
import { aBuyer, type InvoiceInput, type LineInput } from '../invoice-body.ts';
import { anInvoiceHere, contextWith } from '../issued-credit-note.ts';
import { ISSUE_DATE } from '../issued-invoice.ts';
import { arbitraryInvoiceBody, statedOn } from './arbitrary-invoice.ts';
import { arbitraryText } from './arbitrary-values.ts';

/** A body before it is checked, with the invoice it names. */
interface NoteOnInvoice extends ArbitraryBody {
  readonly body: object;
}

const notes = kindInTests(creditNoteKind);
const invoices = kindInTests(invoiceKind);

/** Those who can be given back, everybody but the final consumer, and what they bought. */
const invoiceParts = arbitraryInvoiceBody.map(({ buyer, lines, payments }) => ({
  buyer: isKnown(buyer) ? buyer : aBuyer(),
  lines,
  payments,
}));

function isKnown(buyer: InvoiceInput['buyer']): boolean {
  return 'identification_type' in buyer && buyer.identification_type !== 'consumidor_final';
}

/** What every kind of document accepts. */
const common = arbitraryInvoiceBody.map((body) => ({
  ...(body.fiscal_machine && { fiscal_machine: body.fiscal_machine }),
  ...(body.additional_info && { additional_info: body.additional_info }),
  ...(body.establishment && { establishment: body.establishment }),
  ...(body.emission_point && { emission_point: body.emission_point }),
  ...(body.metadata && { metadata: body.metadata }),
  ...(body.simulate && { simulate: body.simulate }),
}));

/** One line: a line break is refused instead of mended. */
const reason = arbitraryText(300).map((text) => text.replace(/[\r\n]/g, ' '));

/** A share of an amount in cents, from nothing to all of it. */
const share = fc.noBias(fc.integer({ min: 0, max: 1000 })).map((thousandths) => thousandths / 1000);

function part(amount: string, of: number): string {
  return (Math.floor(Number(amount) * 100 * of) / 100).toFixed(2);
}

/** An invoice whose lines are found by their codes, some sharing one, with a discount after the lines or without. */
export const arbitraryInvoiceHere: fc.Arbitrary<InvoiceInput> = fc
  .record({ parts: invoiceParts, codes: fc.integer({ min: 1, max: 4 }), discounted: fc.option(share) })
  .map(({ parts, codes, discounted }) => {
    const lines = parts.lines.map((line, index) => ({ ...line, code: `L-${index % codes}` }));
    const body = { ...parts, lines };
    const rate = keysOf(ivaRows).find((slug) => lines[0]?.taxes.some((tax) => tax.rate === slug));
    if (discounted === null || !rate) return body;
    const net = invoices
      .computed(body)
      .lines.filter((line) => line.taxes.some((tax) => tax.rate === rate))
      .reduce((total, line) => total + Number(line.net), 0);
    return {
      ...body,
      additional_discounts: [{ type: 'iva', rate, amount: part(net.toFixed(2), discounted) }],
    };
  });

/** Some of the lines of an invoice, by their codes; a quantity may be used up by several. */
function shortLines(lines: readonly LineInput[]): fc.Arbitrary<CreditLineInput[]> {
  const code = fc.constantFrom(...lines.map((line) => line.code ?? ''));
  const pick = fc.record({ code, share, all: fc.boolean() });
  return fc.array(pick, { minLength: 1, maxLength: 5 }).map((picks) => {
    const left = new Map<string, number>();
    for (const { code: own = '', quantity } of lines) left.set(own, (left.get(own) ?? 0) + micro(quantity));
    return picks.flatMap(({ code: own, share: wanted, all }) => {
      const available = left.get(own) ?? 0;
      const taken = all ? available : Math.floor(available * wanted);
      left.set(own, available - taken);
      return taken === 0 ? [] : [{ code: own, quantity: (taken / 1_000_000).toFixed(6) }];
    });
  });
}

function micro(quantity: string): number {
  return Math.round(Number(quantity) * 1_000_000);
}

/** A line in full, at rates of a day. */
function fullLines(date: string): fc.Arbitrary<CreditLineInput[]> {
  return invoiceParts.map(({ lines }) =>
    lines.slice(0, 3).map(({ unsubsidized_price: _subsidy, ...line }) => ({
      ...line,
      taxes: line.taxes.map((tax) =>
        tax.type === 'iva' ? { ...tax, rate: rateOf(date, tax.rate) } : statedOn(date, tax),
      ),
    })),
  );
}

function rateOf(date: string, rate: string): string {
  if (date >= '2024-04-01' || !['iva_5', 'iva_13', 'iva_15'].includes(rate)) return rate;
  return date >= '2016-06-01' && date <= '2017-05-31' ? 'iva_14' : 'iva_12';
}

const onInvoiceHere: fc.Arbitrary<NoteOnInvoice> = arbitraryInvoiceHere
  .map((body) => ({
    body,
    // Lines in full may come to more than the invoice: what is refused has tests of its own.
    invoice: anInvoiceHere({ body, identity: { issueDate: ISSUE_DATE }, creditBalance: '200000000.00' }),
  }))
  .chain(({ body: { lines, buyer }, invoice }) =>
    fc
      .record({
        named: fc.constantFrom('by id', 'by number', 'by number and buyer'),
        short: shortLines(lines),
        full: fc.option(fullLines(ISSUE_DATE), { freq: 2 }),
        fallback: fullLines(ISSUE_DATE),
        reason,
        common,
      })
      .map(({ named, short, full, fallback, common: shared, ...rest }) => ({
        body: {
          ...namedInvoice(named, invoice),
          ...(named === 'by number and buyer' && { buyer }),
          lines: short.length + (full?.length ?? 0) === 0 ? fallback : [...short, ...(full ?? [])],
          ...rest,
          ...shared,
        },
        context: contextWith(invoice),
      })),
  );

function namedInvoice(how: string, { identity }: ReferencedDocument) {
  if (how === 'by id') return { modified_document: { document_id: INVOICE_ID } };
  return { modified_document: { number: '001-001-000000123', issue_date: identity.issueDate } };
}

const onInvoiceElsewhere: fc.Arbitrary<NoteOnInvoice> = fc
  .constantFrom(ISSUE_DATE, '2026-01-31', '2024-04-01', '2024-03-31', '2017-02-28', '2012-02-29')
  .chain((issue_date) =>
    fc
      .record({
        number: fc.constantFrom('002-001-000000456', '999-999-999999999', '000-000-000000001'),
        buyer: invoiceParts.map((parts) => parts.buyer),
        lines: fullLines(issue_date),
        reason,
        common,
      })
      .map(({ number, common: shared, ...rest }) => ({
        body: { modified_document: { number, issue_date }, ...rest, ...shared },
      })),
  );

/** Any valid body of a note issued on `ISSUE_DATE`, with the invoice it names. */
export const arbitraryCreditNote: fc.Arbitrary<NoteOnInvoice> = fc
  .oneof(onInvoiceHere, onInvoiceElsewhere)
  .chain((parts) => {
    const { buyer, taxes, total } = notes.computed(parts.body, parts.context);
    const iva = taxes.filter(({ type }) => type === 'iva');
    const isPerson = buyer.identification_type === 'cedula';
    return fc
      .record({
        refunds: fc.subarray(isPerson ? iva : []),
        refunded: share,
        compensated: fc.option(share),
      })
      .map(({ refunds, refunded, compensated }) => {
        const iva_refunds = refunds.map(({ rate, value }) => ({ rate, value: part(value, refunded) }));
        const refund = iva_refunds.reduce((sum, { value }) => sum + Number(value), 0);
        const due = Math.max(0, Number(total) - refund).toFixed(2);
        const compensations =
          compensated === null ? [] : [{ code: '1', rate: '2.00', value: part(due, compensated) }];
        return {
          ...parts,
          body: { ...parts.body, iva_refunds, compensations },
        };
      });
  });
