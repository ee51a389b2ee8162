import type { Outcome } from '../../contract/problems/problems.ts';
import type {
  CreditTermsBody,
  Debt,
  Receivable,
  ReceivableList,
  ReceivableListQuery,
  ReceivableWithDebts,
} from '../../contract/receivables/receivable.ts';
import type { Statement, StatementQuery } from '../../contract/receivables/statement.ts';
import { amountOfCents } from '../../documents/values/cents.ts';
import { ecuadorDate } from '../../documents/values/ecuador-time.ts';
import { fold } from '../../documents/values/fold.ts';
import { groupBy } from '../../documents/values/group-by.ts';
import type { Scope } from '../../reading/document-reading-store.ts';
import { addSums, byAge, type DebtSums, shownSums, sumDebts, unpaidParts } from './ages.ts';
import { makeOpeningBalances, type OpeningBalanceDependencies } from './opening-balances.ts';
import { makePayments, type PaymentDependencies } from './payments.ts';
import type { CreditTerms, OpenDebt } from './receivable-store.ts';
import { statementOf } from './statement.ts';

export type ReceivableDependencies = PaymentDependencies & OpeningBalanceDependencies;
export type Receivables = ReturnType<typeof makeReceivables>;

/**
 * What customers owe: what documents leave to be paid later and opening balances, less credit notes and payments. There is
 * no second entry: who owes what is computed from the rows of what happened.
 */
export function makeReceivables(dependencies: ReceivableDependencies) {
  const { store, now } = dependencies;

  async function accountOf(debtor: string, debts: readonly OpenDebt[]): Promise<Account> {
    const terms = (await store.creditTerms([debtor])).get(debtor);
    return toAccount({ debtor, debts, terms }, ecuadorDate(now()));
  }

  async function accountsOf(scope: Scope, signal?: AbortSignal): Promise<readonly Account[]> {
    const today = ecuadorDate(now());
    const byDebtor = groupBy(await store.openDebts(scope, undefined, signal), ({ debtor }) => debtor);
    const terms = await store.creditTerms([...byDebtor.keys()]);
    return [...byDebtor].map(([debtor, debts]) =>
      toAccount({ debtor, debts, terms: terms.get(debtor) }, today),
    );
  }

  return {
    ...makePayments(dependencies),
    ...makeOpeningBalances(dependencies),

    async list(
      scope: Scope,
      { q, overdue, sort, limit, offset }: ReceivableListQuery,
      signal?: AbortSignal,
    ): Promise<ReceivableList> {
      const accounts = (await accountsOf(scope, signal))
        .filter((account) => matches(account, q) && (overdue === undefined || account.sums.overdue > 0))
        .toSorted(orders[sort]);
      const page = accounts.slice(offset, offset + limit);
      return {
        object: 'list',
        data: page.map(({ shown }) => shown),
        next_cursor: null,
        prev_cursor: null,
        total_count: accounts.length,
        offset,
        totals: shownSums(addSums(accounts.map(({ sums }) => sums))),
      };
    },

    /** Everybody who owes or has something in favor, by name. */
    async everybody(scope: Scope): Promise<readonly Receivable[]> {
      return (await accountsOf(scope)).toSorted(orders.name).map(({ shown }) => shown);
    },

    /** Of all customers together: how many owe something overdue, how much and since when. */
    async overdue(scope: Scope): Promise<OverdueDebts | undefined> {
      const today = ecuadorDate(now());
      const byDebtor = groupBy(await store.openDebts(scope), ({ debtor }) => debtor);
      const late = [...byDebtor.values()]
        .map((debts) => sumDebts(debts, today))
        .filter(({ overdue }) => overdue > 0);
      const [since] = late.flatMap(({ oldestDueOn }) => oldestDueOn ?? []).toSorted();
      if (since === undefined) return undefined;
      return { count: late.length, amount: amountOfCents(addSums(late).overdue), since };
    },

    /** One who owes nothing has a balance of zero. */
    async get(scope: Scope, debtor: string): Promise<Outcome<ReceivableWithDebts>> {
      const debts = await store.openDebts(scope, debtor);
      const { shown } = await accountOf(debtor, debts);
      const today = ecuadorDate(now());
      return { ok: true, value: { ...shown, debts: byAge(debts).map((one) => shownDebt(one, today)) } };
    },

    async statement(scope: Scope, debtor: string, days: StatementQuery): Promise<Outcome<Statement>> {
      const [terms, entries] = await Promise.all([store.creditTerms([debtor]), store.account(scope, debtor)]);
      const name = terms.get(debtor)?.name ?? entries.at(-1)?.name ?? debtor;
      return statementOf(entries, { debtor, name, days, today: ecuadorDate(now()) });
    },

    /** What the shop agrees with a customer, whatever the environment. */
    async setCreditTerms(customerId: string, terms: CreditTermsBody): Promise<Outcome<undefined>> {
      const changed = await store.setCreditTerms(customerId, terms);
      return changed ? { ok: true, value: undefined } : { ok: false, problem: { code: 'not_found' } };
    },
  };
}

export interface OverdueDebts {
  readonly count: number;
  readonly amount: string;
  /** YYYY-MM-DD. */
  readonly since: string;
}

/** What one customer owes, as it is sorted and shown. */
interface Account {
  readonly sums: DebtSums;
  readonly shown: Receivable;
}

interface Debtor {
  readonly debtor: string;
  readonly debts: readonly OpenDebt[];
  readonly terms: CreditTerms | undefined;
}

function toAccount({ debtor, debts, terms }: Debtor, today: string): Account {
  const sums = sumDebts(debts, today);
  const newest = debts.toSorted((one, other) => (one.issuedOn < other.issuedOn ? -1 : 1)).at(-1);
  const limit = terms?.creditLimit;
  const shown: Receivable = {
    object: 'receivable',
    identification: debtor,
    name: terms?.name ?? newest?.debtorName ?? debtor,
    ...(terms && { customer_id: terms.customerId }),
    ...shownSums(sums),
    ...(sums.oldestDueOn !== undefined && { oldest_due_on: sums.oldestDueOn }),
    ...(limit !== undefined && {
      credit_limit: amountOfCents(limit),
      available: amountOfCents(Math.max(0, limit - (sums.owed - sums.inFavor))),
    }),
    ...(terms?.creditDays !== undefined && { credit_days: terms.creditDays }),
  };
  return { sums, shown };
}

function matches({ shown: { name, identification } }: Account, q = ''): boolean {
  const text = fold(`${identification} ${name}`);
  return fold(q)
    .split(/\s+/)
    .every((part) => text.includes(part));
}

const balanceOf = ({ sums: { owed, inFavor } }: Account) => owed - inFavor;
const byText = (keyOf: (account: Account) => string) => (one: Account, other: Account) =>
  keyOf(one) < keyOf(other) ? -1 : 1;
const nameOf = ({ shown: { name, identification } }: Account) => `${fold(name)} ${identification}`;

const orders = {
  oldest: byText((account) => `${account.sums.oldestDueOn ?? '9999-12-31'} ${nameOf(account)}`),
  name: byText(nameOf),
  '-balance': (one, other) => balanceOf(other) - balanceOf(one) || byText(nameOf)(one, other),
  '-overdue': (one, other) => other.sums.overdue - one.sums.overdue || byText(nameOf)(one, other),
} as const satisfies Record<ReceivableListQuery['sort'], (one: Account, other: Account) => number>;

function shownDebt(one: OpenDebt, today: string): Debt {
  const [first] = unpaidParts(one);
  return {
    object: 'debt',
    id: one.id,
    kind: one.documentType === undefined ? 'opening_balance' : 'document',
    ...(one.documentType !== undefined && { document_type: one.documentType }),
    ...(one.reference !== undefined && { reference: one.reference }),
    issued_on: one.issuedOn,
    ...(first && { due_on: first.dueOn }),
    balance: amountOfCents(one.balance),
    overdue: amountOfCents(sumDebts([one], today).overdue),
  };
}
