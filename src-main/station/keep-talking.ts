import { setTimeout as sleep } from 'node:timers/promises';
import { isElsewhere } from '../contract/business/set-up/numbers-elsewhere.ts';
import { type Backoff, delayAfter } from '../queue/backoff.ts';
import { type HeadClient, makeHeadClient } from './head-client.ts';
import type { NotNow } from './head-problem.ts';
import type { Station, StationStore } from './station-store.ts';
import { whyUnreachable } from './why-unreachable.ts';

export interface TalkDependencies {
  readonly store: StationStore;
  readonly openKey: (sealed: Uint8Array) => string;
  readonly now: () => Date;
  readonly random: () => number;
  readonly failed: (reason: unknown) => void;
  /** How often it is looked whether there is something to report or to ask; a second when left out. */
  readonly lookMs?: number | undefined;
  /** The head office answered. */
  readonly answered?: () => void;
}

/** What an exchange with the head office needs. */
export interface Line {
  readonly store: StationStore;
  readonly client: HeadClient;
  readonly key: string;
  /** Given when the program stops, or the station was enrolled or has left. */
  readonly signal: AbortSignal;
  readonly now: () => Date;
}

/** The longest that a timer can be, milliseconds: 24 days. Then it is looked whether there is something to say after all. */
const UNTIL_WOKEN_MS = 2 ** 31 - 1;

/**
 * Milliseconds until a station comes back that was asked to, in so many seconds. A head office gives each another moment; a
 * little is added, as they got whole seconds: were it much, the last ones would come when all others are long done.
 */
export function comeBackAfter(seconds: number, random: number): number {
  return seconds * 1000 * (1 + random / 4);
}

/** What came of an exchange. */
export type Exchange =
  /** The next one is in so many milliseconds; undefined: once it is woken. */
  { readonly kind: 'answered' | 'nothing_asked'; readonly nextMs: number | undefined } | NotNow;

/** How the talk goes, since the program started. */
export interface TalkState {
  readonly reachedAt?: Date;
  readonly problem?: string;
}

export interface Talk {
  state(): TalkState;
  /** The station was enrolled, or has left. */
  wake(): void;
  /** A person says to wait no longer for the next attempt where the last one failed. */
  retry(): void;
  /** The head office answered elsewhere: what got no answer waits no longer; what was refused waits as asked. */
  reachable(): void;
  stop(): Promise<void>;
}

/** A look costs two reads of one row. */
export const LOOK_MS = 1000;

/** Full jitter from 1 s to 5 min: thousands of stations come back at different moments after an outage. */
const backoff: Backoff = {
  delays: [1, 2, 4, 8, 16, 32, 64, 128, 300].map((seconds) => seconds * 1000),
  jitter: { less: 1, more: 0 },
};

/**
 * Talks to the head office, one exchange after the other, for as long as it follows this station. An exchange rejects
 * when no answer comes.
 */
export function keepTalking(
  { store, openKey, now, random, failed, answered = () => {} }: TalkDependencies,
  exchange: (line: Line, station: Station) => Promise<Exchange>,
): Talk {
  const stopping = new AbortController();
  let waking = new AbortController();
  /** Of the pause after an exchange alone: an exchange under way is never cut to make it anew. */
  let pausing = new AbortController();
  let wasAnswered = false;
  let state: TalkState = {};
  let failures = 0;
  let open: { readonly of: Station; readonly client: HeadClient } | undefined;

  function clientOf(station: Station): HeadClient {
    if (open?.of.id !== station.id || open.of.url !== station.url) {
      open?.client.close();
      open = { of: station, client: makeHeadClient(station) };
    }
    return open.client;
  }

  /** Gives the milliseconds until the next exchange; undefined: until it is woken. */
  async function talk(signal: AbortSignal): Promise<number | undefined> {
    const station = await store.read();
    if (!station || isElsewhere(station.state)) return undefined;
    try {
      const key = openKey(station.sealedKey);
      const exchanged = await exchange({ store, client: clientOf(station), key, signal, now }, station);
      wasAnswered = true;
      return after(exchanged);
    } catch (reason) {
      if (signal.aborted) return 0;
      wasAnswered = false;
      failed(reason);
      return troubled(whyUnreachable(reason, station));
    }
  }

  function after(exchanged: Exchange): number | undefined {
    if (exchanged.kind === 'refused') {
      const wait = troubled(exchanged.problem);
      const { retryAfterSeconds: requestedWait } = exchanged;
      return requestedWait === undefined ? wait : comeBackAfter(requestedWait, random());
    }
    if (exchanged.kind === 'answered') {
      failures = 0;
      state = { reachedAt: now() };
      answered();
    }
    return exchanged.nextMs;
  }

  function troubled(problem: string): number {
    failures += 1;
    state = { ...state, problem };
    return delayAfter(backoff, failures, random());
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      waking = new AbortController();
      pausing = new AbortController();
      const signal = AbortSignal.any([stopping.signal, waking.signal]);
      const wait = (await talk(signal)) ?? UNTIL_WOKEN_MS;
      // What was reported while it still seemed to fail.
      if (failures === 0) pausing = new AbortController();
      const pause = AbortSignal.any([signal, pausing.signal]);
      await sleep(wait, undefined, { signal: pause }).catch(() => {});
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
    retry() {
      if (failures > 0) pausing.abort();
    },
    reachable() {
      if (failures > 0 && !wasAnswered) pausing.abort();
    },
    async stop() {
      stopping.abort();
      await running;
      open?.client.close();
    },
  };
}
