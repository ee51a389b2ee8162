import { type DocumentFacts, numberOf } from './document-facts.ts';
import type { ServiceMessage } from './soap/service-message.ts';

/** A document that reception accepted, each handing-over on its own. */
export interface HeldDocument {
  readonly facts: DocumentFacts;
  /** Exactly the bytes that came. */
  readonly bytes: Uint8Array;
  /** By the double's clock. */
  readonly receivedAt: Date;
  /** By a clock that only runs forward, milliseconds. */
  readonly receivedTick: number;
  /** Not judged before, on the same clock: it is known to be in a queue. */
  notBeforeTick?: number;
  /** Absent until the document was judged; then for ever the same. */
  verdict?: Verdict;
  annulled?: boolean;
}

export interface Verdict {
  readonly authorized: boolean;
  readonly decidedAt: Date;
  readonly messages: readonly ServiceMessage[];
}

/** What the authority keeps: accepted documents by key and the number each key took. Returned ones leave no trace. */
export interface Ledger {
  hold(document: HeldDocument): void;
  /** All handings-over of a key, the latest last. */
  ofKey(accessKey: string): readonly HeldDocument[];
  /** The key that took the number of these facts, if any. */
  keyOfNumber(facts: DocumentFacts): string | undefined;
  /** In the order they came. */
  all(): readonly HeldDocument[];
  /** What came before a document it holds. */
  before(document: HeldDocument): readonly HeldDocument[];
}

export function makeLedger(): Ledger {
  const inOrder: HeldDocument[] = [];
  const byKey = new Map<string, HeldDocument[]>();
  const keyByNumber = new Map<string, string>();
  return {
    hold(document) {
      const { accessKey } = document.facts;
      inOrder.push(document);
      byKey.set(accessKey, [...(byKey.get(accessKey) ?? []), document]);
      keyByNumber.set(numberOf(document.facts), accessKey);
    },
    ofKey: (accessKey) => byKey.get(accessKey) ?? [],
    keyOfNumber: (facts) => keyByNumber.get(numberOf(facts)),
    all: () => [...inOrder],
    before: (document) => inOrder.slice(0, inOrder.indexOf(document)),
  };
}
