import { setImmediate as endOfTurn } from 'node:timers/promises';
import { dashedNumber } from '../documents/identifiers/document-number.ts';
import { REIMBURSEMENT_DOCUMENT_TYPE } from '../documents/model/reimbursement.ts';
import type { SupportDocument, Withholding } from '../documents/model/withholding.ts';
import { supportDocumentCodeOf } from '../documents/tables/support-document-types.ts';
import { daysBefore } from '../documents/values/ecuador-time.ts';
import type { ExportSource } from '../exports/formats/export-source.ts';
import type { StoredDocument } from '../issuing/ports/stored-document.ts';
import type { Scope } from '../reading/document-reading-store.ts';
import { filtersOf } from '../reading/documents/filters-of.ts';
import type { Days } from './figures/figure-store.ts';

/** One document from which a withholding of the business takes. */
export interface MadeWithholding {
  readonly document: StoredDocument;
  readonly withholding: Withholding;
  readonly support: SupportDocument;
}

/** What is bought is known by its supplier, kind (the authority's code) and number. */
export function purchaseKey(supplier: string, type: string, number: string): string {
  return `${supplier} ${type} ${dashedNumber(number)}`;
}

export type MadeWithholdings = Awaited<ReturnType<typeof readMadeWithholdings>>;

/** What reimburses expenses is an invoice or a settlement all the same; only the withholding from it calls it 41. */
const mayReimburse: readonly string[] = ['01', '03'];

/** A withholding is issued within five working days of the purchase: so many days hold them, whatever the holidays. */
const WITHHELD_WITHIN_DAYS = 31;

/** The authorized withholdings from what was bought in some days, by what they take from. */
export async function readMadeWithholdings(
  source: Pick<ExportSource, 'documents'>,
  scope: Scope,
  bought: Days,
  signal?: AbortSignal,
) {
  const days = { from: bought.from, to: daysBefore(bought.to, -WITHHELD_WITHIN_DAYS) };
  const made = new Map<string, MadeWithholding[]>();
  /** Suppliers that a withholding calls related. */
  const related = new Set<string>();
  for await (const document of authorizedOf(source, { scope, days, type: 'withholding' })) {
    signal?.throwIfAborted();
    const { content } = document;
    if (content.object !== 'withholding') continue;
    if (content.related_party) related.add(content.supplier.identification);
    for (const support of content.support_documents) {
      const { document_type, number } = support;
      if (document_type === undefined || number === undefined) continue;
      const key = purchaseKey(content.supplier.identification, supportDocumentCodeOf(document_type), number);
      made.set(key, [...(made.get(key) ?? []), { document, withholding: content, support }]);
    }
  }
  const requested = new Set<string>();
  return {
    related,
    /** Those that take from a document, by its supplier, kind (the authority's code) and number; the newest first. */
    of(supplier: string, type: string, number: string): readonly MadeWithholding[] {
      const types = mayReimburse.includes(type) ? [type, REIMBURSEMENT_DOCUMENT_TYPE] : [type];
      return types.flatMap((one) => {
        const key = purchaseKey(supplier, one, number);
        requested.add(key);
        return made.get(key) ?? [];
      });
    },
    /** By what they take from, those that nobody asked for. */
    unasked: (): readonly (readonly MadeWithholding[])[] =>
      [...made].flatMap(([key, withheld]) => (requested.has(key) ? [] : [withheld])),
  };
}

/** The documents of a type that the authority authorized, newest first. */
export async function* authorizedOf(
  source: Pick<ExportSource, 'documents'>,
  {
    scope: { entityId, environment },
    days: { from, to },
    type,
  }: { readonly scope: Scope; readonly days: Days; readonly type: 'withholding' | 'purchase_settlement' },
): AsyncGenerator<StoredDocument> {
  const query = { 'issue_date[gte]': from, 'issue_date[lte]': to, status: ['authorized' as const] };
  const selection = { scope: { entityId, environment }, documents: { filters: filtersOf(query, [type]) } };
  for await (const batch of source.documents(selection, { withXml: false })) {
    yield* batch.map(({ document }) => document);
    // A month of a busy shop takes a while: sales go on meanwhile.
    await endOfTurn();
  }
}
