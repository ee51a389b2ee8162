import { expect } from 'vitest';
import {
  type ImportItemResource,
  importItemList,
  importResource,
} from '../../../src-main/contract/import.ts';
import { eventually } from '../eventually.ts';
import type { UploadedFile } from '../shops/purchases/purchase-shop.ts';
import type { ApiClient } from './api-client.ts';
import { uploadTo } from './upload-to.ts';

/** What an import makes of files, up to a hundred things in all, by file. */
export async function importedBy(
  client: ApiClient,
  service: { readonly url: string },
  files: readonly UploadedFile[],
): Promise<readonly ImportItemResource[]> {
  const { id } = importResource.parse(await uploadTo(client, service, '/v1/ec/imports', files));
  const path = `/v1/ec/imports/${id}`;
  const ended = await eventually(
    async () => importResource.parse((await client.call('GET', path)).json()),
    ({ status }) => status !== 'queued' && status !== 'processing',
  );
  expect(ended).toMatchObject({ status: 'completed' });
  const items = importItemList.parse((await client.call('GET', `${path}/items?limit=100`)).json());
  return items.data.toSorted((one, other) => one.file.localeCompare(other.file));
}
