import { zstdCompressSync } from 'node:zlib';
import { v4 as uuid } from 'uuid';
import { FEED_VERSION, feedMediaType } from '../../../src-main/contract/head/stations/feed.ts';
import { makeHeadClient } from '../../../src-main/station/head-client.ts';
import { makeStationStore } from '../../../src-main/store/station/station-store.ts';
import type { AskedHead } from './run-head.ts';
import type { TestTill } from './till.ts';

/** A till that no longer reports by itself: the test says what is sent in its name. */
export interface RawStation {
  readonly id: string;
  /** The lines that it would send, as objects. */
  lines(): Promise<RawLine[]>;
  /** Sends lines, as objects or as they are, in one batch, with what its clock says; the status of the answer. */
  send(lines: readonly unknown[], clock?: Date): Promise<{ readonly status: number; readonly json: unknown }>;
}

export interface RawLine {
  position: number;
  subject: string;
  ref: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test breaks whatever it likes
  body: any;
}

/** To be called of a till that has sent everything. */
export async function rawStation(till: TestTill, head: AskedHead): Promise<RawStation> {
  await till.stop();
  const store = makeStationStore(till.shop.store, { newId: uuid });
  const station = await store.read();
  if (!station) throw new Error('the till is not enrolled');
  let [after, position] = [station.lastBatch, station.position];
  return {
    id: station.id,
    lines: async () => (await store.lines()).map(({ text }) => JSON.parse(text)),
    async send(lines, clock) {
      const batch = uuid();
      const query = new URLSearchParams({
        version: String(FEED_VERSION),
        incarnation: station.incarnation,
        batch,
        ...(after !== undefined && { after }),
        from: String(position),
        to: String(position + 1),
      });
      const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
      const client = makeHeadClient(head);
      const answer = await client.call({
        method: 'POST',
        path: `/v1/stations/self/feed?${query}`,
        key: Buffer.from(station.sealedKey).toString(),
        mediaType: feedMediaType,
        encoding: 'zstd',
        ...(clock && { headers: { date: clock.toUTCString() } }),
        body: zstdCompressSync(Buffer.from(text)),
      });
      client.close();
      if (answer.status === 200) [after, position] = [batch, position + 1];
      return { status: answer.status, json: JSON.parse(answer.body.toString()) };
    },
  };
}
