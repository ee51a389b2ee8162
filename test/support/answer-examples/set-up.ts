import { makeTestP12 } from '../certificates/make-test-p12.ts';
import { securityDataPair, testPassword } from '../certificates/test-certificates.ts';
import type { Taker } from './example-taker.ts';

/** Who the business is, and whom the program lets in. */
export async function takeSetUp({ ask, take, first }: Taker, ruc: string): Promise<void> {
  const entity = await first('/v1/ec/entities');
  await take('GET', '/v1/ec/entities/{id}', { ids: [entity] });
  await take('GET', '/v1/ec/entities/{id}/readiness', { ids: [entity] });
  await take('GET', '/v1/local/health');
  await take('GET', '/v1/local/workspace');
  await take('GET', '/v1/local/setup');
  await take('GET', '/v1/local/settings');
  await take('GET', '/v1/local/clock');
  await take('GET', '/v1/local/events', { query: '?limit=1' });
  await take('GET', '/v1/local/portal');
  await take('GET', '/v1/local/head-office');
  await take('GET', '/v1/local/head-office/decisions');
  await take('GET', '/v1/local/sync');
  await take('GET', '/v1/local/sync/waiting');
  await take('PUT', '/v1/local/sandbox/conditions', { body: { reception: 'unavailable', remaining: 3 } });
  await take('DELETE', '/v1/local/sandbox/conditions');
  const series = await first('/v1/local/series');
  await take('PATCH', '/v1/local/series/{id}', { ids: [series], body: { next_number: 100 } });
  await take('GET', '/v1/local/emission-points');
  const establishment = { environment: 'sandbox', establishment: '001' };
  await take('POST', '/v1/local/emission-points', { body: { ...establishment, emission_point: '002' } });
  await take('PATCH', '/v1/local/establishments/{code}', {
    ids: ['001'],
    body: { environment: 'sandbox', address: 'Av. Amazonas N34-451, Quito' },
  });

  const p12 = makeTestP12([securityDataPair(ruc)], testPassword);
  const signature = { p12_base64: p12.toString('base64'), password: testPassword };
  await take('POST', '/v1/local/certificate/doctor', { body: signature });
  await take('PUT', '/v1/local/certificate', { body: signature });

  const made = (
    await ask('POST', '/v1/local/api-keys', { body: { environment: 'sandbox', name: 'Caja 1' } })
  ).json();
  await take('GET', '/v1/local/api-keys');
  await take('POST', '/v1/local/agent-keys', { body: { api_key: made.key } });
  await take('DELETE', '/v1/local/api-keys/{id}', { ids: [String(made.id)] });
  await take('POST', '/v1/local/session-keys', { body: { environment: 'sandbox' } });
  await take('POST', '/v1/local/window-sessions');
  const answer = await ask('POST', '/v1/local/pairings', { body: { name: 'Caja 1' } });
  await take('GET', '/v1/local/pairings');
  const { id, secret } = answer.json();
  await take('GET', '/v1/local/pairings/{id}', { ids: [String(id)], token: String(secret) });
  await take('POST', '/v1/local/pairings/{id}/reject', { ids: [String(id)] });
}
