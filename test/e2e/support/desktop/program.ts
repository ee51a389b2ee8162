import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, chromium, type Page } from 'playwright';
import { findService } from '../../../../src-main/process/find-service.ts';
import { eventually } from '../../../support/eventually.ts';
import { type ApiClient, apiClient } from '../../../support/service/api-client.ts';
import { promptAuthority } from '../../../support/service/run-service.ts';
import { lookAt, pagesOf, watchScreens } from '../browser/open-browsers.ts';
import { openDisplay } from './virtual-display.ts';

/** The desktop program as a person runs it, with the core in its main process. */
export interface RunningProgram {
  readonly process: ChildProcess;
  readonly browser: Browser;
  /** What another start on the same display finds in its environment. */
  readonly display: Readonly<Record<string, string>>;
  /** Where the core answers. */
  readonly url: string;
  /** The data's owner, over the API of the core. */
  readonly owner: ApiClient;
  /** The window that shows an address of the program's page, once there is one. */
  window(): Promise<Page>;
  /** What it wrote to its log. */
  log(): string;
  /** Quits it as the end of a session does, and waits for its end. */
  quit(pid?: number): Promise<number | null>;
  /** Takes its display away; it must have ended. */
  close(): Promise<void>;
}

export interface ProgramStart {
  /** The executable, and what comes before its own switches. */
  readonly command: readonly string[];
  readonly data: string;
  readonly env?: Readonly<Record<string, string>>;
}

const patienceMs = 120_000;
/** Root has no sandbox, a virtual display no graphics card. */
const switches = ['--no-sandbox', '--disable-gpu', '--remote-debugging-port=0'];

/** Starts the program and waits until its core answers. */
export async function startProgram(start: ProgramStart): Promise<RunningProgram> {
  const starting = await beginProgram(start);
  const service = await eventually(
    () => {
      if (starting.process.exitCode !== null) throw new Error(`it ended:\n${starting.log()}`);
      return findService(start.data);
    },
    (current) => current !== undefined,
  ).catch(async (reason: unknown) => {
    // Left alone it would keep a processor of the machine busy.
    await starting.close();
    throw reason;
  });
  if (!service) throw new Error('unreachable');
  const { url, session_token: token, pid } = service;
  return {
    ...starting,
    url,
    owner: apiClient(url, token),
    // What was started may be what wraps the program.
    quit: () => starting.quit(pid),
  };
}

/** The program that one which ended opened in its own place. */
export async function startedAgain(
  { process: former }: Pick<RunningProgram, 'process'>,
  data: string,
): Promise<Pick<RunningProgram, 'browser' | 'window'> & { quit(): Promise<void> }> {
  const service = await eventually(
    () => findService(data),
    (current) => current !== undefined && current.pid !== former.pid,
  );
  // What it writes is nowhere: Chromium keeps the address of its debugger beside the data.
  const [port, path] = readFileSync(join(data, 'window', 'DevToolsActivePort'), 'utf8').split('\n');
  const browser = watchScreens(
    await chromium.connectOverCDP(`ws://127.0.0.1:${port}${path}`, {
      timeout: patienceMs,
      noDefaults: true,
    }),
  );
  return {
    browser,
    window: () => windowOf(browser),
    async quit() {
      await lookAt(browser);
      if (service) process.kill(service.pid, 'SIGTERM');
      await eventually(
        () => findService(data),
        (current) => current === undefined,
      );
      await browser.close();
    },
  };
}

/** Starts the program and waits for nothing but its browser. */
export async function beginProgram({
  command,
  data,
  env,
}: ProgramStart): Promise<Omit<RunningProgram, 'owner' | 'url'>> {
  const display = await openDisplay();
  const [executable = '', ...before] = command;
  const child = spawn(executable, [...before, ...switches], {
    env: { ...process.env, ...display.env, ...promptAuthority, ...env, MOSTRADOR_DATA: data },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      log += `${line}\n`;
      const found = /^DevTools listening on (\S+)$/.exec(line)?.[1];
      if (found) resolve(found);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`it ended with ${code}:\n${log}`)));
  });
  const browser = await chromium
    .connectOverCDP(address, { timeout: patienceMs, noDefaults: true })
    .catch((reason: unknown) => {
      child.kill('SIGKILL');
      throw new Error(`its window was not reached:\n${log}`, { cause: reason });
    });
  watchScreens(browser);
  return {
    process: child,
    browser,
    display: display.env,
    log: () => log,
    window: () => windowOf(browser),
    async quit(pid = child.pid) {
      const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
      if (pid !== undefined && ended) process.kill(pid, 'SIGTERM');
      await ended;
      return child.exitCode;
    },
    async close() {
      await lookAt(browser);
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }
      await browser.close();
      await display.close();
    },
  };
}

async function windowOf(browser: Browser): Promise<Page> {
  const page = await eventually(
    () => pagesOf(browser).find((one) => one.url().startsWith('app:')),
    (current) => current !== undefined,
  );
  if (!page) throw new Error('unreachable');
  page.setDefaultTimeout(patienceMs);
  return page;
}
