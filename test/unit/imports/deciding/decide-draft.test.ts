import { describe, expect, it } from 'vitest';
import type { ListingEvidence } from '../../../../src-main/contract/documents/document-resource.ts';
import {
  decideDraft,
  isWorthAsking,
  type KeyAnswer,
} from '../../../../src-main/imports/deciding/decide-draft.ts';
import type {
  DocumentFacts,
  Draft,
  KnownFacts,
  ListedFacts,
} from '../../../../src-main/imports/ports/draft.ts';
import { anIssuedInvoice } from '../../../support/builders/issued-invoice.ts';

const accessKey = '1'.repeat(49);
const DAY = '2026-11-20T15:31:09.000Z';
const listing: ListingEvidence = {
  import_id: 'import-1',
  file: 'listado.txt',
  sha256: 'ab',
  line: 7,
  authorized_at: DAY,
};

function aDocument(parts: Partial<DocumentFacts> = {}): Draft {
  const facts = { kind: 'document', accessKey, warnings: {}, ...parts } as const;
  return { itemId: 'item', importId: 'import-1', phase: 1, asked: 0, facts };
}

function aKey(evidence?: ListedFacts['evidence']): Draft {
  const facts = { kind: 'listed', accessKey, ...(evidence && { evidence }) } as const;
  return { itemId: 'item', importId: 'import-1', phase: 2, asked: 0, facts };
}

function authorizedWith(enclosed: Extract<KeyAnswer, { kind: 'authorized' }>['enclosed']): KeyAnswer {
  return { kind: 'authorized', authorizedAt: DAY, enclosed };
}

const enclosed = {
  kind: 'readable',
  isSame: true,
  document: anIssuedInvoice(),
  signedXml: new Uint8Array([1]),
} as const;
const authorized = authorizedWith(enclosed);
const envelope = { authorizedAt: DAY };
const notAsked: KeyAnswer = { kind: 'not_asked' };
const away: KeyAnswer = { kind: 'away' };
const notHandedOut: KeyAnswer = { kind: 'not_handed_out' };

describe('a document that is not here yet', () => {
  it.each<[string, Draft, KnownFacts, KeyAnswer, object]>([
    [
      'the authority confirms',
      aDocument(),
      {},
      authorized,
      { code: 'confirmed_by_sri', verification: 'sri', authorizedAt: DAY },
    ],
    [
      'the authority confirms without enclosing it',
      aDocument(),
      {},
      authorizedWith({ kind: 'none' }),
      { code: 'confirmed_by_sri' },
    ],
    [
      'a listing names',
      aDocument(),
      { listing },
      notAsked,
      { code: 'listed_by_sri', verification: 'listed', authorizedAt: DAY, listing },
    ],
    [
      'an envelope authorizes while the authority is away',
      aDocument({ envelope }),
      {},
      away,
      { code: 'signature_only', verification: 'signature', authorizedAt: DAY },
    ],
    [
      'an envelope authorizes in the sandbox',
      aDocument({ envelope: {} }),
      {},
      notAsked,
      { code: 'signature_only' },
    ],
    [
      'is merely signed',
      aDocument(),
      {},
      away,
      { code: 'issuer_signature_only', verification: 'unconfirmed' },
    ],
    [
      'an envelope authorizes, and the authority hands it out no more',
      aDocument({ envelope }),
      {},
      notHandedOut,
      { code: 'signature_only', verification: 'signature', authorizedAt: DAY },
    ],
    [
      'is merely signed, and the authority hands it out no more',
      aDocument(),
      {},
      notHandedOut,
      { code: 'issuer_signature_only', verification: 'unconfirmed' },
    ],
    [
      'leaves doubts',
      aDocument({ warnings: { chain: 'unknown' } }),
      {},
      away,
      { params: { chain: 'unknown' } },
    ],
  ])('is imported where %s', (_, draft, facts, answer, decision) => {
    expect(decideDraft(draft, facts, answer)).toMatchObject({ kind: 'import', ...decision });
  });

  it.each<[string, KnownFacts, KeyAnswer, string]>([
    ['the authority refused', {}, { kind: 'not_authorized' }, 'not_authorized'],
    ['the authority says to be annulled', {}, { kind: 'annulled' }, 'annulled'],
    [
      'the authority has otherwise',
      {},
      authorizedWith({ ...enclosed, isSame: false }),
      'authorization_mismatch',
    ],
  ])('is left out where it is one that %s', (_, facts, answer, code) => {
    expect(decideDraft(aDocument({ envelope }), facts, answer)).toMatchObject({ kind: 'settle', code });
  });

  it('says no date of an authorization that nothing dates', () => {
    expect(decideDraft(aDocument(), {}, away)).not.toHaveProperty('authorizedAt');
  });
});

describe('a key without its document', () => {
  it.each<[string, KeyAnswer, string]>([
    ['in the sandbox', notAsked, 'no_sri_in_sandbox'],
    ['of which the authority gives no document', authorizedWith({ kind: 'none' }), 'xml_unavailable'],
    [
      'of which the authority gives what nobody can read',
      authorizedWith({ kind: 'unreadable' }),
      'unreadable_xml',
    ],
    ['that the authority refused', { kind: 'not_authorized' }, 'not_authorized'],
    ['that the authority says to be annulled', { kind: 'annulled' }, 'annulled'],
    ['that the authority hands out no more', notHandedOut, 'xml_unavailable'],
    ['for which the authority stays away', away, 'sri_unavailable'],
  ])('brings nothing %s', (_, answer, code) => {
    expect(decideDraft(aKey(), {}, answer)).toMatchObject({ kind: 'settle', code });
  });

  it('brings the document that the authority gives for it', () => {
    expect(decideDraft(aKey(), { listing }, authorized)).toMatchObject({
      kind: 'import',
      code: 'confirmed_by_sri',
      verification: 'sri',
      listing,
      fetched: { document: enclosed.document },
    });
  });
});

describe('what is here already', () => {
  const nothingNew = { kind: 'settle', code: 'already_exists', documentId: 'here' };

  it('is never written again when it was issued here', () => {
    expect(decideDraft(aDocument(), { existing: { id: 'here' } }, notAsked)).toMatchObject(nothingNew);
  });

  it('is authorized by its enclosed XML or a listing when it was issued here and nothing was heard of it', () => {
    const signedXml = '<factura><SignatureValue>AB\nC=</SignatureValue></factura>';
    const facts = { existing: { id: 'here', undecided: { signedXml } } };
    const same = aDocument({ envelope: { authorizedAt: DAY, signatureValue: 'ABC=' } });
    const other = aDocument({ envelope: { authorizedAt: DAY, signatureValue: 'XYZ=' } });
    const undated = aDocument({ envelope: { signatureValue: 'ABC=' } });
    const authorizedHere = { kind: 'authorize', documentId: 'here', authorizedAt: DAY };
    expect(decideDraft(same, facts, notAsked)).toEqual({ ...authorizedHere, by: 'file' });
    expect(decideDraft(aKey(), { ...facts, listing }, notAsked)).toEqual({
      ...authorizedHere,
      by: 'listing',
    });
    expect(decideDraft(other, facts, notAsked)).toMatchObject({ code: 'authorization_mismatch' });
    for (const draft of [aDocument(), undated, aKey()]) {
      expect(decideDraft(draft, facts, notAsked)).toMatchObject(nothingNew);
    }
  });

  it.each([
    ['unconfirmed', 'signature', aDocument({ envelope }), {}, away],
    ['signature', 'listed', aKey({ sha256: 'ab', line: 7 }), { listing }, notAsked],
    ['listed', 'sri', aDocument(), {}, authorized],
  ] as const)('rises from %s to %s', (verification, better, draft, facts, answer) => {
    const existing = { id: 'here', verification };
    expect(decideDraft(draft, { existing, ...facts }, answer)).toMatchObject({
      kind: 'upgrade',
      documentId: 'here',
      verification: better,
      authorizedAt: DAY,
    });
  });

  it.each([
    ['signature', aDocument(), {}, away],
    ['listed', aDocument({ envelope }), {}, away],
    ['sri', aKey({ sha256: 'ab', line: 7 }), { listing }, notAsked],
  ] as const)('never falls from %s', (verification, draft, facts, answer) => {
    const existing = { id: 'here', verification };
    expect(decideDraft(draft, { existing, ...facts }, answer)).toMatchObject(nothingNew);
  });

  it('owes its evidence to the line that brought it, in the import that did', () => {
    const existing = { id: 'here', verification: 'listed', listing } as const;
    const line = aKey({ sha256: 'ab', line: 7 });
    const facts = { existing, listing };
    expect(decideDraft(line, facts, notAsked)).toMatchObject({ code: 'evidence_added' });
    expect(decideDraft(aKey({ sha256: 'ab', line: 8 }), facts, notAsked)).toMatchObject(nothingNew);
    expect(decideDraft({ ...line, importId: 'import-2' }, facts, notAsked)).toMatchObject(nothingNew);
  });

  it('is not raised by a document that the authority does not have so', () => {
    const existing = { id: 'here', verification: 'unconfirmed' } as const;
    const other = authorizedWith({ ...enclosed, isSame: false });
    expect(decideDraft(aDocument(), { existing }, other)).toMatchObject(nothingNew);
  });
});

describe('waiting', () => {
  it('counts the questions that the authority answered without deciding', () => {
    expect(decideDraft(aDocument(), {}, { kind: 'undecided' })).toEqual({ kind: 'wait', isAsked: true });
    expect(decideDraft(aDocument(), {}, { kind: 'silent' })).toEqual({ kind: 'wait', isAsked: false });
  });
});

describe('whether the authority is worth asking', () => {
  it.each<[string, Draft, KnownFacts, boolean]>([
    ['a document that nothing confirms', aDocument(), {}, true],
    ['a document that a listing names', aDocument(), { listing }, false],
    ['a key without its document', aKey(), { listing }, true],
    ['one that was issued here', aDocument(), { existing: { id: 'here' } }, false],
    [
      'one that was imported unconfirmed',
      aDocument(),
      { existing: { id: 'here', verification: 'unconfirmed' } },
      true,
    ],
    [
      'one that a listing raises',
      aKey(),
      { existing: { id: 'here', verification: 'signature' }, listing },
      false,
    ],
    [
      'one that a listing confirmed before',
      aKey(),
      { existing: { id: 'here', verification: 'listed' } },
      false,
    ],
    ['one that it confirmed before', aKey(), { existing: { id: 'here', verification: 'sri' } }, false],
  ])('of %s', (_, draft, facts, isWorth) => {
    expect(isWorthAsking(draft, facts)).toBe(isWorth);
  });
});
