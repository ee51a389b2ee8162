import type { ImportItemCode, Verification } from '../../contract/import.ts';
import type {
  Decision,
  DocumentFacts,
  Draft,
  DraftFacts,
  FetchedDocument,
  KnownDocument,
  KnownFacts,
} from '../ports/draft.ts';
import { signatureValueOf } from './signature-value.ts';

/** What the authority answered about a draft's key, as far as it was asked. */
export type KeyAnswer =
  | { readonly kind: 'not_asked' }
  | {
      readonly kind: 'authorized';
      /** Absent where ConsultaComprobante answers it without a date. */
      readonly authorizedAt?: string;
      readonly enclosed: Enclosed;
    }
  | { readonly kind: 'not_authorized' }
  | { readonly kind: 'annulled' }
  /** It hands the document out no more, and has not given its state: what else is known must do. */
  | { readonly kind: 'not_handed_out' }
  /** It has not decided, or not answered; it is asked again. */
  | { readonly kind: 'undecided' }
  | { readonly kind: 'silent' }
  /** Nothing, for so long that what else is known must do. */
  | { readonly kind: 'away' };

/** The document inside the authority's answer. */
export type Enclosed =
  | ({ readonly kind: 'readable'; readonly isSame: boolean } & FetchedDocument)
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable' };

/** What a decision can rest on. */
type FinalAnswer = Exclude<KeyAnswer, { kind: 'undecided' | 'silent' }>;

/** From none to the strongest. */
const strengths = { unconfirmed: 0, signature: 1, listed: 2, sri: 3 } as const satisfies Record<
  Verification,
  number
>;

/** Whether asking the authority could still change what becomes of a draft. */
export function isWorthAsking({ facts }: Draft, knownFacts: KnownFacts): boolean {
  const { existing, listing } = knownFacts;
  if (existing) {
    const verification = existing.verification;
    return verification !== undefined && strengths[verification] < strengths.listed && !listing;
  }
  return facts.kind === 'listed' || listing === undefined;
}

/** What becomes of a draft, by what is known. Pure. */
export function decideDraft(draft: Draft, knownFacts: KnownFacts, answer: KeyAnswer): Decision {
  const { facts } = draft;
  if (answer.kind === 'silent') return { kind: 'wait', isAsked: false };
  if (answer.kind === 'undecided') return { kind: 'wait', isAsked: true };
  if (knownFacts.existing)
    return decideExisting(draft, knownFacts, { existing: knownFacts.existing, answer });
  return facts.kind === 'document'
    ? decideDocument(facts, knownFacts, answer)
    : decideListed(knownFacts, answer);
}

/** The line is what already counted for its document, brought by the same import. */
function isItsEvidence({ facts, importId }: Draft, { listing }: KnownDocument): boolean {
  if (facts.kind !== 'listed' || !facts.evidence || listing?.import_id !== importId) return false;
  const { sha256, entry, line } = facts.evidence;
  return listing.sha256 === sha256 && listing.entry === entry && listing.line === line;
}

interface Evidence {
  readonly verification: Verification;
  readonly authorizedAt?: string;
}

/** Nothing that is here is written again; better evidence is added to what was imported. */
function decideExisting(
  draft: Draft,
  { listing }: KnownFacts,
  { existing, answer }: { readonly existing: KnownDocument; readonly answer: FinalAnswer },
): Decision {
  const { id: documentId, verification } = existing;
  const code = isItsEvidence(draft, existing) ? 'evidence_added' : 'already_exists';
  const nothingNew: Decision = { kind: 'settle', code, params: {}, documentId };
  if (verification === undefined) return decideOwn(draft.facts, { existing, listing }) ?? nothingNew;
  const evidence = strongestOf(draft.facts, { listing, answer });
  if (evidence && strengths[evidence.verification] > strengths[verification]) {
    return { kind: 'upgrade', documentId, ...evidence, ...(listing && { listing }) };
  }
  return nothingNew;
}

/** One that was issued here needs evidence only while nothing was heard of the authority's decision. */
function decideOwn(
  facts: DraftFacts,
  { existing, listing }: { readonly existing: KnownDocument; readonly listing: KnownFacts['listing'] },
): Decision | undefined {
  const { id: documentId, undecided } = existing;
  if (!undecided) return undefined;
  const envelope = facts.kind === 'document' ? facts.envelope : undefined;
  if (envelope?.signatureValue !== undefined) {
    if (envelope.signatureValue !== signatureValueOf(undecided.signedXml)) {
      return settle('authorization_mismatch');
    }
    const { authorizedAt } = envelope;
    if (authorizedAt !== undefined) return { kind: 'authorize', documentId, by: 'file', authorizedAt };
  }
  const listedAt = listing?.authorized_at;
  return listedAt === undefined
    ? undefined
    : { kind: 'authorize', documentId, by: 'listing', authorizedAt: listedAt };
}

function strongestOf(
  facts: DraftFacts,
  { listing, answer }: { readonly listing: KnownFacts['listing']; readonly answer: FinalAnswer },
): Evidence | undefined {
  if (answer.kind === 'authorized' && !isOther(facts, answer)) {
    return { verification: 'sri', ...dateOf(answer) };
  }
  if (listing) {
    const { authorized_at: authorizedAt } = listing;
    return { verification: 'listed', ...(authorizedAt !== undefined && { authorizedAt }) };
  }
  if (facts.kind === 'listed') return undefined;
  if (!facts.envelope) return { verification: 'unconfirmed' };
  const { authorizedAt } = facts.envelope;
  return { verification: 'signature', ...(authorizedAt !== undefined && { authorizedAt }) };
}

function dateOf({ authorizedAt }: Extract<KeyAnswer, { kind: 'authorized' }>): {
  readonly authorizedAt?: string;
} {
  return authorizedAt === undefined ? {} : { authorizedAt };
}

/** What the authority keeps under the key is not what was brought. */
function isOther(facts: DraftFacts, { enclosed }: Extract<KeyAnswer, { kind: 'authorized' }>): boolean {
  return facts.kind === 'document' && enclosed.kind === 'readable' && !enclosed.isSame;
}

const importCodes: Readonly<Record<Verification, ImportItemCode>> = {
  sri: 'confirmed_by_sri',
  listed: 'listed_by_sri',
  signature: 'signature_only',
  unconfirmed: 'issuer_signature_only',
};

function decideDocument(facts: DocumentFacts, { listing }: KnownFacts, answer: FinalAnswer): Decision {
  if (answer.kind === 'not_authorized' || answer.kind === 'annulled') return settle(answer.kind);
  if (answer.kind === 'authorized' && isOther(facts, answer)) return settle('authorization_mismatch');
  const evidence = strongestOf(facts, { listing, answer });
  if (!evidence) throw new Error('a signed document is evidence of itself');
  return {
    kind: 'import',
    code: importCodes[evidence.verification],
    params: facts.warnings,
    ...evidence,
    ...(listing && { listing }),
  };
}

/** A key alone: its document is what the authority gives for it. */
function decideListed({ listing }: KnownFacts, answer: FinalAnswer): Decision {
  switch (answer.kind) {
    case 'not_asked':
      return settle('no_sri_in_sandbox');
    case 'authorized':
      if (answer.enclosed.kind === 'none') return settle('xml_unavailable');
      if (answer.enclosed.kind === 'unreadable') return settle('unreadable_xml');
      return {
        kind: 'import',
        code: 'confirmed_by_sri',
        params: {},
        verification: 'sri',
        ...dateOf(answer),
        ...(listing && { listing }),
        fetched: { document: answer.enclosed.document, signedXml: answer.enclosed.signedXml },
      };
    case 'not_authorized':
    case 'annulled':
      return settle(answer.kind);
    case 'not_handed_out':
      return settle('xml_unavailable');
    case 'away':
      return settle('sri_unavailable');
  }
}

function settle(code: ImportItemCode): Decision {
  return { kind: 'settle', code, params: {} };
}
