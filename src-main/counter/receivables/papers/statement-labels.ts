import type { StatementKind } from '../../../contract/receivables/statement.ts';
import type { PageLanguage } from '../../../documents/printing/page-language.ts';

interface StatementLabels {
  readonly title: string;
  readonly customer: string;
  readonly until: string;
  readonly from: string;
  readonly opening: string;
  readonly balance: string;
  readonly inFavor: string;
  readonly overdue: string;
  readonly limit: string;
  readonly debts: string;
  readonly due: string;
  readonly entries: string;
  readonly notTax: string;
  readonly kinds: Readonly<Record<StatementKind, string>>;
}

/** What a statement of account says on paper. */
export const statementLabels: Readonly<Record<PageLanguage, StatementLabels>> = {
  es: {
    title: 'ESTADO DE CUENTA',
    customer: 'Cliente',
    until: 'Hasta',
    from: 'Desde',
    opening: 'Saldo anterior',
    balance: 'DEBE',
    inFavor: 'A SU FAVOR',
    overdue: 'Vencido',
    limit: 'Límite de crédito',
    debts: 'Lo que debe',
    due: 'vence',
    entries: 'Movimientos',
    notTax: 'No es un comprobante del SRI.',
    kinds: {
      opening_balance: 'Saldo inicial',
      invoice: 'Factura',
      debit_note: 'Nota de débito',
      credit_note: 'Nota de crédito',
      payment: 'Cobro',
      payment_reversal: 'Reversión de un cobro',
      opening_balance_reversal: 'Saldo inicial sin efecto',
    },
  },
  en: {
    title: 'STATEMENT OF ACCOUNT',
    customer: 'Customer',
    until: 'Until',
    from: 'From',
    opening: 'Balance before',
    balance: 'OWES',
    inFavor: 'IN FAVOR',
    overdue: 'Overdue',
    limit: 'Credit limit',
    debts: 'What is owed',
    due: 'due',
    entries: 'Entries',
    notTax: 'It is no document of the SRI.',
    kinds: {
      opening_balance: 'Opening balance',
      invoice: 'Invoice',
      debit_note: 'Debit note',
      credit_note: 'Credit note',
      payment: 'Payment',
      payment_reversal: 'Reversal of a payment',
      opening_balance_reversal: 'Opening balance canceled',
    },
  },
};
