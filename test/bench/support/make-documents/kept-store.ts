import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../../../src-main/store/open.ts';
import { dataFile, makeDocuments } from './make-documents.ts';

/**
 * The data folder with so many documents, in a folder where stores are kept; made first where there is none, and brought
 * up to date, which may take longer than a test waits for a service.
 */
export async function keptStore(
  stores: string,
  wanted: { readonly documents: number; readonly seed: number },
): Promise<string> {
  const folder = join(stores, `${wanted.documents}-${wanted.seed}`);
  const file = join(folder, dataFile);
  if (existsSync(file)) {
    openDatabase(file, () => console.log('bringing the kept store up to date …')).close();
    return folder;
  }
  console.log(`making ${wanted.documents} documents …`);
  mkdirSync(folder, { recursive: true });
  const { documents, seconds } = await makeDocuments({ folder, ...wanted });
  console.log(`  ${(documents / seconds).toFixed(0)} a second, ${seconds.toFixed(0)} s`);
  return folder;
}
