import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { ApiOptions } from '../../../src-main/api/server.ts';
import type { ApiServices } from '../../../src-main/api/services.ts';
import { type App, createApp } from '../../../src-main/app/app.ts';
import { apiKeyBody, type KeyScope } from '../../../src-main/contract/local.ts';
import type { Environment } from '../../../src-main/documents/kinds.ts';
import { doorFile, threadFile } from '../service/door.ts';
import { copyFirstData } from '../service/first-data.ts';
import { promptAuthority } from '../service/run-service.ts';
import { shortWaits } from '../service/start-in-process.ts';
import { stateFolderOf } from '../service/state-folder.ts';
import { type RunningApi, serveApi } from './running-api.ts';

/** The API of a program that was started for the first time, with limits and a clock of its own. */
export interface ProgramApi extends RunningApi {
  readonly services: ApiServices;
  /** The session of the owner of the data. */
  readonly session: string;
  /** A token that opens a session, once. */
  newOneTimeToken(): string;
  /** A new key, of the sandbox if no environment is named. */
  addKey(key?: NewKey): Promise<string>;
}

interface NewKey {
  readonly environment?: Environment;
  readonly scopes?: readonly KeyScope[];
  readonly origins?: readonly string[];
}

export interface ProgramApiOptions extends Partial<Omit<ApiOptions, 'services'>> {
  /** The services that are called in the place of the program's own. */
  readonly change?: (services: ApiServices) => ApiServices;
}

/** The program behind an API, without an API of its own that listens. The caller stops it. */
export async function openProgram(): Promise<{ readonly app: App; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mostrador-api-'));
  await copyFirstData(dataDir);
  const app = await createApp({
    dataDir,
    flags: {},
    env: { MOSTRADOR_STATE: stateFolderOf(dataDir), ...promptAuthority },
    version: '1.2.3',
    log: pino({ level: 'silent' }),
    onUpdate: () => {},
    programFile: threadFile,
    headFile: doorFile('head'),
    waits: shortWaits,
  });
  return {
    app,
    async stop() {
      try {
        await app.stop();
      } finally {
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
  };
}

export async function runApi({
  change = (own) => own,
  ...options
}: ProgramApiOptions = {}): Promise<ProgramApi> {
  const { app, stop } = await openProgram();
  const services = change(app.services);
  const api = await serveApi({ ...options, services }).catch(async (reason) => {
    await stop();
    throw reason;
  });
  let stopping: Promise<void> | undefined;
  return {
    ...api,
    services,
    session: app.openOwnerSession(),
    newOneTimeToken: app.sessions.newOneTimeToken,
    async addKey({ environment = 'sandbox', scopes, origins } = {}) {
      const body = { name: 'Caja', environment, scopes, allowed_origins: origins };
      const made = await services.keys.create(apiKeyBody.parse(body));
      if (!made.ok) throw new Error(`no key: ${JSON.stringify(made.problem)}`);
      return made.value.key;
    },
    stop() {
      stopping ??= api.stop().finally(stop);
      return stopping;
    },
  };
}
