import { z } from 'zod';
import type { Environment } from '../../../src-main/documents/kinds.ts';
import { daysBefore, ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';
import type { RunningService } from './service.ts';

const named = z.object({ id: z.uuid() });
const withKey = z.object({ key: z.string() });
const workspace = z.object({ entities: z.array(z.object({ id: z.uuid(), kind: z.string() })) });

/** Suppliers with short and long names, and how many days ago each sold what. */
const papers = [
  { name: 'PAPELERÍA DEL NORTE CÍA. LTDA.', ruc: '1790011674001', days: 1, bases: { iva_15: '128.40' } },
  {
    name: 'DISTRIBUIDORA E IMPORTADORA DE PRODUCTOS DE CONSUMO MASIVO DEL AUSTRO Y LA COSTA S.A.',
    ruc: '0190005070001',
    days: 20,
    bases: { iva_15: '12480.00', iva_0: '1310.55' },
  },
  { name: 'TRANSPORTES ANDINOS S.A.', ruc: '1791251237001', days: 3, bases: { iva_0: '85.00' } },
  {
    name: 'ROSA ELENA CEVALLOS',
    ruc: '1710034065001',
    days: 2,
    bases: { iva_0: '42.00' },
    type: 'nota_venta',
    regime: 'rimpe_negocio_popular',
  },
  { name: 'FERRETERÍA EL TORNILLO', ruc: '1791408713001', days: 0, bases: { iva_15: '60.25' } },
] as const;

/** Has the practice business withhold, and buy on paper; the id of its latest purchase. */
export async function recordPurchases(service: RunningService): Promise<string> {
  const { entities } = workspace.parse((await service.call('GET', '/v1/local/workspace')).json);
  const entity = entities.find(({ kind }) => kind === 'sandbox');
  await service.call('PATCH', `/v1/ec/entities/${entity?.id}`, { withholding_agent_resolution: '1' });
  const post = await purchaseCaller(service, 'sandbox');
  const today = ecuadorDate(new Date());
  const ids: string[] = [];
  for (const [index, { name, ruc, days, bases, ...paper }] of papers.entries()) {
    const invoice = {
      document_type: 'type' in paper ? paper.type : 'factura',
      supplier: { identification_type: 'ruc', identification: ruc, name },
      ...('regime' in paper && { supplier_regime: paper.regime }),
      number: `001-002-${String(4321 + index).padStart(9, '0')}`,
      issue_date: daysBefore(today, days),
      taxes: Object.entries(bases).map(([rate, base]) => ({ type: 'iva', rate, base })),
    };
    ids.push(named.parse(await post({ invoice })).id);
  }
  return ids[0] ?? '';
}

/** Takes purchases in over the API, in an environment. */
export async function purchaseCaller(service: RunningService, environment: Environment) {
  const made = await service.call('POST', '/v1/local/session-keys', { environment });
  const { key } = withKey.parse(made.json);
  return async (body: object): Promise<unknown> => {
    const answer = await fetch(`${service.url}/v1/local/purchases`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`the service answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
}
