import { ATTENTION_AT_MOST, type ReportResource } from '../../contract/documents/report.ts';
import { kindOf } from '../../documents/all-kinds/types.ts';
import { makeIvaByRate } from '../../documents/figures/iva-by-rate.ts';
import { type DocumentStatus, type DocumentType, documentTypes } from '../../documents/kinds.ts';
import { type Decimal, formatAmount, zero } from '../../documents/values/decimal.ts';
import type { ReportedDocument } from './report-store.ts';

export type TallyResult = Pick<
  ReportResource,
  'types' | 'sales' | 'attention' | 'attention_count' | 'pending_count'
>;

interface Sums {
  count: number;
  subtotal: Decimal;
  iva: Decimal;
  total: Decimal;
}

/** Adds documents up, one by one. */
export function makeTally() {
  const sums = new Map<DocumentType, Map<DocumentStatus, Sums>>();
  const rates = makeIvaByRate();
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
    add(document: ReportedDocument): void {
      addSums(document);
      if (document.status === 'authorized') rates.add(document);
      addAttention(document);
    },
    result: (): TallyResult => ({
      types: documentTypes.flatMap((type) => {
        const ofType = sums.get(type);
        return ofType ? [{ type, statuses: shown(ofType) }] : [];
      }),
      sales: {
        invoiced: formatAmount(soldAs('invoice')),
        debited: formatAmount(soldAs('debit_note')),
        credited: formatAmount(soldAs('credit_note')),
        net: formatAmount(soldAs('invoice').plus(soldAs('debit_note')).minus(soldAs('credit_note'))),
        by_rate: rates.result(),
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
