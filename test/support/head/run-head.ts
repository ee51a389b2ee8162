import { createInterface } from 'node:readline';
import { z } from 'zod';
import { readHeadFile } from '../../../src-main/process/head/head-file.ts';
import { type HeadRequest, makeHeadClient } from '../../../src-main/station/head-client.ts';
import { type EndedProgram, startProgram } from '../service/run-program.ts';

/** A head office that answers, and what a test asks it. */
export interface AskedHead {
  readonly url: string;
  readonly pin: string;
  readonly dataDir: string;
  /** Asks it something over TLS, with its pin, as its owner unless a key is given; the JSON of the answer, null where it has no body. */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    options?: {
      readonly key?: string;
      readonly body?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    },
  ): Promise<{ status: number; json: unknown }>;
  /** The bytes of a file; as its owner unless a key is given. */
  file(path: string, key?: string): Promise<Buffer>;
}

/** A head office, running as a process of its own. */
export interface RunningHead extends AskedHead {
  stop(): Promise<EndedProgram>;
  kill(): Promise<EndedProgram>;
}

const READY_WITHIN_MS = 50_000;
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
  return {
    ...askedHead({ url, pin, dataDir: data_dir }, stderr),
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

/** @param output what it wrote, for the error where it does not answer */
export function askedHead(
  { url, pin, dataDir }: Pick<AskedHead, 'url' | 'pin' | 'dataDir'>,
  output: () => string = () => '',
): AskedHead {
  const ask = async (request: Pick<HeadRequest, 'method' | 'path' | 'key' | 'body' | 'headers'>) => {
    const client = makeHeadClient({ url, pin });
    try {
      return await client.call(request);
    } catch (cause) {
      throw new Error(`${request.method} ${request.path} at ${url} has no answer:\n${output()}`, { cause });
    } finally {
      client.close();
    }
  };
  return {
    url,
    pin,
    dataDir,
    async call(method, path, { key = readHeadFile(dataDir)?.owner_token, body, headers = {} } = {}) {
      const answer = await ask({
        method,
        path,
        headers,
        ...(key !== undefined && { key }),
        ...(body !== undefined && { body: Buffer.from(JSON.stringify(body)) }),
      });
      return { status: answer.status, json: JSON.parse(answer.body.toString() || 'null') };
    },
    file: async (path, key = readHeadFile(dataDir)?.owner_token ?? '') =>
      (await ask({ method: 'GET', path, key })).body,
  };
}
