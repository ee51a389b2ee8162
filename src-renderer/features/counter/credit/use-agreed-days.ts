import { useQuery } from '@tanstack/react-query';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { useReceivable } from '../../../lib/receivables/receivables-query.ts';
import { useMay } from '../../../lib/workplace/use-may.ts';
import { findCustomers } from '../buyer/customers.ts';
import { DEFAULT_CREDIT_DAYS } from '../charge/payment-draft.ts';
import { useSale } from '../sale/sale-context.tsx';

/**
 * In how many days the buyer of the sale pays what is sold on credit; undefined until it is read. For who may not see debts
 * it is read of the customer.
 */
export function useAgreedDays(): number | undefined {
  const seesDebts = useMay()('receive_payments');
  const { local } = useService();
  const identification = useSale((sale) => sale.buyer?.identification);
  const account = useReceivable(seesDebts ? identification : undefined);
  const customers = useQuery({
    queryKey: ['customers', 'agreed-days', identification],
    queryFn: ({ signal }) => acceptedBy(findCustomers(local, identification ?? '', signal)),
    enabled: !seesDebts && identification !== undefined,
  });
  if (identification === undefined) return DEFAULT_CREDIT_DAYS;
  if ((seesDebts ? account : customers).isPending) return undefined;
  const agreed = seesDebts
    ? account.data
    : customers.data?.find((customer) => customer.identification === identification);
  return agreed?.credit_days ?? DEFAULT_CREDIT_DAYS;
}
