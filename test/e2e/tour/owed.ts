import { daysBefore, ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';
import type { RunningService } from '../support/service.ts';

/** Who owes something, by the days since it was due. */
const notebook = [
  { identification: '1710034065', name: 'Rosa Elena Cevallos', amount: '48.20', days: 75 },
  { identification: '1710034065', name: 'Rosa Elena Cevallos', amount: '12.75', days: 12 },
  { identification: '0926687856', name: 'Ángel Muñoz Ibarra', amount: '1250.00', days: 140 },
  { identification: '1790012345001', name: 'ASOCIACIÓN DE COMERCIANTES', amount: '86.40', days: -20 },
] as const;

/** What customers owed before the program, and what one of them paid and had reversed. */
export async function owe(service: RunningService, key: string): Promise<void> {
  const post = async (path: string, body: unknown): Promise<{ id?: string }> => {
    const answer = await fetch(`${service.url}/v1/local/receivables/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) process.stderr.write(`tour: ${path} ${answer.status} ${await answer.clone().text()}\n`);
    return answer.json();
  };
  const today = ecuadorDate(new Date());
  for (const { days, ...owed } of notebook) {
    const dueOn = daysBefore(today, days);
    const issuedOn = daysBefore(today, Math.max(days, 0) + 30);
    await post('opening-balances', {
      ...owed,
      issued_on: issuedOn,
      due_on: dueOn,
      reference: 'Cuaderno, página 12',
    });
  }
  const [{ identification }] = notebook;
  const pay = (amount: string) =>
    post('payments', {
      identification,
      amount,
      method: 'otros_sistema_financiero',
      reference: 'Transferencia 88213',
    });
  await pay('20.00');
  const { id } = await pay('5.00');
  await post(`payments/${id}/reverse`, { reason: 'Era de otro cliente' });
}
