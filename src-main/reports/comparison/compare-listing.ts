import type {
  ComparedDocument,
  ComparedSide,
  ListingComparison,
} from '../../contract/reports/listing-comparison.ts';
import { supportDocumentSlug } from '../../documents/tables/support-document-types.ts';
import { differencesOf } from './differences.ts';
import { isExpected, type KeptDocument } from './kept-document.ts';
import type { ListedDocument } from './read-listing.ts';

type Compared = Pick<ListingComparison, 'sides' | 'documents' | 'not_compared'>;

/** What others issue and is no purchase (`purchaseOfDocument`): nobody looks for it here. */
const noPurchases: readonly string[] = ['liquidacion_compra', 'guia_remision'];

/**
 * Compares documents of one month. Those here that the listing does not name are told only of the sides and types that it
 * has: the portal gives received and issued ones apart, and by type if it is asked to.
 */
export function compareListing(
  listed: readonly ListedDocument[],
  kept: readonly KeptDocument[],
  { ruc }: { readonly ruc: string },
): Compared {
  const byKey = new Map(kept.flatMap((one) => (one.accessKey === undefined ? [] : [[one.accessKey, one]])));
  const byNumber = new Map(kept.map((one) => [numberKey(one), one]));
  const found = new Set<KeptDocument>();
  const sides = new Map<ComparedSide, { listed: number; equal: number; types: Set<string> }>();
  const documents: ComparedDocument[] = [];
  let notCompared = 0;
  for (const one of listed) {
    const side = one.facts.issuerRuc === ruc ? 'issued' : 'received';
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
    found.add(here);
    const differences = differencesOf(here, one);
    if (differences.length === 0) sums.equal += 1;
    else documents.push({ ...shown(here), result: 'different', differences: [...differences] });
  }
  for (const one of kept) {
    if (!found.has(one) && sides.get(one.side)?.types.has(one.type) && isExpected(one)) {
      documents.push({ ...shown(one), result: 'extra', differences: [] });
    }
  }
  return {
    sides: [...sides].map(([side, { types, ...counts }]) => ({
      side,
      ...counts,
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

/** A key has the code of its document after the eight digits of the day. */
function typeOf({ accessKey }: ListedDocument): string {
  return supportDocumentSlug(accessKey.slice(8, 10));
}

function missing(listed: ListedDocument, side: ComparedSide): ComparedDocument {
  const { accessKey, facts, total, name = '' } = listed;
  return {
    result: 'missing',
    side,
    document_type: typeOf(listed),
    number: facts.number,
    issue_date: listed.issueDate ?? facts.issueDate,
    // The listing names who issued it: of our own documents that says nothing.
    party: side === 'received' ? name : '',
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
