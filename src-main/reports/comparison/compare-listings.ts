import type {
  ComparedDocument,
  ComparedSide,
  ListingComparison,
} from '../../contract/reports/listing-comparison.ts';
import { coverageOf } from './coverage.ts';
import { differencesOf } from './differences.ts';
import { isExpected, type KeptDocument } from './kept-document.ts';
import { issueDateOf, type ListedDocument, sideOf, typeOf } from './read-listing.ts';

type Compared = Pick<ListingComparison, 'sides' | 'documents' | 'not_compared'>;

/** What others issue and is no purchase (`purchaseOfDocument`): nobody looks for it here. */
const noPurchases: readonly string[] = ['liquidacion_compra', 'guia_remision'];

/**
 * Compares documents of a business with what the authority's listings name of it. Those here that no listing names are
 * reported only of the sides, types and days that the listings cover.
 *
 * @param listings the documents of each listing, of the period alone
 */
export function compareListings(
  listings: readonly (readonly ListedDocument[])[],
  ownDocuments: readonly KeptDocument[],
  ruc: string,
): Compared {
  const byKey = new Map(
    ownDocuments.flatMap((one) => (one.accessKey === undefined ? [] : [[one.accessKey, one]])),
  );
  const byNumber = new Map(ownDocuments.map((one) => [numberKey(one), one]));
  const matched = new Set<KeptDocument>();
  const sides = new Map<ComparedSide, { listed: number; equal: number; types: Set<string> }>();
  const documents: ComparedDocument[] = [];
  let notCompared = 0;
  // One that several listings name counts once.
  const listed = new Map(listings.flat().map((one) => [one.accessKey, one]));
  for (const one of listed.values()) {
    const side = sideOf(one, ruc);
    const type = typeOf(one);
    if (side === 'received' && noPurchases.includes(type)) {
      notCompared += 1;
      continue;
    }
    const sums = sides.get(side) ?? { listed: 0, equal: 0, types: new Set<string>() };
    sides.set(side, sums);
    sums.listed += 1;
    sums.types.add(type);
    const { facts, accessKey } = one;
    const here =
      byKey.get(accessKey) ??
      byNumber.get(numberKey({ side, type, issuer: facts.issuerRuc, number: facts.number }));
    if (!here) {
      // What the authority annulled is rightly not here.
      if (one.denial === undefined) documents.push(missing(one, side));
      continue;
    }
    matched.add(here);
    const differences = differencesOf(here, one);
    if (differences.length === 0) sums.equal += 1;
    else documents.push({ ...shown(here), result: 'different', differences: [...differences] });
  }
  const coverage = coverageOf(listings, ruc);
  for (const one of ownDocuments) {
    if (!matched.has(one) && coverage.has(one) && isExpected(one)) {
      documents.push({ ...shown(one), result: 'extra', differences: [] });
    }
  }
  return {
    sides: [...sides].map(([side, { types, ...counts }]) => ({
      side,
      ...counts,
      days: [...coverage.days(side)],
      document_types: [...types].toSorted(),
    })),
    documents: documents.toSorted(inOrder),
    not_compared: notCompared,
  };
}

function numberKey({
  side,
  issuer,
  type,
  number,
}: Pick<KeptDocument, 'side' | 'issuer' | 'type' | 'number'>): string {
  return [side, issuer, type, number].join(' ');
}

function missing(listed: ListedDocument, side: ComparedSide): ComparedDocument {
  const { accessKey, facts, total, name = '', report } = listed;
  return {
    result: 'missing',
    side,
    document_type: typeOf(listed),
    number: facts.number,
    issue_date: issueDateOf(listed),
    // The report of received documents names who issued it: of our own documents that says nothing.
    party: (side === 'issued') === (report === 'issued') ? name : '',
    ...(total !== undefined && { total }),
    access_key: accessKey,
    differences: [],
  };
}

function shown({ side, id, type, number, issueDate, party, total, accessKey }: KeptDocument) {
  return {
    side,
    document_type: type,
    number,
    issue_date: issueDate,
    party,
    total,
    ...(accessKey !== undefined && { access_key: accessKey }),
    id,
  };
}

const results = ['missing', 'different', 'extra'] as const;

/** What is missing first, which costs money; by day and number within. */
function inOrder(one: ComparedDocument, other: ComparedDocument): number {
  return (
    results.indexOf(one.result) - results.indexOf(other.result) ||
    one.issue_date.localeCompare(other.issue_date) ||
    one.number.localeCompare(other.number)
  );
}
