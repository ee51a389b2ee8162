import { promisify } from 'node:util';
import { zstdCompress } from 'node:zlib';
import { v4 as randomId } from 'uuid';
import { resumeAnswer } from '../contract/head/enrolment.ts';
import { FEED_VERSION, feedAnswer, feedMediaType } from '../contract/head/feed.ts';
import { problemBody } from '../contract/problems/problems.ts';
import type { HeadAnswer, HeadClient } from './head-client.ts';
import type { NotedLine, Station, StationStore } from './station-store.ts';

const compress = promisify(zstdCompress);

export interface Sending {
  readonly store: StationStore;
  readonly client: HeadClient;
  readonly key: string;
  readonly signal: AbortSignal;
  readonly now: () => Date;
}

/** What came of a look at what is to be sent. */
export type Sent =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'acknowledged' }
  /** The head office is not up to it now. */
  | { readonly kind: 'refused'; readonly problem: string; readonly retryAfterSeconds?: number }
  | { readonly kind: 'began_anew' }
  | { readonly kind: 'ended'; readonly as: 'forked' | 'revoked' };

/** Sends the next batch, or once more the one whose answer never came. Rejects when no answer comes. */
export async function sendBatch(sending: Sending, station: Station): Promise<Sent> {
  const { store, client, key, signal, now } = sending;
  if (station.state === 'unproven') return beginAnew(sending);
  const batch = await nextBatch(store, station);
  if (!batch) return { kind: 'nothing' };
  const query = new URLSearchParams({
    version: String(FEED_VERSION),
    incarnation: station.incarnation,
    batch: batch.id,
    ...(station.lastBatch !== undefined && { after: station.lastBatch }),
    from: String(station.position),
    to: String(batch.end),
  });
  const answer = await client.call({
    method: 'POST',
    path: `/v1/stations/self/feed?${query}`,
    key,
    mediaType: feedMediaType,
    encoding: 'zstd',
    headers: { date: now().toUTCString(), 'x-waiting': String((await store.waiting()) - batch.lines.length) },
    body: await compress(batch.lines.map(({ text }) => `${text}\n`).join('')),
    signal,
  });
  if (answer.status === 200) {
    feedAnswer.parse(JSON.parse(answer.body.toString()));
    await store.acknowledge();
    return { kind: 'acknowledged' };
  }
  return refusal(sending, answer);
}

interface Batch {
  readonly id: string;
  readonly end: number;
  readonly lines: readonly NotedLine[];
}

/**
 * A batch has its name and its end before it is sent, and keeps both until it is acknowledged. What changes after its
 * lines were read has another position by then, and goes with a later batch.
 */
async function nextBatch(store: StationStore, { batch: underWay }: Station): Promise<Batch | undefined> {
  const lines = await store.lines(underWay?.end);
  const end = underWay?.end ?? lines.at(-1)?.position;
  if (end === undefined) return undefined;
  const batch = underWay ?? { id: randomId(), end };
  if (!underWay) await store.begin(batch);
  const unchanged = await store.unchanged(lines.map(({ position }) => position));
  return { ...batch, lines: lines.filter(({ position }) => unchanged.has(position)) };
}

/** The head office, or this station, was put back to an earlier day: everything is told again. */
async function beginAnew(sending: Sending): Promise<Sent> {
  const { store, client, key, signal } = sending;
  const incarnation = randomId();
  const { series } = await store.introduction();
  const answer = await client.call({
    method: 'POST',
    path: '/v1/stations/self/resume',
    key,
    body: Buffer.from(JSON.stringify({ incarnation, series })),
    signal,
  });
  if (answer.status !== 200) return refusal(sending, answer);
  const { series: known } = resumeAnswer.parse(JSON.parse(answer.body.toString()));
  await store.startAnew(incarnation, known);
  return { kind: 'began_anew' };
}

async function refusal(sending: Sending, { status, body, retryAfterSeconds }: HeadAnswer): Promise<Sent> {
  const problem = problemIn(body);
  if (status === 410) return { kind: 'ended', as: 'revoked' };
  if (problem?.code === 'station_forked') return { kind: 'ended', as: 'forked' };
  if (problem?.code === 'feed_gap') return beginAnew(sending);
  return {
    kind: 'refused',
    problem: problem?.detail ?? `HTTP ${status}`,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}

/** What an answer of the head office says is wrong; undefined when something else answers at its address. */
export function problemIn(body: Buffer) {
  try {
    return problemBody.parse(JSON.parse(body.toString()));
  } catch {
    return undefined;
  }
}
