import { expect, it } from 'vitest';
import { printedReport } from '../../../../src-main/contract/counter/printed-report.ts';
import { receivableWithDebts } from '../../../../src-main/contract/receivables/receivable.ts';
import { statement } from '../../../../src-main/contract/receivables/statement.ts';
import { lastDayOf } from '../../../../src-main/counter/receivables/papers/account-on-paper.ts';
import { statementPage } from '../../../../src-main/counter/receivables/papers/statement-page.ts';
import { statementTicket } from '../../../../src-main/counter/receivables/papers/statement-ticket.ts';

const id = '01970000-0000-7000-8000-000000000001';
const who = { identification: '1710034065', name: 'ANA PÉREZ' };
const account = {
  statement: statement.parse({
    ...{ object: 'statement', ...who, from: '2026-11-01', to: '2026-11-21', opening: '5.00' },
    entries: [
      {
        ...{ kind: 'invoice', id, date: '2026-11-02', reference: '001-001-000000007' },
        ...{ charge: '23.00', credit: '0.00', balance: '28.00' },
      },
      { kind: 'payment', id, date: '2026-11-20', charge: '0.00', credit: '8.00', balance: '20.00' },
    ],
    ...{ charges: '23.00', credits: '8.00', closing: '20.00' },
  }),
  customer: receivableWithDebts.parse({
    ...{ object: 'receivable', ...who, balance: '20.00', in_favor: '0.00', overdue: '20.00' },
    ages: { current: '0.00', days_1_30: '20.00', days_31_60: '0.00', days_61_90: '0.00', over_90: '0.00' },
    credit_limit: '100.00',
    debts: [
      {
        ...{ object: 'debt', id, kind: 'document', document_type: 'invoice', reference: '001-001-000000007' },
        ...{ issued_on: '2026-11-02', due_on: '2026-11-10', balance: '20.00', overdue: '20.00' },
      },
    ],
  }),
  issuer: { ruc: '1799999990001', legalName: 'ALMACENES EJEMPLO S.A.', environment: 'test' } as const,
  madeAt: '2026-11-21T17:30:00.000Z',
};

it('says on a page what is owed now, of what, and how it came to be', () => {
  const page = statementPage(account);
  expect(page).toMatchObject({
    title: 'ESTADO DE CUENTA',
    subtitle: '01/11/2026 – 21/11/2026 · PRUEBAS: SIN VALIDEZ TRIBUTARIA',
    author: 'ALMACENES EJEMPLO S.A.',
  });
  expect(page.facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    ...['Cliente: ANA PÉREZ', 'Identificación: 1710034065', 'RUC del negocio: 1799999990001'],
    ...['Debe: $ 20.00', 'Vencido: $ 20.00', 'Límite de crédito: $ 100.00'],
  ]);
  expect(page.sections.map(({ table }) => table?.rows.map(({ cells }) => Object.values(cells)))).toEqual([
    [['Factura 001-001-000000007', '02/11/2026', '10/11/2026', '20.00']],
    [
      ['', 'Saldo anterior', '', '', '5.00'],
      ['02/11/2026', 'Factura 001-001-000000007', '23.00', '', '28.00'],
      ['20/11/2026', 'Cobro', '', '8.00', '20.00'],
      ['', 'Total', '23.00', '8.00', '20.00'],
    ],
  ]);
});

it('says what is in favor of the customer as theirs', () => {
  const customer = { ...account.customer, balance: '-15.00', in_favor: '15.00', overdue: '0.00', debts: [] };
  const facts = statementPage({ ...account, customer }).facts.map(({ label, value }) => `${label}: ${value}`);
  expect(facts.slice(3)).toEqual(['Vencido: $ 0.00', 'A su favor: $ 15.00', 'Límite de crédito: $ 100.00']);
});

it('states in a letter what was owed on the last day, and only of today what is overdue', () => {
  const later = { ...account, customer: { ...account.customer, balance: '7.00', overdue: '7.00' } };
  expect(lastDayOf(account, '2026-11-21')).toEqual({
    until: '2026-11-21',
    balance: '20.00',
    overdue: '20.00',
  });
  expect(lastDayOf(later, '2026-11-30')).toEqual({ until: '2026-11-21', balance: '20.00', overdue: '0.00' });
});

it('says the same on the roll, in both languages', () => {
  const ticket = statementTicket(account);
  expect(printedReport.parse(ticket)).toEqual(ticket);
  expect(ticket).toMatchObject({ title: 'ESTADO DE CUENTA', en: { title: 'STATEMENT OF ACCOUNT' } });
  const written = ticket.lines.map((line) =>
    line.kind === 'amount' ? `${line.label} ${line.amount}` : 'text' in line ? line.text : line.kind,
  );
  expect(written).toEqual([
    ...['Cliente ANA PÉREZ', '1710034065', 'Desde 01/11/2026', 'Hasta 21/11/2026', 'rule'],
    ...['Lo que debe', '001-001-000000007 20.00', 'vence 10/11/2026'],
    ...['Movimientos', '02/11/2026 Factura 001-001-000000007 23.00', '20/11/2026 Cobro -8.00', 'rule'],
    ...['Vencido 20.00', 'Límite de crédito 100.00', 'DEBE 20.00', 'No es un comprobante del SRI.'],
  ]);
});
