import { expect } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { documentExport } from '../../../src-main/contract/documents/lists/document-export.ts';
import { eventually } from '../eventually.ts';
import type { ApiClient } from './api-client.ts';

const path = '/v1/local/document-exports';

/** The bytes of a file that the service makes when it is asked for. */
export async function exportedBy(
  client: ApiClient,
  { url }: { readonly url: string },
  body: unknown,
): Promise<Buffer> {
  const { id } = documentExport.parse((await client.call('POST', path, { body })).json());
  const job = await eventually(
    async () => documentExport.parse((await client.call('GET', `${path}/${id}`)).json()),
    ({ status }) => status !== 'running',
  );
  expect(job.failure).toBeUndefined();
  const headers = { authorization: `Bearer ${client.token}` };
  return Buffer.from(await (await fetch(`${url}${path}/${id}/file`, { headers })).arrayBuffer());
}

/** What an archive holds, by its path, in its order. */
export async function filesOf(archive: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await fromBufferPromise(archive);
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk);
    files.set(entry.fileName, Buffer.concat(chunks));
  }
  return files;
}
