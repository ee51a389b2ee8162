import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { kindOf } from '../../../../src-main/documents/all-kinds/types.ts';
import { paymentMethods, termUnits } from '../../../../src-main/documents/body/payment.ts';
import { type DocumentType, documentTypes } from '../../../../src-main/documents/kinds.ts';
import { printedPayments } from '../../../../src-main/documents/model/printed-parts.ts';
import { englishLabel, labelsWithEnglish } from '../../../../src-main/documents/printing/english-labels.ts';
import type { PrintedDocument } from '../../../../src-main/documents/printing/printed.ts';
import { ivaLabel } from '../../../../src-main/documents/printing/totals.ts';
import { ivaRows } from '../../../../src-main/documents/taxes/iva.ts';
import { presumptiveWithholdings } from '../../../../src-main/documents/taxes/withholding/presumptive.ts';
import { ecuadorDate } from '../../../../src-main/documents/values/ecuador-time.ts';
import { keysOf } from '../../../../src-main/documents/values/keys-of.ts';
import { printedLabel } from '../../../../src-renderer/lib/format/printed-label.ts';
import { en } from '../../../../src-renderer/text/en.ts';
import { aFullCreditNoteBody } from '../../../support/builders/credit-note-body.ts';
import { aFullDebitNoteBody } from '../../../support/builders/debit-note-body.ts';
import { aFullDeliveryNoteBody } from '../../../support/builders/delivery-note-body.ts';
import { ISSUE_DATE } from '../../../support/builders/issued-invoice.ts';
import { aFullPurchaseSettlementBody } from '../../../support/builders/purchase-settlement-body.ts';
import { aFullWithholdingBody } from '../../../support/builders/withholding-body.ts';
import { kindInTests } from '../../../support/kinds/issue-kind.ts';
import { documentSamples } from '../../../support/samples/document-samples.ts';

interface Sample {
  readonly name: string;
  readonly type: DocumentType;
  readonly body: unknown;
  readonly issueDate: string;
}

const today = ecuadorDate(new Date());

/** The bodies of the documentation, which are of today, and those of every field. */
const samples: readonly Sample[] = [
  ...documentSamples().map((sample) => ({ ...sample, issueDate: today })),
  full('credit_note', aFullCreditNoteBody()),
  full('debit_note', aFullDebitNoteBody()),
  full('delivery_note', aFullDeliveryNoteBody()),
  full('purchase_settlement', aFullPurchaseSettlementBody()),
  full('withholding', aFullWithholdingBody()),
];

function full(type: DocumentType, body: unknown): Sample {
  return { name: `a full ${type}`, type, body, issueDate: ISSUE_DATE };
}

function printedOf({ type, body, issueDate }: Sample): PrintedDocument {
  const kind = kindOf(type);
  return kind.printed(kindInTests(kind).issued({ body, identity: { issueDate } }));
}

/** All that the window shows of a printed page as the program's words; a person's own are values. */
function labelsOf(sample: Sample): readonly string[] {
  const { party, sections, totals, payments } = printedOf(sample);
  return [
    ...party.map(({ label }) => label),
    ...sections.flatMap(({ title, facts, table }) => [
      ...(title ? [title] : []),
      ...facts.map(({ label }) => label),
      ...(table?.columns ?? []).map(({ label }) => label),
    ]),
    ...totals.map(({ label }) => label),
    ...payments.flatMap(({ method, term }) => (term ? [method, term] : [method])),
  ];
}

const ownConcept = 'Envío por cuenta del transportista';

describe('the labels of a printed page', () => {
  it('are looked at in every kind of document', () => {
    expect(new Set(samples.map(({ type }) => type))).toEqual(new Set(documentTypes));
  });

  it.each(samples)('of $name all have an English word', (sample) => {
    const labels = labelsOf(sample);
    expect(labels.length).toBeGreaterThan(5);
    expect(labels.filter((label) => englishLabel(label) === undefined && label !== ownConcept)).toEqual([]);
  });

  it.each(samples)('of $name stay as they are in Spanish', (sample) => {
    const labels = labelsOf(sample);
    expect(labels.map((label) => printedLabel(label, 'es'))).toEqual(labels);
  });

  it('about a party are distinguished in English as in Spanish', () => {
    for (const sample of samples) {
      const party = printedOf(sample).party.map(({ label }) => label);
      expect(new Set(party.map((label) => printedLabel(label, 'en'))).size).toBe(party.length);
    }
  });

  it('have English for every IVA rate, withholding of an invoice, payment method and term', () => {
    const terms = keysOf(termUnits).flatMap((unit) =>
      [1, 30].map((length) => ({
        method: 'tarjeta_credito' as const,
        amount: '1.00',
        term: { length, unit },
      })),
    );
    const labels = [
      ...keysOf(ivaRows).map((rate) => `SUBTOTAL ${ivaLabel(rate)}`),
      ...keysOf(presumptiveWithholdings).map((type) => presumptiveWithholdings[type].label),
      ...keysOf(paymentMethods).map((method) => paymentMethods[method].label),
      ...printedPayments(terms).flatMap(({ term }) => term ?? []),
    ];
    expect(labels.filter((label) => englishLabel(label) === undefined)).toEqual([]);
  });

  it('name payment methods as the rest of the window does', () => {
    for (const method of keysOf(paymentMethods)) {
      expect(printedLabel(paymentMethods[method].label, 'en')).toBe(en.payment[method]);
    }
  });

  it('keep the rate or the number they carry', () => {
    expect(printedLabel('SUBTOTAL 15 %', 'en')).toBe('Subtotal 15 %');
    expect(printedLabel('SUBTOTAL EXENTO DE IVA', 'en')).toBe('Subtotal exempt from IVA');
    expect(printedLabel('IVA 8 %', 'en')).toBe('IVA 8 %');
    expect(printedLabel('DESTINATARIO 2 DE 3', 'en')).toBe('Recipient 2 of 3');
    expect(printedLabel('30 días', 'en')).toBe('30 days');
    expect(printedLabel('SUBTOTAL código 0000 (desconocido)', 'en')).toBe('Subtotal code 0000 (unknown)');
    expect(printedLabel('código 9 (desconocido)', 'en')).toBe('Code 9 (unknown)');
  });

  it("leave a person's own words alone", () => {
    expect(printedLabel(ownConcept, 'en')).toBe(ownConcept);
    expect(printedLabel('constructor', 'en')).toBe('constructor');
  });

  it('are translated only where the page still says them', () => {
    const program = fileURLToPath(new URL('../../../../src-main/', import.meta.url));
    const sources = globSync('{documents,reading,counter/printing}/**/*.ts', { cwd: program })
      .filter((file) => !file.endsWith('english-labels.ts'))
      .map((file) => readFileSync(`${program}${file}`, 'utf8'));
    const unused = labelsWithEnglish.filter(
      (label) => !sources.some((source) => source.includes(`'${label}'`)),
    );
    expect(unused).toEqual([]);
  });
});
