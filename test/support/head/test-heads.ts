import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino, { type Logger } from 'pino';
import { afterAll } from 'vitest';
import { createHead } from '../../../src-main/head/create-head.ts';
import { usualWebhookBackoff } from '../../../src-main/webhooks/deliveries/webhook-backoff.ts';
import { quickArchives } from '../backup/quick-archives.ts';
import { threadFile } from '../service/door.ts';
import { type AskedHead, askedHead, type RunningHead, startHead } from './run-head.ts';

/** A head office that answers on a port of its own, in this process or in another one. */
export interface AnsweringHead extends AskedHead {
  /** Ends it in order: what is in hand is finished. */
  stop(): Promise<unknown>;
}

export interface TestHeads {
  /** Starts one in the process of the tests, on a database; with a data folder of its own unless one is given. */
  on(database: string, data?: string, log?: Logger): Promise<AnsweringHead>;
  /** Starts one in a process of its own, which can be killed. */
  onProcess(database: string, data?: string): Promise<RunningHead>;
  /** The same with other arguments. */
  start(args: readonly string[]): Promise<RunningHead>;
}

/** To be called once at the top of a test file: the heads it started end with it. */
export function testHeads(): TestHeads {
  const ends: (() => Promise<unknown>)[] = [];
  const folders: string[] = [];
  afterAll(async () => {
    await Promise.all(ends.map((end) => end()));
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'mostrador-head-'));
    folders.push(folder);
    return folder;
  };
  const start = async (args: readonly string[]) => {
    const head = await startHead(args);
    ends.push(head.kill);
    return head;
  };
  return {
    start,
    onProcess: (database, data = newFolder()) =>
      start(['--data', data, '--port', '0', '--database', database]),
    async on(database, dataDir = newFolder(), log = pino({ level: 'silent' })) {
      const head = await createHead({
        ...{ dataDir, port: 0, host: '127.0.0.1', database, log },
        programFile: threadFile,
        webhookLookMs: 50,
        webhookRetriesMs: usualWebhookBackoff.delays.map((delay) => delay / 10),
        archiveWork: quickArchives,
      });
      let stopping: Promise<void> | undefined;
      const stop = () => {
        stopping ??= head.stop();
        return stopping;
      };
      ends.push(stop);
      return { ...askedHead({ ...head, dataDir }), stop };
    },
  };
}
