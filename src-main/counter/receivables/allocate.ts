import type { Outcome, ProblemError } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import type { PaymentReceivedBody } from '../../contract/receivables/payment-received.ts';
import { amountOfCents, centsOf } from '../../documents/values/cents.ts';
import type { FaultCode } from '../../documents/values/fault.ts';
import { byAge } from './ages.ts';
import type { Allocation, OpenDebt } from './receivable-store.ts';

/**
 * Which debts a payment pays, and how much of each: those that the customer chose, else the oldest first. Never more than
 * is owed, of each and in all; every fault at once.
 */
export function allocate(
  debts: readonly OpenDebt[],
  { amount, allocations }: Pick<PaymentReceivedBody, 'amount' | 'allocations'>,
): Outcome<readonly Allocation[]> {
  const paid = centsOf(amount);
  const owed = debts.reduce((all, { balance }) => all + balance, 0);
  const faults: ProblemError[] = [];
  if (paid > owed) {
    const message =
      owed > 0
        ? `Debe ${amountOfCents(owed)}: no se puede recibir más.`
        : 'Este cliente no debe nada en este ambiente.';
    faults.push(fault('/amount', 'out_of_range', message));
  }
  if (allocations) faults.push(...faultsOf(allocations, debts, paid));
  if (faults.length > 0) return refuse({ code: 'validation_failed', errors: faults });
  const chosen = allocations?.map(({ debt_id: debtId, amount: part }) => ({ debtId, amount: centsOf(part) }));
  return { ok: true, value: chosen ?? oldestFirst(debts, paid) };
}

function oldestFirst(debts: readonly OpenDebt[], paid: number): readonly Allocation[] {
  let left = paid;
  return byAge(debts).flatMap(({ id, balance }) => {
    const amount = Math.min(left, balance);
    if (amount <= 0) return [];
    left -= amount;
    return [{ debtId: id, amount }];
  });
}

function faultsOf(
  chosen: NonNullable<PaymentReceivedBody['allocations']>,
  debts: readonly OpenDebt[],
  paid: number,
): readonly ProblemError[] {
  const balances = new Map(debts.map(({ id, balance }) => [id, balance]));
  const ids = new Set<string>();
  const faults: ProblemError[] = [];
  let all = 0;
  for (const [index, { debt_id: id, amount }] of chosen.entries()) {
    const pointer = `/allocations/${index}`;
    const [part, balance] = [centsOf(amount), balances.get(id)];
    all += part;
    if (ids.has(id)) faults.push(fault(`${pointer}/debt_id`, 'repeated', 'Cada deuda se paga una sola vez.'));
    ids.add(id);
    if (balance === undefined || balance < 0) {
      faults.push(fault(`${pointer}/debt_id`, 'not_found', 'El cliente no debe nada de esto.'));
    } else if (part > balance) {
      const message = `De esto debe ${amountOfCents(balance)}: no se puede recibir más.`;
      faults.push(fault(`${pointer}/amount`, 'out_of_range', message));
    }
  }
  if (all !== paid) {
    const message = `Lo que se paga suma ${amountOfCents(all)} y el cobro, ${amountOfCents(paid)}.`;
    faults.push(fault('/allocations', 'totals_mismatch', message));
  }
  return faults;
}

function fault(pointer: string, code: FaultCode, message: string): ProblemError {
  return { pointer, code, message };
}
