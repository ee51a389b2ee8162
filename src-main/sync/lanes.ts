import { type Environment, environments } from '../documents/kinds.ts';
import type { Gate } from './gate.ts';
import { type DueDocument, kindOfStep, type Outbox, type WorkKind, workKinds } from './outbox.ts';
import { makeReadyQueue, type ReadyQueue, WAITING_AT_MOST } from './ready-queue.ts';

/** Work of a kind in an environment: none of them waits for another's hands. */
export interface Lane {
  readonly environment: Environment;
  readonly kind: WorkKind;
  readonly gate: Gate;
  readonly ready: ReadyQueue;
  inHand: number;
  /** More may be due than is ready. */
  mayHaveMore: boolean;
}

/** The documents at hand, lane by lane; how many there are does not grow with the outbox. */
export interface Lanes {
  readonly all: readonly Lane[];
  of(environment: Environment, kind: WorkKind): Lane;
  /** More may be due than is ready: in the lanes of an environment, or in all. */
  mayHaveMore(environment?: Environment): void;
  /** Has it ready for the next free hand, unless it is ready or in hand already, or there is no room. */
  offer(document: DueDocument, kind: 'fresh' | 'waiting'): void;
  /** It is in no hand any longer. */
  letGo(documentId: string): void;
  /** Whether a lane runs out of work while there may be more. */
  isLow(lane: Lane): boolean;
  /** Takes up a batch of what is due at an instant, from both ends of the outbox. */
  fill(lane: Lane, at: Date): Promise<void>;
}

export interface LanesOptions {
  readonly outbox: Pick<Outbox, 'due'>;
  /** Whom work of a kind needs. */
  readonly gate: (environment: Environment, kind: WorkKind) => Gate;
}

/** Ready ones below which more are fetched, before the hands run out of work. */
const LOW = 24;

/** Fetched at once from either end of the outbox. */
const BATCH = WAITING_AT_MOST / 2;

export function makeLanes({ outbox, gate }: LanesOptions): Lanes {
  const all = environments.flatMap((environment) =>
    workKinds.map(
      (kind): Lane => ({
        environment,
        kind,
        gate: gate(environment, kind),
        ready: makeReadyQueue(),
        inHand: 0,
        mayHaveMore: true,
      }),
    ),
  );
  /** Ready or in hand. */
  const known = new Set<string>();

  function of(environment: Environment, kind: WorkKind): Lane {
    const lane = all.find((one) => one.environment === environment && one.kind === kind);
    if (!lane) throw new Error(`there is no lane for ${kind} in ${environment}`);
    return lane;
  }

  function offer(document: DueDocument, kind: 'fresh' | 'waiting'): void {
    const lane = of(document.environment, kindOfStep(document.step));
    if (known.has(document.documentId)) {
      // A correction may come before the hand that brought the refusal has let go.
      if (kind === 'fresh') lane.mayHaveMore = true;
    } else if (lane.ready.add(document, kind)) known.add(document.documentId);
    else lane.mayHaveMore = true;
  }

  function unknownOf(documents: readonly DueDocument[]): readonly DueDocument[] {
    return documents.filter(({ documentId }) => !known.has(documentId));
  }

  return {
    all,
    of,
    mayHaveMore(environment) {
      for (const lane of all) {
        if (environment === undefined || lane.environment === environment) lane.mayHaveMore = true;
      }
    },
    offer,
    letGo: (documentId) => known.delete(documentId),
    isLow: (lane) => lane.mayHaveMore && lane.ready.waiting() < LOW,
    async fill(lane, at) {
      const { environment, kind } = lane;
      // However many of the first are ready or in hand already, there is a batch behind them.
      const question = { environment, kind, at, limit: BATCH + known.size };
      lane.mayHaveMore = false;
      const oldest = await outbox.due({ ...question, from: 'oldest' });
      const isAll = oldest.length < question.limit;
      const newest = isAll ? [] : await outbox.due({ ...question, from: 'newest' });
      const found = [unknownOf(newest), unknownOf(oldest)] as const;
      for (let place = 0; place < BATCH; place += 1) {
        for (const end of found) {
          const document = end[place];
          if (document) offer(document, 'waiting');
        }
      }
      if (!isAll || found.some(({ length }) => length > BATCH)) lane.mayHaveMore = true;
    },
  };
}
