import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { zstdCompress } from 'node:zlib';
import { v4 as randomId, v7 as uuid } from 'uuid';
import { enrolAnswer, parseEnrolmentCode } from '../../../../src-main/contract/head/stations/enrolment.ts';
import { FEED_VERSION, feedLimits, feedMediaType } from '../../../../src-main/contract/head/stations/feed.ts';
import { makeHeadClient } from '../../../../src-main/station/head-client.ts';
import { comeBackAfter } from '../../../../src-main/station/keep-talking.ts';
import type { RunningHead } from '../../../support/head/run-head.ts';
import type { DocumentModel } from './document-model.ts';

const compress = promisify(zstdCompress);

/** Of one station: their numbers have nine digits, and no two stations of thousands have one in common. */
const DOCUMENTS_AT_MOST = 100_000;

/** A station with nothing behind it but what it tells. */
export interface ReportingStation {
  report(documents: number): Promise<void>;
  /** The first so many again, as they changed. */
  reportAgain(documents: number): Promise<void>;
  close(): void;
}

export async function openStation(
  head: RunningHead,
  model: DocumentModel,
  number: number,
): Promise<ReportingStation> {
  const { json } = await head.call('POST', '/v1/head/enrolment-codes');
  const code = parseEnrolmentCode(String(Object(json).code))?.secret;
  const own = {
    name: `Caja ${number}`,
    version: '0',
    ruc: model.ruc,
    installation: String(number),
    series: [],
  };
  const enrolled = await head.call('POST', '/v1/stations/enrol', { body: { ...own, code } });
  const { key } = enrolAnswer.parse(enrolled.json);
  const client = makeHeadClient(head);
  const incarnation = randomId();
  const ids: string[] = [];
  let position = 0;
  let after: string | undefined;

  /** All that identifies a document is another's; what it says is not. */
  function lineOf(index: number): string {
    const id = ids[index] ?? model.id;
    const sequential = String(number * DOCUMENTS_AT_MOST + index + 1).padStart(9, '0');
    const accessKey = model.accessKey.slice(0, 30) + sequential + model.accessKey.slice(39);
    position += 1;
    return model.text
      .replaceAll(model.id, id)
      .replaceAll(model.accessKey, accessKey)
      .replace(/^\{"position":\d+/, `{"position":${position}`)
      .replace(/"sequential":\d+/, `"sequential":${Number(sequential)}`);
  }

  async function send(from: number, indexes: readonly number[]): Promise<void> {
    const body = await compress(indexes.map((index) => `${lineOf(index)}\n`).join(''));
    const batch = randomId();
    const query = new URLSearchParams({
      version: String(FEED_VERSION),
      incarnation,
      batch,
      ...(after !== undefined && { after }),
      from: String(from),
      to: String(position),
    });
    for (;;) {
      const path = `/v1/stations/self/feed?${query}`;
      const request = {
        method: 'POST',
        path,
        key,
        mediaType: feedMediaType,
        encoding: 'zstd',
        body,
      } as const;
      // Where no answer comes it is sent again, and who is asked to wait does so as a till does.
      const answer = await client.call(request).catch(() => undefined);
      if (answer?.status === 200) break;
      if (answer && answer.status !== 503) throw new Error(`${answer.status}: ${answer.body.toString()}`);
      await sleep(comeBackAfter(answer?.retryAfterSeconds ?? 1, Math.random()));
    }
    after = batch;
  }

  async function reportFrom(indexes: readonly number[]): Promise<void> {
    const most = Math.min(feedLimits.lines, Math.floor(feedLimits.bytes / (model.text.length + 100)));
    for (let start = 0; start < indexes.length; start += most) {
      await send(position, indexes.slice(start, start + most));
    }
  }

  return {
    async report(documents) {
      const first = ids.length;
      for (let count = 0; count < documents; count += 1) ids.push(uuid());
      await reportFrom(Array.from({ length: documents }, (_, index) => first + index));
    },
    reportAgain: (documents) => reportFrom(Array.from({ length: documents }, (_, index) => index)),
    close: client.close,
  };
}
