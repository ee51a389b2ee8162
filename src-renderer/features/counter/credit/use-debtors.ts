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

const SHOWN = 6;

/** Who owes, by a part of the name or identification; for who may not see them all, the customers of the shop. */
export function useDebtors(typed: string): readonly Debtor[] {
  const seesAll = useMay()('read_receivables');
  const [term] = useDebouncedValue(typed.trim(), 120);
  const { data } = useReceivables(seesAll ? { ...everybody, term } : undefined);
  const customers = useKnownCustomers(seesAll ? '' : typed);
  if (!seesAll) return customers.map(({ buyer }) => ({ ...nameOf(buyer), owed: undefined }));
  return (data?.data ?? [])
    .filter(({ balance }) => Number(balance) > 0)
    .slice(0, SHOWN)
    .map((one) => ({ ...nameOf(one), owed: formatMoney(one.balance) }));
}

function nameOf({ identification, name }: { readonly identification: string; readonly name: string }) {
  return { identification, name };
}
