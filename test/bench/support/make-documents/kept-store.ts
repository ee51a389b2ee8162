import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { migrations } from '../../../../src-main/store/migrations/migrations.ts';
import { dataFile, makeDocuments } from './make-documents.ts';

/**
 * The data folder with so many documents, in a folder where stores are kept; made first where there is none of
 * this schema.
 */
export async function keptStore(
  stores: string,
  wanted: { readonly documents: number; readonly seed: number },
): Promise<string> {
  const schema = createHash('sha256').update(migrations.join()).digest('hex').slice(0, 8);
  const folder = join(stores, `${wanted.documents}-${wanted.seed}-${schema}`);
  if (existsSync(join(folder, dataFile))) return folder;
  console.log(`making ${wanted.documents} documents …`);
  mkdirSync(folder, { recursive: true });
  const { documents, seconds } = await makeDocuments({ folder, ...wanted });
  console.log(`  ${(documents / seconds).toFixed(0)} a second, ${seconds.toFixed(0)} s`);
  return folder;
}
