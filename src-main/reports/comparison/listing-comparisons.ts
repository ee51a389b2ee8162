import type { Outcome, ProblemError } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import type { ListingComparison } from '../../contract/reports/listing-comparison.ts';
import type { UploadPart } from '../../contract/upload-part.ts';
import { daysOfTaxPeriod } from '../../documents/values/calendar/tax-period.ts';
import { recognizeFile } from '../../imports/reading/recognize-file.ts';
import type { ImportFolder } from '../../imports/upload/import-folder.ts';
import { receiveFiles } from '../../imports/upload/receive-files.ts';
import type { Scope } from '../../reading/document-reading-store.ts';
import type { Days } from '../figures/figure-store.ts';
import type { PurchaseReading } from '../purchase-reading.ts';
import { compareListings } from './compare-listings.ts';
import { type IssuedHere, type KeptDocument, keptIssued, keptReceived } from './kept-document.ts';
import { issueDateOf, type ListedDocument, monthOf, type ReadListing, readListing } from './read-listing.ts';

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

/** Compares months, or half-years, here with the authority's own listings of them; nothing is stored. */
export function makeListingComparisons(dependencies: ComparisonDependencies) {
  const { documents, purchases, folder, rucOf, newId } = dependencies;

  async function keptOf(scope: Scope, days: Days, ruc: string): Promise<readonly KeptDocument[]> {
    const question = { entityId: scope.entityId, environment: scope.environment, ...days };
    const ownDocuments: KeptDocument[] = [];
    for await (const batch of documents.issued(question)) {
      for (const document of batch) ownDocuments.push(keptIssued(document, ruc));
    }
    for await (const batch of purchases.ofPeriod(question)) {
      const issued = batch.filter(({ content }) => isIn(days, content.issue_date));
      for (const purchase of issued) ownDocuments.push(keptReceived(purchase));
    }
    return ownDocuments;
  }

  return {
    async compare(
      { entityId, environment }: Scope,
      parts: AsyncIterable<UploadPart>,
      requested: string | undefined,
    ): Promise<Outcome<ListingComparison>> {
      const read = await listingsIn({ folder, newId }, parts);
      if (!read.ok) return read;
      const faults = read.value.flatMap((one) => one.faults.map((fault) => ({ file: one.file, ...fault })));
      const listings = read.value.map((one) => [...one.documents.values()]);
      const all = listings.flat();
      if (all.length === 0) return refuse({ code: 'validation_failed', errors: faults.map(unreadLine) });
      const period = requested ?? usualMonth(all);
      const days = daysOfTaxPeriod(period);
      const ofPeriod = listings.map((listed) => listed.filter((one) => isIn(days, issueDateOf(one))));
      const otherMonths = all.length - ofPeriod.flat().length;
      if (otherMonths === all.length) {
        const others = [...new Set(all.map(monthOf))].toSorted().join(', ');
        return fault('other_month', `No hay nada de ${period}: es de ${others}.`);
      }
      const ruc = await rucOf(entityId);
      const ownDocuments = await keptOf({ entityId, environment }, days, ruc);
      return {
        ok: true,
        value: {
          object: 'listing_comparison',
          entity_id: entityId,
          environment,
          month: period,
          ...compareListings(ofPeriod, ownDocuments, ruc),
          other_months: otherMonths,
          faults,
        },
      };
    },
  };
}

interface NamedListing extends ReadListing {
  /** What the person called it. */
  readonly file: string;
}

/** Reads the listings of an upload. */
async function listingsIn(
  { folder, newId }: Pick<ComparisonDependencies, 'folder' | 'newId'>,
  parts: AsyncIterable<UploadPart>,
): Promise<Outcome<readonly NamedListing[]>> {
  const importId = newId();
  try {
    await folder.make(importId);
    const received = await receiveFiles(parts, { folder, importId });
    if (!received.ok) return received;
    const listings: NamedListing[] = [];
    const errors: ProblemError[] = [];
    for (const [index, { name }] of received.files.entries()) {
      const path = folder.fileOf(importId, index + 1);
      const recognized = await recognizeFile(path);
      if (recognized.ok && recognized.kind === 'text') {
        listings.push({ file: name, ...(await readListing(path)) });
      } else errors.push({ pointer: '/file', code: 'no_listing', message: `${name} ${NO_LISTING}` });
    }
    return errors.length > 0 ? refuse({ code: 'validation_failed', errors }) : { ok: true, value: listings };
  } finally {
    await folder.remove(importId);
  }
}

const NO_LISTING =
  'no es un listado del SRI. En SRI en Línea, Facturación electrónica, consulte los comprobantes recibidos o emitidos y descargue el reporte en TXT.';

function fault(code: string, message: string): Outcome<never> {
  return refuse({ code: 'validation_failed', errors: [{ pointer: '/file', code, message }] });
}

function unreadLine({ file, line, message }: ListingComparison['faults'][number]): ProblemError {
  return { pointer: '/file', code: 'unreadable', message: `${file}, línea ${line}: ${message}` };
}

function isIn({ from, to }: Days, day: string): boolean {
  return from <= day && day <= to;
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
