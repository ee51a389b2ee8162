import type { Debt } from '../../../contract/receivables/receivable.ts';
import type { Statement, StatementEntry } from '../../../contract/receivables/statement.ts';
import { kindOf } from '../../../documents/all-kinds/types.ts';
import type { PrintedTable } from '../../../documents/printing/printed.ts';
import type { ReportPage } from '../../../documents/printing/report-page.ts';
import { cashReportLabels } from '../../cash/reports/cash-report-labels.ts';
import { type AccountOnPaper, dayOf } from './account-on-paper.ts';
import { statementLabels } from './statement-labels.ts';

const say = statementLabels.es;

/** The account of a customer on A4, in Spanish as every report: what is owed now, and how it came to be. */
export function statementPage({ statement, customer, issuer, madeAt }: AccountOnPaper): ReportPage {
  const { name, identification, from, to } = statement;
  const { balance, overdue, in_favor: inFavor, credit_limit: limit, debts } = customer;
  const isInFavor = balance.startsWith('-');
  const days = from === undefined ? `${say.until} ${dayOf(to)}` : `${dayOf(from)} – ${dayOf(to)}`;
  const notice =
    issuer.environment === 'live' ? '' : ` · ${cashReportLabels.es.environment[issuer.environment]}`;
  return {
    title: say.title,
    subtitle: `${days}${notice}`,
    author: issuer.tradeName ?? issuer.legalName,
    madeAt,
    facts: [
      { label: say.customer, value: name },
      { label: 'Identificación', value: identification },
      { label: 'RUC del negocio', value: issuer.ruc },
      ...(isInFavor ? [] : [{ label: 'Debe', value: `$ ${balance}` }]),
      { label: say.overdue, value: `$ ${overdue}` },
      ...(inFavor === '0.00'
        ? []
        : [{ label: 'A su favor', value: `$ ${isInFavor ? balance.slice(1) : inFavor}` }]),
      ...(limit === undefined ? [] : [{ label: say.limit, value: `$ ${limit}` }]),
    ],
    sections: [
      ...(debts.length > 0 ? [{ title: say.debts.toUpperCase(), facts: [], table: debtTable(debts) }] : []),
      { title: say.entries.toUpperCase(), facts: [], table: entryTable(statement) },
    ],
  };
}

function debtTable(debts: readonly Debt[]): PrintedTable {
  return {
    columns: [
      { key: 'debt', label: 'Documento', align: 'left', width: 0.5 },
      { key: 'issued', label: 'Fecha', align: 'left', width: 0.16 },
      { key: 'due', label: 'Vence', align: 'left', width: 0.16 },
      { key: 'balance', label: 'Debe', align: 'right', width: 0.18 },
    ],
    rows: debts.map((debt) => ({
      cells: {
        debt: debtName(debt),
        issued: dayOf(debt.issued_on),
        due: debt.due_on === undefined ? '' : dayOf(debt.due_on),
        balance: debt.balance,
      },
      notes: [],
      ticket: noTicket,
    })),
  };
}

function debtName({ document_type: type, reference = '' }: Debt): string {
  return `${type === undefined ? say.kinds.opening_balance : kindOf(type).label} ${reference}`.trim();
}

function entryTable({ from, opening, entries, charges, credits, closing }: Statement): PrintedTable {
  const row = (
    date: string,
    entry: string,
    [charge, credit, balance]: readonly [string, string, string],
  ) => ({
    cells: { date, entry, charge, credit, balance },
    notes: [],
    ticket: noTicket,
  });
  return {
    columns: [
      { key: 'date', label: 'Fecha', align: 'left', width: 0.14 },
      { key: 'entry', label: 'Movimiento', align: 'left', width: 0.44 },
      { key: 'charge', label: 'Debe', align: 'right', width: 0.14 },
      { key: 'credit', label: 'Paga', align: 'right', width: 0.14 },
      { key: 'balance', label: 'Saldo', align: 'right', width: 0.14 },
    ],
    rows: [
      ...(from === undefined ? [] : [row('', say.opening, ['', '', opening])]),
      ...entries.map((entry) =>
        row(dayOf(entry.date), entryName(entry), [
          unlessZero(entry.charge),
          unlessZero(entry.credit),
          entry.balance,
        ]),
      ),
      row('', 'Total', [charges, credits, closing]),
    ],
  };
}

function entryName({ kind, reference = '' }: StatementEntry): string {
  return `${say.kinds[kind]} ${reference}`.trim();
}

function unlessZero(amount: string): string {
  return amount === '0.00' ? '' : amount;
}

/** The roll has a paper of its own. */
const noTicket = { text: '', detail: '', amount: '' };
