import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ownerOf } from '../../../support/service/api-client.ts';
import type { RunningService } from '../../../support/service/run-service.ts';

/** Runs work while the service makes encrypted backups, one after the other, like those it makes by itself. */
export async function withBackupsBeside<Result>(
  service: RunningService,
  folder: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const isOver = new AbortController();
  const [result] = await Promise.all([
    work().finally(() => isOver.abort()),
    backUpUntil(isOver.signal, service, folder),
  ]);
  return result;
}

async function backUpUntil(isOver: AbortSignal, service: RunningService, folder: string): Promise<void> {
  const owner = ownerOf(service);
  const file = join(folder, 'beside.age');
  while (!isOver.aborted) {
    const body = { file, passphrase: 'caballo correcto batería' };
    const { status } = await owner.call('POST', '/v1/local/backups/archives', { body });
    if (status !== 201) throw new Error(`the backup was answered with ${status}`);
    rmSync(file);
  }
}
