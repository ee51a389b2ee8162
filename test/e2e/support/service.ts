import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** The built program's headless service, running on a data folder of its own. */
export interface RunningService {
  /** Where the API and the window answer. */
  readonly url: string;
  /** Opens the window in a browser, once. */
  readonly link: string;
  readonly dataDir: string;
  /** Calls the API in the name of the data's owner, as the command line does; `json` undefined where nothing comes. */
  call(method: string, path: string, body?: unknown): Promise<{ status: number; json: unknown }>;
  /** Ends it as a person would, and removes its data. */
  stop(): Promise<void>;
}

const doorFile = fileURLToPath(new URL('../../../out/main/service.cjs', import.meta.url));
const readyWithinMs = 20_000;
const stopWithinMs = 15_000;

const serviceFile = z.object({ session_token: z.string() });
const readyLine = z.object({ ready: z.literal(true), url: z.url(), link: z.url() });

/** Starts the service on a new data folder, as a first start is: with the practice business. */
export async function startService(env: NodeJS.ProcessEnv = {}): Promise<RunningService> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mostrador-e2e-'));
  const child = spawn(process.execPath, [doorFile, '--data', dataDir, '--port', '0', '--greet'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const { url, link } = await readyLineOf(child);
  const { session_token } = serviceFile.parse(
    JSON.parse(readFileSync(join(dataDir, 'service.json'), 'utf8')),
  );
  return {
    url,
    link,
    dataDir,
    async call(method, path, body) {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: { authorization: `Bearer ${session_token}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, json: text === '' ? undefined : JSON.parse(text) };
    },
    async stop() {
      await stopped(child);
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** The line that says where it answers. A service that ends, or says nothing in time, is an error with its log. */
async function readyLineOf(child: ChildProcess): Promise<z.output<typeof readyLine>> {
  let log = '';
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    log += text;
  });
  return await new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`the service said nothing in ${readyWithinMs} ms:\n${log}`));
    }, readyWithinMs);
    child.once('close', (code) => reject(new Error(`the service ended with code ${code}:\n${log}`)));
    if (child.stdout === null) return;
    createInterface({ input: child.stdout }).once('line', (line) => {
      clearTimeout(timer);
      const ready = readyLine.safeParse(JSON.parse(line));
      if (ready.success) resolve(ready.data);
      else reject(new Error(`not a ready line: ${line}`));
    });
  });
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const closed = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
  await closed;
  clearTimeout(timer);
}
