import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import type { Statement, StatementQuery } from '../../contract/receivables/statement.ts';
import { amountOfCents } from '../../documents/values/cents.ts';
import type { AccountEntry } from './receivable-store.ts';

interface StatementOf {
  readonly debtor: string;
  readonly name: string;
  readonly days: StatementQuery;
  /** In Ecuador, YYYY-MM-DD. */
  readonly today: string;
}

/** The account of a customer in some days, with what is owed after each entry. */
export function statementOf(
  entries: readonly AccountEntry[],
  { debtor, name, days: { from, to: until }, today }: StatementOf,
): Outcome<Statement> {
  const to = until ?? today;
  if (from !== undefined && from > to) {
    const message = 'El período termina antes de empezar.';
    return refuse({
      code: 'validation_failed',
      errors: [{ parameter: 'to', code: 'out_of_range', message }],
    });
  }
  const opening = total(entries.filter(({ date }) => from !== undefined && date < from));
  const within = entries.filter(({ date }) => date <= to && (from === undefined || date >= from));
  let balance = opening;
  const shown = within.map(({ kind, id, date, reference, method, dueOn, amount }) => {
    balance += amount;
    return {
      kind,
      id,
      date,
      ...(reference !== undefined && { reference }),
      ...(method !== undefined && { method }),
      ...(dueOn !== undefined && { due_on: dueOn }),
      charge: amountOfCents(Math.max(0, amount)),
      credit: amountOfCents(Math.max(0, -amount)),
      balance: amountOfCents(balance),
    };
  });
  return {
    ok: true,
    value: {
      object: 'statement',
      identification: debtor,
      name,
      ...(from !== undefined && { from }),
      to,
      opening: amountOfCents(opening),
      entries: shown,
      charges: amountOfCents(total(within.filter(({ amount }) => amount > 0))),
      credits: amountOfCents(-total(within.filter(({ amount }) => amount < 0))),
      closing: amountOfCents(balance),
    },
  };
}

function total(entries: readonly AccountEntry[]): number {
  return entries.reduce((all, { amount }) => all + amount, 0);
}
