import { promisify } from 'node:util';
import { zstdCompress } from 'node:zlib';
import { v4 as randomId } from 'uuid';
import { resumeAnswer, stationDocumentsAnswer } from '../contract/head/stations/enrolment.ts';
import { FEED_VERSION, feedAnswer, feedMediaType } from '../contract/head/stations/feed.ts';
import { stationRecordsAnswer } from '../contract/head/stations/station-records.ts';
import type { HeadAnswer } from './head-client.ts';
import { type NotNow, notNow, problemIn } from './head-problem.ts';
import type { Line } from './keep-talking.ts';
import type { NotedLine, Station, StationStore } from './station-store.ts';

/** Seconds. */
const AN_HOUR = 3600;

const compress = promisify(zstdCompress);

/** What came of a look at what is to be sent. */
export type Sent =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'acknowledged' }
  | NotNow
  | { readonly kind: 'began_anew' }
  | { readonly kind: 'fetched' }
  | { readonly kind: 'ended'; readonly as: 'forked' | 'revoked' };

/**
 * Sends the next batch, or once more the one whose answer never came; first of all comes to an agreement, and fetches what
 * these data lack. Rejects when no answer comes.
 */
export async function sendBatch(sending: Line, station: Station): Promise<Sent> {
  const { store, client, key, signal, now } = sending;
  if (station.state === 'unproven') return beginAnew(sending);
  if (station.fetching) return fetchMissing(sending, station.fetching);
  const batch = await nextBatch(store, station);
  if (!batch) return station.isRetiring ? retire(sending) : { kind: 'nothing' };
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

/** The head office, or this station, was put back to an earlier day: everything is reported again. */
async function beginAnew(sending: Line): Promise<Sent> {
  const { store, client, key, signal, now } = sending;
  const resumption = await store.resumption();
  const answer = await client.call({
    method: 'POST',
    path: '/v1/stations/self/resume',
    key,
    body: Buffer.from(JSON.stringify(resumption)),
    signal,
  });
  if (answer.status !== 200) return refusal(sending, answer);
  const answered = resumeAnswer.parse(JSON.parse(answer.body.toString()));
  await store.startAnew(resumption.incarnation, answered, now());
  return { kind: 'began_anew' };
}

/** What the head office has and these data lack, some documents or records at a time. */
async function fetchMissing(sending: Line, { what, after }: NonNullable<Station['fetching']>): Promise<Sent> {
  const { store, client, key, signal, now } = sending;
  const query = new URLSearchParams(after === undefined ? {} : { after });
  const answer = await client.call({
    method: 'GET',
    path: `/v1/stations/self/${what}?${query}`,
    key,
    signal,
  });
  if (answer.status !== 200) return refusal(sending, answer);
  const body: unknown = JSON.parse(answer.body.toString());
  if (what === 'documents') await store.keepDocuments(stationDocumentsAnswer.parse(body), now());
  else await store.keepRecords(stationRecordsAnswer.parse(body));
  return { kind: 'fetched' };
}

/** It was asked to give its emission points up, and everything is reported. */
async function retire(sending: Line): Promise<Sent> {
  const { store, client, key, signal } = sending;
  const retirement = await store.retirement();
  if (!retirement) return { kind: 'nothing' };
  const answer = await client.call({
    method: 'POST',
    path: '/v1/stations/self/retire',
    key,
    body: Buffer.from(JSON.stringify(retirement)),
    signal,
  });
  return answer.status === 200 ? { kind: 'ended', as: 'revoked' } : refusal(sending, answer);
}

async function refusal(sending: Line, answer: HeadAnswer): Promise<Sent> {
  const problem = problemIn(answer.body);
  if (answer.status === 410) return { kind: 'ended', as: 'revoked' };
  if (problem?.code === 'station_forked') return { kind: 'ended', as: 'forked' };
  if (problem?.code === 'feed_gap') return beginAnew(sending);
  // Somebody has to update the head office first.
  if (problem?.code === 'feed_too_new') return { ...notNow(answer), retryAfterSeconds: AN_HOUR };
  return notNow(answer);
}
