import { join } from 'node:path';
import { z } from 'zod';
import type { Taker } from './example-taker.ts';

const kept = z.object({ data: z.array(z.object({ file: z.string() })).min(1) });

/** Backups, their way back, and the move to another computer. */
export async function takeKeeping({ take, until }: Taker, folder: string): Promise<void> {
  const passphrase = 'una frase larga que nadie adivina';
  await take('PUT', '/v1/local/backups/settings', {
    body: { hour: 21, folder, passphrase, passphrase_again: passphrase },
  });
  const { data } = await until('GET', '/v1/local/backups/files', { query: '?place=folder' }, kept);
  await take('POST', '/v1/local/backups/test', { body: { place: 'folder', file: data[0]?.file } });
  await take('GET', '/v1/local/second-place');
  await take('GET', '/v1/local/restore');
  await take('GET', '/v1/local/move');
  await take('POST', '/v1/local/backups/archives', { body: { file: join(folder, 'copia.age'), passphrase } });
}
