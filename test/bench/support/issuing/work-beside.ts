import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCli } from '../../../support/cli/run-cli.ts';
import { keyHolderOf } from '../../../support/service/api-client.ts';
import type { RunningService } from '../../../support/service/run-service.ts';
import { makeArchive } from '../imports/make-archive.ts';

/** Of the business that the sandbox comes with. */
const PRACTICE_RUC = '9999999999001';
const IMPORTED = 2000;

/** What a shop has going on behind a sale, until it is ended. */
export interface WorkBeside {
  /** How many backups were made meanwhile. */
  end(): Promise<number>;
}

/** Imports a history, and backs the data up again and again. (That a queue drains is left from what was issued before.) */
export async function startWorkBeside(service: RunningService, folder: string): Promise<WorkBeside> {
  const body = new FormData();
  const archive = await makeArchive(IMPORTED, PRACTICE_RUC);
  body.append('file', new File([new Uint8Array(archive)], 'history.zip'));
  const { token } = await keyHolderOf(service);
  const upload = await fetch(`${service.url}/v1/ec/imports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  if (upload.status !== 201) throw new Error(`the import was answered with ${upload.status}`);
  const isOver = new AbortController();
  const backups = backUpUntil(isOver.signal, service.dataDir, folder);
  return {
    end() {
      isOver.abort();
      return backups;
    },
  };
}

async function backUpUntil(isOver: AbortSignal, data: string, folder: string): Promise<number> {
  let made = 0;
  while (!isOver.aborted) {
    const file = join(folder, `backup-${made}.sqlite`);
    const { exitCode, stderr } = await runCli(data, ['backup', file]);
    if (exitCode !== 0) throw new Error(`the backup failed: ${stderr}`);
    rmSync(file);
    made += 1;
  }
  return made;
}
