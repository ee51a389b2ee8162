import {
  CHANGES_HEADER,
  CHANGES_VERSION,
  changesAnswer,
  HEARTBEAT_SECONDS,
  REPORTED_HEADER,
  reportedHeader,
} from '../contract/head/stations/changes.ts';
import { notNow, problemIn } from './head-problem.ts';
import {
  type Exchange,
  keepTalking,
  type Line,
  LOOK_MS,
  type Talk,
  type TalkDependencies,
} from './keep-talking.ts';
import type { Station } from './station-store.ts';

/** Items of one answer: they are applied in one transaction, for which a sale waits. */
const ITEMS = 40;

export interface ReceiverOptions extends TalkDependencies {
  /** How long the head office may hold its answer back, seconds; nearly half a minute when left out. */
  readonly answerSeconds?: number | undefined;
  /** What the head office decided was applied. */
  readonly learned: () => void;
}

/** Learns from the head office what it decides, as soon as it does, for as long as it follows this station. */
export function startReceiver(options: ReceiverOptions): Talk {
  return keepTalking(options, (line, station) => receive(line, station, options));
}

async function receive(
  { store, client, key, signal, now }: Line,
  station: Station,
  { learned, lookMs = LOOK_MS, answerSeconds = HEARTBEAT_SECONDS }: ReceiverOptions,
): Promise<Exchange> {
  // One that was put back to an earlier day comes to an agreement first.
  if (station.state !== 'enrolled') return { kind: 'nothing_asked', nextMs: lookMs };
  const path = `/v1/stations/self/changes?since=${station.changesPosition}&limit=${ITEMS}&wait=${answerSeconds}`;
  const isReported = station.reportsPurchases && (await store.waiting()) === 0;
  const headers = {
    [CHANGES_HEADER]: String(CHANGES_VERSION),
    ...(isReported && { [REPORTED_HEADER]: reportedHeader('purchase', station.lastBatch) }),
  };
  const answer = await client.call({ method: 'GET', path, key, headers, signal });
  if (answer.status === 200) {
    const changes = changesAnswer.parse(JSON.parse(answer.body.toString()));
    await store.apply(station, { ...changes, isLast: changes.items.length < ITEMS }, now());
    learned();
    return { kind: 'answered', nextMs: 0 };
  }
  if (answer.status === 410) {
    await store.end(station, 'revoked', now());
    return { kind: 'answered', nextMs: undefined };
  }
  if (problemIn(answer.body)?.code === 'changes_gap') {
    await store.learnAnew(station);
    return { kind: 'answered', nextMs: 0 };
  }
  return notNow(answer);
}
