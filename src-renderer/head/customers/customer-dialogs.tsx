import { useTranslation } from 'react-i18next';
import type { HeadCustomerResource } from '../../../src-main/contract/head/stations/customers.ts';
import { CustomerForm } from '../../features/catalog/customers/customer-form.tsx';
import { QuestionDialog } from '../../ui/dialogs/question-dialog.tsx';
import { useHeadCustomerRemoval, useHeadCustomerSaving } from './customers-query.ts';

interface HeadCustomerDialogProps {
  /** Undefined: a new one. */
  readonly customer: HeadCustomerResource | undefined;
  readonly lists: readonly { readonly id: string; readonly name: string }[];
  readonly onClose: () => void;
}

export function HeadCustomerDialog({ customer, lists, onClose }: HeadCustomerDialogProps) {
  const saving = useHeadCustomerSaving(customer?.id);
  return <CustomerForm customer={customer} lists={lists} saving={saving} onClose={onClose} />;
}

interface CustomerRemovalProps {
  readonly customer: HeadCustomerResource;
  readonly onClose: () => void;
}

/** Takes a customer from all tills, after a question. */
export function CustomerRemoval({ customer: { id, name }, onClose }: CustomerRemovalProps) {
  const { t } = useTranslation();
  const removal = useHeadCustomerRemoval();
  return (
    <QuestionDialog
      title={t('customers.deleteOf', { name })}
      question={t('head.customers.removeQuestion', { name })}
      confirm={t('action.delete')}
      isDestructive
      doing={removal}
      onConfirm={() => removal.mutate(id, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
