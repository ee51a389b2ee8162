import { createdApiKey, type KeyScope } from '../../src-main/contract/local.ts';
import type { Environment } from '../../src-main/documents/kinds.ts';
import type { ApiClient } from '../support/service/api-client.ts';

/** A new key of an environment, made by the owner. */
export async function createKey(
  owner: ApiClient,
  wanted: { readonly environment: Environment; readonly scopes: readonly KeyScope[] },
): Promise<{ readonly id: string; readonly key: string }> {
  const answer = await owner.call('POST', '/v1/local/api-keys', { body: wanted });
  return createdApiKey.parse(answer.json());
}
