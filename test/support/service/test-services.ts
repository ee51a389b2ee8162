import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { copyFirstData } from './first-data.ts';
import { promptAuthority, type RunningService, type ServiceCall, startService } from './run-service.ts';
import { type ServiceInProcess, startInProcess } from './start-in-process.ts';

/** The services and folders of one test file. */
export interface Services {
  /** A new temporary folder. */
  newFolder(): string;
  /** A new folder with the data of a first start, where nothing runs. */
  newData(): Promise<string>;
  /** Starts a service in the process of the tests; on the data of a first start unless a folder is given. */
  start(call?: ServiceInProcessCall): Promise<ServiceInProcess>;
  /** Starts one in a process of its own, where the process is what matters: its start, its end, its arguments. */
  startProcess(call?: Partial<ServiceCall>): Promise<RunningService>;
}

type ServiceInProcessCall = Partial<Parameters<typeof startInProcess>[0]>;

async function firstData(folder: string): Promise<string> {
  await copyFirstData(folder);
  return folder;
}

/** To be called once at the top of a test file: whatever it leaves running or lying about goes when the file ends. */
export function testServices(): Services {
  const folders: string[] = [];
  const ends: (() => Promise<unknown>)[] = [];
  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'mostrador-integration-'));
    folders.push(folder);
    return folder;
  };
  afterAll(async () => {
    await Promise.all(ends.map((end) => end()));
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  return {
    newFolder,
    newData: () => firstData(newFolder()),
    async start(call = {}) {
      const data = call.data ?? (await firstData(newFolder()));
      const service = await startInProcess({ ...call, data, env: { ...promptAuthority, ...call.env } });
      ends.push(service.stop);
      return service;
    },
    async startProcess(call = {}) {
      const data = call.data ?? (await firstData(newFolder()));
      const service = await startService({ ...call, data, env: { ...promptAuthority, ...call.env } });
      ends.push(service.kill);
      return service;
    },
  };
}
