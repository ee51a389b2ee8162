import type { CustomerResource } from '../../../../src-main/contract/catalog/customer.ts';
import { usePriceLists } from '../../../lib/queries/catalog/price-lists-query.ts';
import { CustomerForm } from './customer-form.tsx';
import { useCustomerSaving } from './customers-query.ts';

interface CustomerDialogProps {
  /** Undefined: a new one. */
  readonly customer: CustomerResource | undefined;
  readonly onClose: () => void;
}

export function CustomerDialog({ customer, onClose }: CustomerDialogProps) {
  const { data: lists = [] } = usePriceLists();
  const saving = useCustomerSaving(customer?.id);
  return <CustomerForm customer={customer} lists={lists} saving={saving} onClose={onClose} />;
}
