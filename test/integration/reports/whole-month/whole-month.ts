import { createdApiKey } from '../../../../src-main/contract/local.ts';
import { daysBefore, ecuadorDate } from '../../../../src-main/documents/values/ecuador-time.ts';
import { otherRuc } from '../../../support/certificates/test-certificates.ts';
import { apiClient, ownerOf } from '../../../support/service/api-client.ts';
import { businessAtAuthority } from '../../../support/service/business-at-authority.ts';
import type { Services } from '../../../support/service/test-services.ts';
import { buyEverything } from './buy-everything.ts';
import { sellEverything } from './sell-everything.ts';

/**
 * A month of every kind that forms 104 and 103 tell apart, issued and typed over the API by a withholding agent; the
 * authority's double judged what it issued.
 */
export async function aWholeMonth(services: Services) {
  const shop = await businessAtAuthority(services, { ruc: otherRuc, withholding_agent_resolution: '1' });
  const keyWith = async (...scopes: readonly string[]) => {
    const body = { environment: 'test', scopes };
    const answer = await ownerOf(shop.service).call('POST', '/v1/local/api-keys', { body });
    return apiClient(shop.service.url, createdApiKey.parse(answer.json()).key);
  };
  const client = await keyWith('issue', 'read', 'config');
  const today = ecuadorDate(new Date());
  await buyEverything({ ...shop, client, today });
  const sold = await sellEverything({ ...shop, client, today });
  return {
    ...shop,
    client,
    keyWith,
    sold,
    today,
    // A day more on each side: the day may end while the documents are issued.
    path: `/v1/local/reports/declaration?from=${daysBefore(today, 1)}&to=${daysBefore(today, -1)}`,
  };
}

export type WholeMonth = Awaited<ReturnType<typeof aWholeMonth>>;
