import { isElsewhere } from '../../contract/business/set-up/numbers-elsewhere.ts';
import type { Outcome, Problem } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { type HeadRequest, makeHeadClient } from '../head-client.ts';
import { knownProblemIn } from '../head-problem.ts';
import type { StationStore } from '../station-store.ts';

export interface HeadAsking {
  readonly store: Pick<StationStore, 'read'>;
  readonly openKey: (sealed: Uint8Array) => string;
}

export type HeadQuestion = (
  question: Pick<HeadRequest, 'method' | 'path'> & {
    readonly body?: unknown;
    /** For how long the answer is waited for. */
    readonly patienceMs?: number;
  },
) => Promise<Outcome<unknown> | 'not_enrolled'>;

/** A person waits at the counter for the answer, milliseconds. */
const PATIENCE_MS = 10_000;

/** Asks the head office something that must be known at once, on a line of its own beside the feed. */
export function askHead({ store, openKey }: HeadAsking): HeadQuestion {
  return async ({ body, patienceMs = PATIENCE_MS, ...question }) => {
    const station = await store.read();
    if (!station || isElsewhere(station.state)) return 'not_enrolled';
    const client = makeHeadClient(station);
    try {
      const answer = await client.call({
        ...question,
        key: openKey(station.sealedKey),
        signal: AbortSignal.timeout(patienceMs),
        ...(body !== undefined && { body: Buffer.from(JSON.stringify(body)) }),
      });
      if (answer.status === 200) return { ok: true, value: JSON.parse(answer.body.toString()) };
      // What goes wrong inside it, or its database, is no answer.
      return refuse((answer.status < 500 && knownProblemIn(answer.body)) || unreachable);
    } catch {
      return refuse(unreachable);
    } finally {
      client.close();
    }
  };
}

const unreachable: Problem = {
  code: 'head_office_unreachable',
  detail: 'La matriz no contesta, y solo ella sabe cuánto queda por acreditar de la factura de otra caja.',
};
