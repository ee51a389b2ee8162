import { z } from 'zod';
import { createdApiKey } from '../../../src-main/contract/local.ts';
import { httpCall } from '../../support/api/http-call.ts';
import type { RunningService } from './service.ts';

const issued = z.object({ id: z.uuid(), number: z.string(), access_key: z.string(), total: z.string() });
/** What a test needs of a document it issued. */
export type IssuedForTest = z.output<typeof issued>;

/** Issues documents in the sandbox by the API, as another program of the shop would, and waits some seconds for the decision. */
export async function sandboxIssuer(service: RunningService) {
  const made = await service.call('POST', '/v1/local/api-keys', { environment: 'sandbox', name: 'e2e' });
  const { key: token } = createdApiKey.parse(made.json);
  return async (plural: string, body: object, wait = 20): Promise<IssuedForTest> => {
    const url = `${service.url}/v1/ec/${plural}?wait=${wait}`;
    const answer = await httpCall({ method: 'POST', url, token, body });
    if (answer.status !== 201) throw new Error(`the service answered ${answer.status}: ${answer.text}`);
    return issued.parse(JSON.parse(answer.text));
  };
}

export const rosa = {
  identification_type: 'cedula',
  identification: '1710034065',
  name: 'ROSA ELENA CEVALLOS',
  email: 'rosa@ejemplo.ec',
};

/** Two coffees, four breads and a repair without a code, paid in cash. */
export function smallSale(buyer: object) {
  return {
    buyer,
    lines: [
      {
        code: 'CAFE400',
        description: 'Café pasado 400 g',
        quantity: '2',
        unit_price: '6.25',
        taxes: [{ type: 'iva', rate: 'iva_15' }],
      },
      {
        code: 'PAN01',
        description: 'Pan de yuca',
        quantity: '4',
        unit_price: '0.50',
        taxes: [{ type: 'iva', rate: 'iva_0' }],
      },
      {
        description: 'Arreglo de cafetera',
        quantity: '1',
        unit_price: '10',
        taxes: [{ type: 'iva', rate: 'iva_15' }],
      },
    ],
    payments: [{ method: 'sin_sistema_financiero' }],
  };
}
