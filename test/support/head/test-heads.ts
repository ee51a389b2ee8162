import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { type RunningHead, startHead } from './run-head.ts';

export interface TestHeads {
  start(args: readonly string[]): Promise<RunningHead>;
  /** Starts one on a database, with a data folder of its own unless one is given. */
  on(database: string, data?: string): Promise<RunningHead>;
}

/** To be called once at the top of a test file: the heads it started end with it. */
export function testHeads(): TestHeads {
  const running: RunningHead[] = [];
  const folders: string[] = [];
  afterAll(async () => {
    await Promise.all(running.map((head) => head.kill()));
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'mostrador-head-'));
    folders.push(folder);
    return folder;
  };
  const start = async (args: readonly string[]) => {
    const head = await startHead(args);
    running.push(head);
    return head;
  };
  return {
    start,
    on: (database, data = newFolder()) => start(['--data', data, '--port', '0', '--database', database]),
  };
}
