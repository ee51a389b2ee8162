import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownerOf } from './api-client.ts';
import { startService } from './run-service.ts';

let made: Promise<string> | undefined;

/**
 * Fills an empty folder with the data that a first start leaves: the practice business with a key and certificate of
 * its own, and a person who wants to try it. Made once a process, because that takes half a second of the processor and hundreds of services are started.
 */
export async function copyFirstData(folder: string): Promise<void> {
  made ??= makeFirstData();
  cpSync(await made, folder, { recursive: true });
}

async function makeFirstData(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-first-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const service = await startService({ data: folder });
  await ownerOf(service).call('PATCH', '/v1/local/setup', { body: { choice: 'practice' } });
  const { exitCode, stderr } = await service.stop();
  if (exitCode !== 0) throw new Error(`the first start ended with exit code ${exitCode}:\n${stderr}`);
  return folder;
}
