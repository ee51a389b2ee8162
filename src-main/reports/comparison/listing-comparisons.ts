import type { Outcome, ProblemError } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import type { ListingComparison } from '../../contract/reports/listing-comparison.ts';
import type { UploadPart } from '../../contract/upload-part.ts';
import { daysOfMonth } from '../../documents/values/calendar/month.ts';
import { recognizeFile } from '../../imports/reading/recognize-file.ts';
import type { ImportFolder } from '../../imports/upload/import-folder.ts';
import { receiveFiles } from '../../imports/upload/receive-files.ts';
import type { Scope } from '../../reading/document-reading-store.ts';
import type { Days } from '../figures/figure-store.ts';
import type { PurchaseReading } from '../purchase-reading.ts';
import { compareListing } from './compare-listing.ts';
import { type IssuedHere, type KeptDocument, keptIssued, keptReceived } from './kept-document.ts';
import { type ListedDocument, type ReadListing, readListing } from './read-listing.ts';

export interface ComparisonDependencies {
  readonly documents: {
    /** Those of the issue dates, a batch at a time. */
    issued(question: Scope & Days): AsyncIterable<readonly IssuedHere[]>;
  };
  readonly purchases: PurchaseReading;
  /** Of ours alone; what is in it is gone with the answer. */
  readonly folder: ImportFolder;
  /** RUC of a business. */
  readonly rucOf: (entityId: string) => Promise<string>;
  readonly newId: () => string;
}

export type ListingComparisons = ReturnType<typeof makeListingComparisons>;

/** Compares months here with the authority's own listings of them; nothing is stored. */
export function makeListingComparisons(dependencies: ComparisonDependencies) {
  const { documents, purchases, folder, rucOf, newId } = dependencies;

  async function keptOf(scope: Scope, month: string, ruc: string): Promise<readonly KeptDocument[]> {
    const question = { entityId: scope.entityId, environment: scope.environment, ...daysOfMonth(month) };
    const kept: KeptDocument[] = [];
    for await (const batch of documents.issued(question)) {
      for (const document of batch) kept.push(keptIssued(document, ruc));
    }
    for await (const batch of purchases.ofPeriod(question)) {
      for (const purchase of batch) kept.push(keptReceived(purchase));
    }
    return kept;
  }

  return {
    async compare(
      { entityId, environment }: Scope,
      parts: AsyncIterable<UploadPart>,
      asked: string | undefined,
    ): Promise<Outcome<ListingComparison>> {
      const listing = await listingIn({ folder, newId }, parts);
      if (!listing.ok) return listing;
      const { faults } = listing.value;
      const all = [...listing.value.documents.values()];
      if (all.length === 0) return refuse({ code: 'validation_failed', errors: faults.map(unreadLine) });
      const month = asked ?? usualMonth(all);
      const listed = all.filter((one) => monthOf(one) === month);
      if (listed.length === 0) {
        const others = [...new Set(all.map(monthOf))].toSorted().join(', ');
        return fault('other_month', `El listado no tiene nada de ${month}: es de ${others}.`);
      }
      const ruc = await rucOf(entityId);
      const kept = await keptOf({ entityId, environment }, month, ruc);
      return {
        ok: true,
        value: {
          object: 'listing_comparison',
          entity_id: entityId,
          environment,
          month,
          ...compareListing(listed, kept, { ruc }),
          other_months: all.length - listed.length,
          faults: [...faults],
        },
      };
    },
  };
}

/** Reads the one listing of an upload. */
async function listingIn(
  { folder, newId }: Pick<ComparisonDependencies, 'folder' | 'newId'>,
  parts: AsyncIterable<UploadPart>,
): Promise<Outcome<ReadListing>> {
  const importId = newId();
  try {
    await folder.make(importId);
    const received = await receiveFiles(parts, { folder, importId });
    if (!received.ok) return received;
    if (received.files.length > 1) return fault('too_many', 'Suba un listado a la vez.');
    const path = folder.fileOf(importId, 1);
    const recognized = await recognizeFile(path);
    if (!recognized.ok || recognized.kind !== 'text') return fault('no_listing', NO_LISTING);
    return { ok: true, value: await readListing(path) };
  } finally {
    await folder.remove(importId);
  }
}

const NO_LISTING =
  'No es un listado del SRI. En SRI en Línea, Facturación electrónica, consulte los comprobantes recibidos o emitidos del mes y descargue el reporte en TXT.';

function fault(code: string, message: string): Outcome<never> {
  return refuse({ code: 'validation_failed', errors: [{ pointer: '/file', code, message }] });
}

function unreadLine({ line, message }: ReadListing['faults'][number]): ProblemError {
  return { pointer: '/file', code: 'unreadable', message: `Línea ${line}: ${message}` };
}

function monthOf({ issueDate, facts }: ListedDocument): string {
  return (issueDate ?? facts.issueDate).slice(0, 7);
}

/** The month of most of them; the newer of two. */
function usualMonth(listed: readonly ListedDocument[]): string {
  const counts = new Map<string, number>();
  for (const one of listed) counts.set(monthOf(one), (counts.get(monthOf(one)) ?? 0) + 1);
  const [most] = [...counts].toSorted(
    ([month, count], [other, otherCount]) => otherCount - count || other.localeCompare(month),
  );
  return most?.[0] ?? '';
}
