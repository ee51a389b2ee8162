import { describe, expect, it } from 'vitest';
import type { DocumentEvidence, RevisionEvidence } from '../evidence.ts';
import type { Case } from './case.ts';
import { brokenLaws } from './laws.ts';

const bytesOf = (text: string) => Buffer.from(text);

function aRevision(parts: Partial<RevisionEvidence> = {}): RevisionEvidence {
  return {
    revision: 1,
    signedXml: bytesOf('signed 1'),
    events: ['accepted', 'signed', 'send_delayed', 'received', 'authorized'],
    ...parts,
  };
}

function aDocument(parts: Partial<DocumentEvidence> = {}): DocumentEvidence {
  return {
    id: 'id-1',
    series: 'test invoice 001-001',
    sequential: 1,
    number: '001-001-000000001',
    accessKey: 'key-1',
    issueDate: '2026-11-21',
    total: '1.15',
    status: 'authorized',
    revision: 1,
    sale: 'sale-1',
    revisions: [aRevision()],
    ...parts,
  };
}

const handedOver = {
  accessKey: 'key-1',
  bytes: bytesOf('signed 1'),
  state: 'authorized',
  messages: [],
  codes: [],
  wasHidden: false,
} as const;
const handedOverAgain = { ...handedOver, codes: ['43'] };

interface CaseParts extends Partial<Omit<Case, 'evidence'>> {
  readonly evidence?: Partial<Case['evidence']>;
}

/** One document that was sold, promised, delivered and authorized. Say only what goes wrong. */
function aCase({ evidence, ...parts }: CaseParts = {}): Case {
  return {
    evidence: {
      documents: [aDocument()],
      series: [{ series: 'test invoice 001-001', nextNumber: 2 }],
      idempotency: [{ key: 'sale-1', documentId: 'id-1' }],
      waiting: [],
      damage: [],
      ...evidence,
    },
    authority: { documents: [handedOver], arrivals: [handedOver] },
    sales: [{ key: 'sale-1', type: 'invoice', path: '/v1/ec/invoices', body: {} }],
    promises: [
      { key: 'sale-1', id: 'id-1', number: '001-001-000000001', accessKey: 'key-1', status: 'pending' },
    ],
    ...parts,
  };
}

/** The number of one document, taken by a second one as well. */
const second = {
  id: 'id-2',
  accessKey: 'key-2',
  sale: 'sale-2',
  revisions: [aRevision({ signedXml: bytesOf('signed 2') })],
};

const breaches: readonly { readonly what: string; readonly case: Case; readonly law: RegExp }[] = [
  {
    what: 'a promised document that is gone',
    case: aCase({ evidence: { documents: [] } }),
    law: /promised for sale-1 and is lost/,
  },
  {
    what: 'a promise of another number',
    case: aCase({
      promises: [
        { key: 'sale-1', id: 'id-1', number: '001-001-000000007', accessKey: 'key-1', status: 'pending' },
      ],
    }),
    law: /000000007 was promised for sale-1 and is 001-001-000000001/,
  },
  {
    what: 'a promise of the document of another sale',
    case: aCase({
      promises: [
        { key: 'sale-9', id: 'id-1', number: '001-001-000000001', accessKey: 'key-1', status: 'pending' },
      ],
    }),
    law: /is the document of sale-1/,
  },
  {
    what: 'a key that made two documents',
    case: aCase({ evidence: { documents: [aDocument(), aDocument({ ...second, sale: 'sale-1' })] } }),
    law: /key sale-1 made 2 documents/,
  },
  {
    what: 'a key that was forgotten',
    case: aCase({ evidence: { idempotency: [] } }),
    law: /key sale-1 made id-1 and is kept as of nothing/,
  },
  {
    what: 'a document nobody asked for',
    case: aCase({ sales: [] }),
    law: /000000001 was issued and nobody asked for it/,
  },
  {
    what: 'a number used twice',
    case: aCase({ evidence: { documents: [aDocument(), aDocument(second)] } }),
    law: /number 1 was used 2 times/,
  },
  {
    what: 'a gap',
    case: aCase({ evidence: { series: [{ series: 'test invoice 001-001', nextNumber: 3 }] } }),
    law: /number 2 is missing/,
  },
  {
    what: 'a number that will be taken again',
    case: aCase({ evidence: { series: [{ series: 'test invoice 001-001', nextNumber: 1 }] } }),
    law: /number 1 was used and the next is said to be 1/,
  },
  {
    what: 'a document the authority does not have',
    case: aCase({ authority: { documents: [], arrivals: [] } }),
    law: /authorized 0 times at the authority \(it has none\)/,
  },
  {
    what: 'a revision accepted twice',
    case: aCase({
      authority: {
        documents: [{ ...handedOver, state: 'not_authorized' }, handedOver],
        arrivals: [handedOver, handedOver],
      },
    }),
    law: /revision 1 of 001-001-000000001 was accepted 2 times/,
  },
  {
    what: 'authorized bytes that are not the stored ones',
    case: aCase({
      evidence: { documents: [aDocument({ revisions: [aRevision({ signedXml: bytesOf('x') })] })] },
    }),
    law: /authorized with other bytes than those stored/,
  },
  {
    what: 'bytes that were handed over and never stored',
    case: aCase({
      authority: { documents: [handedOver], arrivals: [handedOver, { ...handedOver, bytes: bytesOf('y') }] },
    }),
    law: /handed over 1 times with bytes that are not stored/,
  },
  {
    what: 'a program that does not ask before it sends again',
    case: aCase({
      authority: {
        documents: [handedOver],
        arrivals: [handedOver, handedOverAgain, handedOverAgain, handedOverAgain],
      },
    }),
    law: /3 times a document was handed over again without asking for it first, as key-1/,
  },
  {
    what: 'a stranger at the authority',
    case: aCase({
      authority: { documents: [handedOver], arrivals: [handedOver, { ...handedOver, accessKey: 'key-9' }] },
    }),
    law: /handed key-9, which nobody issued/,
  },
  {
    what: 'a document that ends undecided',
    case: aCase({ evidence: { documents: [aDocument({ status: 'submitted' })] } }),
    law: /000000001 is submitted in the end/,
  },
  {
    what: 'a journey that tells a step twice',
    case: aCase({
      evidence: {
        documents: [
          aDocument({
            revisions: [aRevision({ events: ['accepted', 'signed', 'received', 'received', 'authorized'] })],
          }),
        ],
      },
    }),
    law: /the journey of 001-001-000000001, revision 1, is: accepted signed received received authorized/,
  },
  {
    what: 'a revision that is missing',
    case: aCase({ evidence: { documents: [aDocument({ revision: 2 })] } }),
    law: /is at revision 2 and has the revisions 1/,
  },
  {
    what: 'a document left waiting',
    case: aCase({ evidence: { waiting: [{ documentId: 'id-1', step: 'ask', problem: 'timeout' }] } }),
    law: /id-1 still waits to be delivered \(ask, timeout\)/,
  },
  {
    what: 'a damaged file',
    case: aCase({ evidence: { damage: ['row 3 of document_event names no document'] } }),
    law: /damaged: row 3 of document_event/,
  },
];

describe('the judge of the torture', () => {
  it('finds nothing wrong with a document that was sold, promised, corrected and authorized once', () => {
    const corrected = aDocument({
      revision: 2,
      revisions: [
        aRevision({
          signedXml: bytesOf('signed 0'),
          events: ['accepted', 'signed', 'received', 'not_authorized'],
        }),
        aRevision({ revision: 2, events: ['corrected', 'signed', 'received', 'authorized'] }),
      ],
    });
    const refused = { ...handedOver, bytes: bytesOf('signed 0'), state: 'not_authorized' } as const;
    expect(brokenLaws(aCase())).toEqual([]);
    expect(
      brokenLaws(
        aCase({
          evidence: { documents: [corrected] },
          authority: { documents: [refused, handedOver], arrivals: [refused, handedOver] },
        }),
      ),
    ).toEqual([]);
  });

  it('lets a document go again that the authority answered it did not have', () => {
    const hidden = { ...handedOverAgain, wasHidden: true };
    const arrivals = [handedOver, hidden, hidden, hidden];
    expect(brokenLaws(aCase({ authority: { documents: [handedOver], arrivals } }))).toEqual([]);
  });

  it.each(breaches)('sees $what', ({ case: judged, law }) => {
    expect(brokenLaws(judged)).toContainEqual(expect.stringMatching(law));
  });
});
