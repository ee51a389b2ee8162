import type { Receivable } from '../../../src-main/contract/receivables/receivable.ts';
import type { Environment } from '../../../src-main/documents/kinds.ts';
import { formatDate, formatMoney } from '../format/format.ts';

interface Sender {
  /** The name of the business as customers know it. */
  readonly shop: string;
  readonly environment: Environment;
  /** YYYY-MM-DD. */
  readonly date: string;
}

/** As in the subject of a letter: nobody takes for real what has no value for taxes. */
const marks: Readonly<Record<Environment, string>> = {
  sandbox: '[PRÁCTICA] ',
  test: '[PRUEBAS] ',
  live: '',
};

/** What a customer owes, or has in favor, as it is written to them: in Spanish as letters and papers are. */
export function statementMessage(customer: Receivable, { shop, environment, date }: Sender): string {
  const { name, balance, overdue } = customer;
  const late = overdue === '0.00' ? '' : `; está vencido ${formatMoney(overdue)}`;
  const account = balance.startsWith('-')
    ? `al ${formatDate(date)} tiene ${formatMoney(balance.slice(1))} a su favor`
    : `su saldo al ${formatDate(date)} es ${formatMoney(balance)}${late}`;
  return `${marks[environment]}Estimado(a) ${name}: en ${shop} ${account}. Gracias.`;
}
