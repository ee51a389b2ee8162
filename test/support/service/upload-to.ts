import type { UploadedFile } from '../shops/purchases/purchase-shop.ts';
import type { ApiClient } from './api-client.ts';

/** Sends files as a form; what is answered must be 2xx. */
export async function uploadTo(
  client: Pick<ApiClient, 'token'>,
  { url }: { readonly url: string },
  path: string,
  files: readonly UploadedFile[],
) {
  const body = new FormData();
  for (const { name, content } of files) body.append('file', new Blob([Buffer.from(content)]), name);
  const headers = { authorization: `Bearer ${client.token}` };
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return answer.json();
}
