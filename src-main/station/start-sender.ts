import { setTimeout as sleep } from 'node:timers/promises';
import { isElsewhere } from '../contract/business/numbers-elsewhere.ts';
import { type Backoff, delayAfter } from '../queue/backoff.ts';
import { type HeadClient, makeHeadClient } from './head-client.ts';
import { type Sent, sendBatch } from './send-batch.ts';
import type { Station, StationStore } from './station-store.ts';

export interface SenderDependencies {
  readonly store: StationStore;
  readonly openKey: (sealed: Uint8Array) => string;
  readonly now: () => Date;
  readonly random: () => number;
  readonly failed: (reason: unknown) => void;
}

/** How the sending goes, since the program started. */
export interface SenderState {
  readonly reachedAt?: Date;
  readonly problem?: string;
}

export interface Sender {
  state(): SenderState;
  /** The station was enrolled, or has left. */
  wake(): void;
  stop(): Promise<void>;
}

/** Full jitter from 1 s to 5 min: thousands of stations come back at different moments after an outage. */
const backoff: Backoff = {
  delays: [1, 2, 4, 8, 16, 32, 64, 128, 300].map((seconds) => seconds * 1000),
  jitter: { less: 1, more: 0 },
};

/** Changes are looked for this often, milliseconds: a look costs two reads of one row. */
const LOOK_MS = 1000;

/** Reports to the head office, one request at a time, for as long as the head office follows this station. */
export function startSender({ store, openKey, now, random, failed }: SenderDependencies): Sender {
  const stopping = new AbortController();
  let waking = new AbortController();
  let state: SenderState = {};
  let failures = 0;
  let line: { readonly of: Station; readonly client: HeadClient } | undefined;

  function clientOf(station: Station): HeadClient {
    if (line?.of.id !== station.id || line.of.url !== station.url) {
      line?.client.close();
      line = { of: station, client: makeHeadClient(station) };
    }
    return line.client;
  }

  /** Gives the milliseconds until the next look; undefined: until it is woken. */
  async function look(): Promise<number | undefined> {
    const station = await store.read();
    if (!station || isElsewhere(station.state)) return undefined;
    try {
      const key = openKey(station.sealedKey);
      const sent = await sendBatch(
        { store, client: clientOf(station), key, signal: stopping.signal, now },
        station,
      );
      return await after(sent, station);
    } catch (reason) {
      if (!stopping.signal.aborted) failed(reason);
      return troubled(reason instanceof Error ? reason.message : String(reason));
    }
  }

  async function after(sent: Sent, station: Station): Promise<number | undefined> {
    if (sent.kind === 'nothing') return LOOK_MS;
    if (sent.kind === 'refused') {
      const wait = troubled(sent.problem);
      // So many are told to come back then that they should not all come at once.
      return sent.retryAfterSeconds === undefined ? wait : sent.retryAfterSeconds * 1000 * (1 + random());
    }
    failures = 0;
    state = { reachedAt: now() };
    if (sent.kind !== 'ended') return 0;
    await store.end(station, sent.as, now());
    return undefined;
  }

  function troubled(problem: string): number {
    failures += 1;
    state = { ...state, problem };
    return delayAfter(backoff, failures, random());
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      waking = new AbortController();
      const wait = await look();
      await sleep(wait, undefined, { signal: AbortSignal.any([stopping.signal, waking.signal]) }).catch(
        () => {},
      );
    }
  }

  const running = run();
  return {
    state: () => state,
    wake() {
      failures = 0;
      state = {};
      waking.abort();
    },
    async stop() {
      stopping.abort();
      await running;
      line?.client.close();
    },
  };
}
