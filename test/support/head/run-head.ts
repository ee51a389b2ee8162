import { createInterface } from 'node:readline';
import { afterAll } from 'vitest';
import { z } from 'zod';
import { makeHeadClient } from '../../../src-main/station/head-client.ts';
import { type EndedProgram, startProgram } from '../service/run-program.ts';

/** A head office, running as a process of its own. */
export interface RunningHead {
  readonly url: string;
  readonly pin: string;
  readonly dataDir: string;
  /** Asks it something over TLS, with its pin; the JSON of the answer. */
  call(method: 'GET' | 'POST', path: string, key?: string): Promise<{ status: number; json: unknown }>;
  /** The bytes of a file. */
  file(path: string, key: string): Promise<Buffer>;
  stop(): Promise<EndedProgram>;
  kill(): Promise<EndedProgram>;
}

const READY_WITHIN_MS = 120_000;
const readyLine = z.object({ ready: z.literal(true), url: z.url(), pin: z.string(), data_dir: z.string() });

/** Starts a head office; one that ends instead of being ready is an error with its log. */
export async function startHead(args: readonly string[]): Promise<RunningHead> {
  const { child, stderr, ended } = startProgram('head', { args });
  const line = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), READY_WITHIN_MS);
    ended.then(({ exitCode }) => reject(new Error(`the head ended with ${exitCode}:\n${stderr()}`)), reject);
    if (child.stdout) {
      createInterface({ input: child.stdout }).once('line', (text) => {
        clearTimeout(timer);
        resolve(text);
      });
    }
  });
  const { url, pin, data_dir } = readyLine.parse(JSON.parse(line));
  const ask = async (method: 'GET' | 'POST', path: string, key?: string) => {
    const client = makeHeadClient({ url, pin });
    try {
      return await client.call({ method, path, ...(key !== undefined && { key }) });
    } finally {
      client.close();
    }
  };
  return {
    url,
    pin,
    dataDir: data_dir,
    async call(method, path, key) {
      const { status, body } = await ask(method, path, key);
      return { status, json: JSON.parse(body.toString()) };
    },
    file: async (path, key) => (await ask('GET', path, key)).body,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
    kill() {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

/** To be called once at the top of a test file: the heads it started end with it. */
export function testHeads(): { start(args: readonly string[]): Promise<RunningHead> } {
  const running: RunningHead[] = [];
  afterAll(async () => {
    await Promise.all(running.map((head) => head.kill()));
  });
  return {
    async start(args) {
      const head = await startHead(args);
      running.push(head);
      return head;
    },
  };
}
