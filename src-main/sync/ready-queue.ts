import type { DueDocument } from './outbox.ts';

/** Documents at hand for the next free hand: those just issued, and a few of the many that waited in the outbox. */
export interface ReadyQueue {
  /** False: there is no room, and it stays in the outbox. */
  add(document: DueDocument, kind: 'fresh' | 'waiting'): boolean;
  /** Fresh and waiting ones by turns, so that a sale goes out at once and yet holds nobody up for ever. */
  take(): { readonly document: DueDocument; readonly isFresh: boolean } | undefined;
  isEmpty(): boolean;
  /** How many there are that waited. */
  waiting(): number;
}

const FRESH_AT_MOST = 64;

export const WAITING_AT_MOST = 128;

export function makeReadyQueue(): ReadyQueue {
  const queues = { fresh: [] as DueDocument[], waiting: [] as DueDocument[] };
  const room = { fresh: FRESH_AT_MOST, waiting: WAITING_AT_MOST };
  let last: keyof typeof queues = 'waiting';

  return {
    add(document, kind) {
      if (queues[kind].length >= room[kind]) return false;
      queues[kind].push(document);
      return true;
    },
    take() {
      const turn = last === 'fresh' ? 'waiting' : 'fresh';
      const from = queues[turn].length > 0 ? turn : last;
      const document = queues[from].shift();
      if (!document) return undefined;
      last = from;
      return { document, isFresh: from === 'fresh' };
    },
    isEmpty: () => queues.fresh.length === 0 && queues.waiting.length === 0,
    waiting: () => queues.waiting.length,
  };
}
