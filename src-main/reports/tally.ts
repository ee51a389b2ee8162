import { ATTENTION_AT_MOST, type ReportResource } from '../contract/report.ts';
import { type Decimal, decimal, formatAmount, zero } from '../documents/decimal.ts';
import type { DocumentContent } from '../documents/document.ts';
import { type DocumentStatus, type DocumentType, documentTypes } from '../documents/kinds.ts';
import { kindOf } from '../documents/types.ts';
import type { ReportedDocument } from './report-store.ts';

export type TallyResult = Pick<
  ReportResource,
  'types' | 'sales' | 'attention' | 'attention_count' | 'pending_count'
>;

/** Adds documents up, one by one. */
export interface Tally {
  add(document: ReportedDocument): void;
  result(): TallyResult;
}

/** How a type counts in what was sold; the others are not sales. */
const signs: Partial<Record<DocumentType, 1 | -1>> = { invoice: 1, debit_note: 1, credit_note: -1 };

interface Sums {
  count: number;
  subtotal: Decimal;
  iva: Decimal;
  total: Decimal;
}

export function makeTally(): Tally {
  const sums = new Map<DocumentType, Map<DocumentStatus, Sums>>();
  const rates = new Map<string, { base: Decimal; iva: Decimal }>();
  const attention: TallyResult['attention'] = [];
  let attentionCount = 0;

  function addSums({ type, status, content }: ReportedDocument): void {
    const { subtotal, total } = kindOf(type).summary(content);
    const ofType = sums.get(type) ?? new Map<DocumentStatus, Sums>();
    const before = ofType.get(status) ?? { count: 0, subtotal: zero, iva: zero, total: zero };
    ofType.set(status, {
      count: before.count + 1,
      subtotal: before.subtotal.plus(subtotal),
      iva: before.iva.plus('iva' in content ? content.iva : '0'),
      total: before.total.plus(total),
    });
    sums.set(type, ofType);
  }

  function addRates({ type, status, content }: ReportedDocument): void {
    const sign = signs[type];
    if (sign === undefined || status !== 'authorized') return;
    for (const { rate, base, value } of ivaOf(content)) {
      const before = rates.get(rate) ?? { base: zero, iva: zero };
      rates.set(rate, {
        base: before.base.plus(decimal(base).times(sign)),
        iva: before.iva.plus(decimal(value).times(sign)),
      });
    }
  }

  function addAttention({ id, type, status, number, issueDate, sriMessages }: ReportedDocument): void {
    if (status !== 'returned' && status !== 'not_authorized') return;
    attentionCount += 1;
    if (attention.length >= ATTENTION_AT_MOST) return;
    const sri_messages = [...sriMessages];
    attention.push({ document_id: id, type, number, status, issue_date: issueDate, sri_messages });
  }

  const soldAs = (type: DocumentType) => sums.get(type)?.get('authorized')?.total ?? zero;
  const countOf = (status: DocumentStatus) =>
    [...sums.values()].reduce((total, ofType) => total + (ofType.get(status)?.count ?? 0), 0);

  return {
    add(document) {
      addSums(document);
      addRates(document);
      addAttention(document);
    },
    result: () => ({
      types: documentTypes.flatMap((type) => {
        const ofType = sums.get(type);
        return ofType ? [{ type, statuses: shown(ofType) }] : [];
      }),
      sales: {
        invoiced: formatAmount(soldAs('invoice')),
        debited: formatAmount(soldAs('debit_note')),
        credited: formatAmount(soldAs('credit_note')),
        net: formatAmount(soldAs('invoice').plus(soldAs('debit_note')).minus(soldAs('credit_note'))),
        by_rate: [...rates]
          .map(([rate, { base, iva }]) => ({ rate, base: formatAmount(base), iva: formatAmount(iva) }))
          .toSorted((a, b) => a.rate.localeCompare(b.rate)),
      },
      attention,
      attention_count: attentionCount,
      pending_count: countOf('pending') + countOf('submitted'),
    }),
  };
}

function shown(ofType: ReadonlyMap<DocumentStatus, Sums>): TallyResult['types'][number]['statuses'] {
  return Object.fromEntries(
    [...ofType].map(([status, { count, subtotal, iva, total }]) => [
      status,
      { count, subtotal: formatAmount(subtotal), iva: formatAmount(iva), total: formatAmount(total) },
    ]),
  );
}

function ivaOf(content: DocumentContent): readonly { rate: string; base: string; value: string }[] {
  return 'taxes' in content ? content.taxes.filter(({ type }) => type === 'iva') : [];
}
