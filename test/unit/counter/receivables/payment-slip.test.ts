import { expect, it } from 'vitest';
import { printedReport } from '../../../../src-main/contract/counter/printed-report.ts';
import { paymentReceived } from '../../../../src-main/contract/receivables/payment-received.ts';
import { paymentSlip } from '../../../../src-main/counter/receivables/payment-slip.ts';

const id = '01970000-0000-7000-8000-000000000001';
const payment = paymentReceived.parse({
  ...{ object: 'payment_received', id, identification: '1710034065', name: 'ANA PÉREZ' },
  ...{ received_on: '2026-11-20', method: 'sin_sistema_financiero', amount: '30.00', balance: '16.00' },
  allocations: [
    { debt_id: id, reference: '001-001-000000007', amount: '23.00' },
    { debt_id: id, amount: '7.00' },
  ],
  operator: { id, name: 'Caro' },
  created_at: '2026-11-21T17:30:00.000Z',
});
const issuer = { ruc: '1799999990001', legalName: 'ALMACENES EJEMPLO S.A.', environment: 'test' } as const;

it('says who paid what of which debt, what is still owed, and that it is no tax document', () => {
  const slip = paymentSlip(payment, issuer);
  expect(printedReport.parse(slip)).toEqual(slip);
  expect(slip).toMatchObject({
    title: 'COBRO DE DEUDA',
    subtitles: ['ALMACENES EJEMPLO S.A.', 'RUC 1799999990001', 'PRUEBAS: SIN VALIDEZ TRIBUTARIA'],
    en: { title: 'PAYMENT RECEIVED' },
  });
  const written = slip.lines.map((line) =>
    line.kind === 'amount' ? `${line.label} ${line.amount}` : 'text' in line ? line.text : line.kind,
  );
  expect(written).toEqual([
    ...[
      'Recibido 20/11/2026',
      'Registrado 21/11/2026 12:30:00',
      'Cliente ANA PÉREZ',
      '1710034065',
      'Por Caro',
      'rule',
      'Paga',
    ],
    ...['001-001-000000007 23.00', 'Saldo inicial 7.00', 'rule', 'Efectivo 30.00', 'QUEDA DEBIENDO 16.00'],
    'No es un comprobante del SRI.',
  ]);
});

it('is the same to the letter whenever it is printed, so that a copy is known', () => {
  expect(paymentSlip(payment, issuer)).toEqual(paymentSlip({ ...payment, reversed_by: id }, issuer));
});
