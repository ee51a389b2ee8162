import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownerOf } from '../../support/service/api-client.ts';
import { copyFirstData } from '../../support/service/first-data.ts';
import { promptAuthority } from '../../support/service/run-service.ts';
import { startInProcess } from '../../support/service/start-in-process.ts';

/** The program's headless service, running in this process on a data folder of its own. */
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

/** Starts the service on the data of a first start: with the practice business. */
export async function startService(
  env: Readonly<Record<string, string>> = {},
  options: Pick<Parameters<typeof startInProcess>[0], 'archiveWork'> = {},
): Promise<RunningService> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mostrador-e2e-'));
  await copyFirstData(dataDir);
  const service = await startInProcess({ ...options, data: dataDir, env: { ...promptAuthority, ...env } });
  const { url } = service;
  const owner = ownerOf(service);
  return {
    url,
    link: service.newLink(),
    dataDir,
    async call(method, path, body) {
      const answer = await owner.call(method, path, { body });
      return { status: answer.status, json: answer.text === '' ? undefined : JSON.parse(answer.text) };
    },
    async stop() {
      await service.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}
