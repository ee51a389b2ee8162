import { buffer } from 'node:stream/consumers';
import type { Download } from 'playwright';

/** The bytes of a file that a page saved, wherever the browser runs. */
export async function downloaded(download: Download): Promise<Buffer> {
  return buffer(await download.createReadStream());
}
