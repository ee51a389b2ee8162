import {
  type ImportItemResource,
  type ImportResource,
  importItemList,
  importResource,
} from '../../../../src-main/contract/import.ts';
import type { HttpAnswer } from '../../../support/api/http-call.ts';
import { eventually } from '../../../support/eventually.ts';
import type { ContractClient } from '../contract-client.ts';
import { PATIENCE_MS } from '../rules/patience.ts';

export const importsPath = '/v1/ec/imports';

export interface UploadFile {
  readonly name: string;
  readonly content: string | Buffer;
}

const BOUNDARY = '----conformance';

/** A form with files in the field `file`, byte by byte as browsers write it. */
export function formOf(files: readonly UploadFile[], field = 'file'): Buffer {
  const parts = files.flatMap(({ name, content }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

export function upload(
  client: ContractClient,
  files: readonly UploadFile[],
  { headers = {}, field = 'file' }: { headers?: Readonly<Record<string, string>>; field?: string } = {},
): Promise<HttpAnswer> {
  const form = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
  return client.call('POST', importsPath, { headers: { ...form, ...headers }, body: formOf(files, field) });
}

/** Uploads, which must be taken, and waits for the end of it. */
export async function imported(
  client: ContractClient,
  files: readonly UploadFile[],
): Promise<ImportResource> {
  const answer = await upload(client, files);
  if (answer.status !== 201) throw new Error(`${answer.status}: ${answer.text}`);
  return ended(client, importResource.parse(answer.json()).id);
}

export async function ended(client: ContractClient, id: string): Promise<ImportResource> {
  return eventually(
    async () => importResource.parse(await client.get(`${importsPath}/${id}`)),
    ({ status }) => !['queued', 'processing'].includes(status),
    PATIENCE_MS,
  );
}

export async function itemsOf(
  client: ContractClient,
  id: string,
  query = '',
): Promise<readonly ImportItemResource[]> {
  return importItemList.parse(await client.get(`${importsPath}/${id}/items?limit=100&${query}`)).data;
}
