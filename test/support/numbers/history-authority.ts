import { onTestFinished } from 'vitest';
import { makeDocumentStates } from '../../../src-main/authority/document-states.ts';
import { makeSoapAuthority } from '../../../src-main/authority/soap-authority.ts';
import type { StoredDocument } from '../../../src-main/issuing/ports/stored-document.ts';
import { makeDocumentComparison } from '../../../src-main/signing/verifier/compare-documents.ts';
import { kindOfStep, type WorkKind } from '../../../src-main/sync/delivery/outbox.ts';
import { deliver } from '../../../src-main/sync/delivery/steps/deliver.ts';
import { makeConnectivity } from '../../../src-main/sync/state/connectivity.ts';
import { startAuthorityDouble } from '../authority-double/authority-double.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { TestShop } from '../shops/shop.ts';

/** What comes of a request at a bad moment: it was processed or not, and the answer is of no use. */
const failures = ['answer_lost', 'cut_before', 'unavailable', 'garbage', 'soap_fault'] as const;

/** Requests that fail. */
const FAILING = 0.25;

/** Documents taken on at a time. */
const AT_ONCE = 8;

interface Delivery {
  readonly shop: TestShop;
  readonly kind: WorkKind;
  /** Whether the clock of the computer is right about the day. */
  readonly knowsTheDay: boolean;
  /** Called with the bytes of each signature before they are stored. */
  readonly signing: (documentId: string, signedXml: Uint8Array) => void;
  /** Called once they are. */
  readonly signed: (document: StoredDocument, signedXml: Uint8Array) => void;
}

export type HistoryAuthority = Awaited<ReturnType<typeof openHistoryAuthority>>;

/** The authority that all computers of a history send to, by the clock of that history. */
export async function openHistoryAuthority(now: () => Date, random: SeededRandom) {
  const double = await startAuthorityDouble({ ambiente: '2', now, decisionDelayMs: 0 });
  onTestFinished(() => double.close());
  const baseUrls = { test: double.url, live: double.url };
  let isCalm = false;

  /** Takes the documents that are due one step or more, as the queue of the delivery does. */
  async function deliverDue({ shop, kind, knowsTheDay, signing, signed }: Delivery): Promise<void> {
    const { delivery, issuing, signer, store } = shop;
    const waiting = await store.db
      .selectFrom('outbox')
      .select(['document_id', 'step'])
      .where('decision', 'is', null)
      .where('next_attempt_at', '<=', issuing.now().toISOString())
      .orderBy('document_id')
      .execute();
    const due = waiting.filter(({ step }) => kindOfStep(step) === kind).slice(0, AT_ONCE);
    const authority = makeSoapAuthority({ baseUrls, now: issuing.now });
    try {
      for (const { document_id: documentId } of due) {
        misbehave();
        await deliver(
          {
            store: {
              ...delivery,
              async freeze(document, frozen) {
                signing(document.id, frozen.signedXml);
                const isFrozen = await delivery.freeze(document, frozen);
                const stored = await delivery.load(document.id);
                if (stored?.signedXml) signed(document, stored.signedXml);
                return isFrozen;
              },
            },
            signer,
            authority,
            states: makeDocumentStates({ baseUrls, timeoutMs: 60_000 }),
            compare: makeDocumentComparison(),
            connectivity: makeConnectivity({ events: { record: async () => undefined }, failed: rethrow }),
            now: issuing.now,
            random: () => 0.5,
            knowsTheDay: () => knowsTheDay,
            sawAuthorityDate: () => {},
            changed: () => {},
          },
          { documentId },
          { kind, report: () => {}, moveToSending: () => false },
        );
      }
    } finally {
      authority.close();
    }
  }

  function misbehave(): void {
    if (isCalm) return;
    for (const service of ['reception', 'authorization'] as const) {
      double.always(service, random.chance(FAILING) ? random.pick(failures) : null);
    }
    double.setDecisionDelay(random.chance(FAILING) ? Number.POSITIVE_INFINITY : 0);
  }

  return {
    deliverDue,
    /** What is to be done without a person. */
    waiting: ({ store }: TestShop) =>
      store.db
        .selectFrom('outbox')
        .select(['document_id', 'step', 'attempts', 'next_attempt_at', 'last_problem'])
        .where('decision', 'is', null)
        .execute(),
    /** From now on every request is answered, and every document decided. */
    calm() {
      isCalm = true;
      double.always('reception', null);
      double.always('authorization', null);
      double.setDecisionDelay(0);
    },
    /** Whether it authorized a document under that access key. */
    hasAuthorized: (accessKey: string) => double.acceptedXml(accessKey) !== null,
    /** How many documents it authorized. */
    authorized: () => double.documents().filter(({ state }) => state === 'authorized').length,
    /** Handings-over that were returned because another document has the number. */
    takenNumbers: () => double.arrivals().filter(({ codes }) => codes.includes('45')).length,
  };
}

function rethrow(reason: unknown): never {
  throw reason;
}
