import { expect } from 'vitest';
import {
  type DocumentResource,
  documentResource,
} from '../../../../src-main/contract/documents/document-resource.ts';
import type { ApiClient } from '../../../support/service/api-client.ts';

/** Issues a document over the API, which the authority must authorize. */
export async function issueAuthorized(
  client: ApiClient,
  path: string,
  body: unknown,
): Promise<DocumentResource> {
  const answer = await client.call('POST', `/v1/ec/${path}?wait=20`, { body });
  expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
  const document = documentResource.parse(answer.json());
  expect([document.status, document.sri_messages]).toEqual(['authorized', expect.any(Array)]);
  return document;
}
