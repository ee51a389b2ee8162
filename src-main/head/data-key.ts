import { keyFilesIn } from '../process/data-folder.ts';
import { openKey } from '../secrets/open-key.ts';

/**
 * The key that seals what a head office keeps in its database and must know again: a copy of that database alone gives
 * none of it away. In a file of the data folder, made at the first start; head offices of one database have the same.
 */
export async function keyIn(dataDir: string): Promise<Uint8Array> {
  const { key } = await openKey(keyFilesIn(dataDir), { keeper: 'file', failed: () => {} });
  return key;
}
