import { readHeadFile } from '../../../../src-main/process/head/head-file.ts';
import { makeHeadClient } from '../../../../src-main/station/head-client.ts';
import type { RunningHead } from '../../../support/head/run-head.ts';
import type { HeadQuestion } from './head-questions.ts';

const WARM_UP = 3;

/** Asks a head office over one connection that stays open; times are milliseconds. */
export function askHead(head: RunningHead) {
  const client = makeHeadClient(head);
  const key = readHeadFile(head.dataDir)?.owner_token ?? '';

  async function get(path: string): Promise<unknown> {
    const { status, body } = await client.call({ method: 'GET', path, key });
    if (status !== 200) throw new Error(`${path}: ${status} ${body.toString()}`);
    return JSON.parse(body.toString());
  }

  /** How long each of so many answers took. */
  async function times(count: number, path: (index: number) => string): Promise<readonly number[]> {
    const durations: number[] = [];
    for (let index = -WARM_UP; index < count; index += 1) {
      const beganAt = performance.now();
      await get(path(Math.abs(index)));
      if (index >= 0) durations.push(performance.now() - beganAt);
    }
    return durations;
  }

  return {
    times,
    /** Questions about documents all over what there is. */
    pages: (count: number, { query }: HeadQuestion, documents: number) =>
      times(count, (index) => `/v1/ec/documents?${new URLSearchParams(query((index * 7919) % documents))}`),
    close: client.close,
  };
}

export type AskHead = ReturnType<typeof askHead>;
