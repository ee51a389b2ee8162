import { daysBefore, ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';
import type { RunningService } from '../support/service.ts';

/** Two products in lots: of one some expired, of the other some expires soon; nothing else of the third is left. */
export async function putIntoLots(service: RunningService, ids: readonly string[]): Promise<void> {
  await service.call('PATCH', '/v1/local/settings', { lots_enabled: 'on' });
  const day = (offset: number) => daysBefore(ecuadorDate(new Date()), -offset);
  const lots = [
    [
      { number: 'L2504A', expires_on: day(-12), quantity: '3' },
      { number: 'L2611', expires_on: day(160), quantity: '9' },
    ],
    [{ number: '7781-C', expires_on: day(9), quantity: '10' }],
    [{ expires_on: day(-1), quantity: '2.5' }],
  ];
  for (const [index, product_id] of ids.slice(0, lots.length).entries()) {
    await service.call('PATCH', `/v1/local/stock/products/${product_id}`, {
      environment: 'sandbox',
      tracks_lots: true,
    });
    await service.call('POST', '/v1/local/stock/movements', {
      environment: 'sandbox',
      kind: 'in',
      products: [{ product_id, quantity: ['14', '10', '2.5'][index], lots: lots[index] }],
      confirm_expired: true,
    });
  }
}
