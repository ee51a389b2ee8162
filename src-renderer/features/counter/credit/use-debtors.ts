import { useDebouncedValue } from '@mantine/hooks';
import { formatMoney } from '../../../lib/format/format.ts';
import { everybody, useReceivables } from '../../../lib/receivables/receivables-query.ts';
import { useMay } from '../../../lib/workplace/use-may.ts';
import { useKnownCustomers } from '../buyer/use-known-customers.ts';

/** Somebody who may owe something. */
export interface Debtor {
  readonly identification: string;
  readonly name: string;
  /** What is owed; undefined for who may not see the list of all. */
  readonly owed: string | undefined;
}

interface Debtors {
  readonly debtors: readonly Debtor[];
  /** They are of what is typed, and not of what was typed a moment ago. */
  readonly isCurrent: boolean;
}

const SHOWN = 6;

/** Who owes, by a part of the name or identification; for who may not see them all, the customers of the shop. */
export function useDebtors(typed: string): Debtors {
  const seesAll = useMay()('read_receivables');
  const [term] = useDebouncedValue(typed.trim(), 120);
  const { data, isPlaceholderData } = useReceivables(seesAll ? { ...everybody, term } : undefined);
  const customers = useKnownCustomers(seesAll ? '' : typed);
  const isCurrent = term === typed.trim();
  if (!seesAll)
    return { debtors: customers.map(({ buyer }) => ({ ...nameOf(buyer), owed: undefined })), isCurrent };
  const debtors = (data?.data ?? [])
    .filter(({ balance }) => Number(balance) > 0)
    .slice(0, SHOWN)
    .map((one) => ({ ...nameOf(one), owed: formatMoney(one.balance) }));
  return { debtors, isCurrent: isCurrent && data !== undefined && !isPlaceholderData };
}

function nameOf({ identification, name }: { readonly identification: string; readonly name: string }) {
  return { identification, name };
}
