import { z } from 'zod';
import type { RunningService } from '../support/service.ts';

const withId = z.object({ id: z.string() });

export const cashier = { name: 'Carolina Zambrano', pin: '3456' } as const;

const approved = [
  { action: 'discount_over_limit', about: { amount: '4.50' }, reason: 'Cliente de siempre' },
  { action: 'change_price', about: { item: 'Café molido 250 g', unit_price: '3.90', quantity: '2' } },
  { action: 'open_drawer_without_sale', reason: 'Cambio de billetes' },
  { action: 'return_sale', about: { amount: '12.00' } },
] as const;

/** People who work there: from now on somebody signs in before anything is sold. */
export async function hire(service: RunningService): Promise<void> {
  let supervisor: string | undefined;
  for (const [name, role, pin] of [
    ['Ana Lucía Paredes', 'administrator', '1234'],
    ['Bolívar Quishpe', 'supervisor', '2345'],
    [cashier.name, 'cashier', cashier.pin],
  ]) {
    const { json } = await service.call('POST', '/v1/local/operators', { name, role, pin });
    const made = withId.safeParse(json).data;
    if (made && role === 'supervisor') supervisor = made.id;
    // From the first one on only an administrator may take on others.
    if (made && role === 'administrator') {
      await service.call('POST', `/v1/local/operators/${made.id}/sign-in`, { pin });
    }
  }
  if (supervisor === undefined) return;
  for (const approval of approved) {
    await service.call('POST', `/v1/local/operators/${supervisor}/approvals`, { pin: '2345', ...approval });
  }
}
