import { expect, it } from 'vitest';
import { receivable } from '../../../../src-main/contract/receivables/receivable.ts';
import { statementMessage } from '../../../../src-renderer/lib/receivables/statement-message.ts';

const sender = { shop: 'Librería Andes', environment: 'live', date: '2026-11-21' } as const;
const owing = (balance: string, overdue = '0.00') =>
  receivable.parse({
    ...{ object: 'receivable', identification: '1710034065', name: 'ANA PÉREZ', in_favor: '0.00' },
    ages: { current: '0.00', days_1_30: overdue, days_31_60: '0.00', days_61_90: '0.00', over_90: '0.00' },
    ...{ balance, overdue },
  });

it('writes to a customer what is owed and how much of it is overdue', () => {
  expect(statementMessage(owing('1204.50'), sender)).toBe(
    'Estimado(a) ANA PÉREZ: en Librería Andes su saldo al 21/11/2026 es $ 1,204.50. Gracias.',
  );
  expect(statementMessage(owing('20.00', '5.00'), sender)).toContain('es $ 20.00; está vencido $ 5.00.');
});

it('writes what is in favor of the customer as theirs', () => {
  expect(statementMessage(owing('-15.00'), sender)).toContain('al 21/11/2026 tiene $ 15.00 a su favor.');
});

it.each([
  ['sandbox', '[PRÁCTICA] Estimado(a)'],
  ['test', '[PRUEBAS] Estimado(a)'],
] as const)('marks what is of %s', (environment, start) => {
  expect(statementMessage(owing('1.00'), { ...sender, environment }).startsWith(start)).toBe(true);
});
