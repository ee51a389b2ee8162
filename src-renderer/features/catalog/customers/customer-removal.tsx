import { useTranslation } from 'react-i18next';
import type { CustomerResource } from '../../../../src-main/contract/catalog/customer.ts';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { useCustomerRemoval } from './customers-query.ts';

interface CustomerRemovalProps {
  readonly customer: CustomerResource;
  readonly onClose: () => void;
}

export function CustomerRemoval({ customer, onClose }: CustomerRemovalProps) {
  const { t } = useTranslation();
  const removal = useCustomerRemoval(customer.id);
  return (
    <QuestionDialog
      title={t('customers.deleteTitle')}
      question={t('customers.deleteQuestion', { name: customer.name })}
      confirm={t('action.delete')}
      isDestructive
      doing={removal}
      onConfirm={() => removal.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
