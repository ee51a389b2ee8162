import { type SyncResource, syncResource } from '../../../src-main/contract/delivery/sync.ts';
import {
  type InvoiceResource,
  invoiceResource,
} from '../../../src-main/contract/documents/document-resource.ts';
import { createdApiKey } from '../../../src-main/contract/local.ts';
import { type ProblemBody, problemBody } from '../../../src-main/contract/problems/problems.ts';
import type { Environment } from '../../../src-main/documents/kinds.ts';
import { readServiceFile } from '../../../src-main/process/service-file.ts';
import { type HttpAnswer, type HttpCall, httpCall } from '../api/http-call.ts';
import type { AnsweringService } from './start-in-process.ts';

/** A program that calls the service with one token. */
export interface ApiClient {
  readonly token: string;
  call(method: string, path: string, options?: Omit<HttpCall, 'method' | 'url'>): Promise<HttpAnswer>;
  /** Issues an invoice, which must succeed; `query` such as `wait=20`. */
  issue(body: unknown, query?: string): Promise<InvoiceResource>;
  invoice(id: string, query?: string): Promise<InvoiceResource>;
  /** The bytes of a file of an invoice: `xml`, `ride?format=ticket80`. */
  file(id: string, name: string): Promise<Buffer>;
}

export function apiClient(url: string, token: string): ApiClient {
  const call: ApiClient['call'] = (method, path, options = {}) =>
    httpCall({ token, ...options, method, url: `${url}${path}` });
  return {
    token,
    call,
    issue: async (body, query = '') =>
      invoiceOf(await call('POST', `/v1/ec/invoices?${query}`, { body }), 201),
    invoice: async (id, query = '') => invoiceOf(await call('GET', `/v1/ec/invoices/${id}?${query}`), 200),
    async file(id, name) {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${url}/v1/ec/invoices/${id}/${name}`, { headers });
      if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
      return Buffer.from(await answer.arrayBuffer());
    },
  };
}

/** The owner of the data, who may read `service.json`. */
export function ownerOf({ url, dataDir }: Pick<AnsweringService, 'url' | 'dataDir'>): ApiClient {
  const file = readServiceFile(dataDir);
  if (!file) throw new Error(`there is no service.json in ${dataDir}`);
  return apiClient(url, file.session_token);
}

/** A client with a new API key of an environment. */
export async function keyHolderOf(
  service: Pick<AnsweringService, 'url' | 'dataDir'>,
  environment: Environment = 'sandbox',
): Promise<ApiClient> {
  const answer = await ownerOf(service).call('POST', '/v1/local/api-keys', { body: { environment } });
  return apiClient(service.url, createdApiKey.parse(answer.json()).key);
}

/** The resource of an answer; any other answer fails with its whole text. */
export function invoiceOf(answer: HttpAnswer, status: number): InvoiceResource {
  if (answer.status !== status) throw new Error(`${answer.status} instead of ${status}: ${answer.text}`);
  return invoiceResource.parse(answer.json());
}

/** The problem of an answer that must be one. */
export function problemOf(answer: HttpAnswer): ProblemBody {
  return problemBody.parse(answer.json());
}

export async function syncOf(owner: ApiClient): Promise<SyncResource> {
  return syncResource.parse((await owner.call('GET', '/v1/local/sync')).json());
}
