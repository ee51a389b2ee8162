import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '../../ui/dialogs/question-dialog.tsx';
import { type HeadProduct, useHeadProductRemoval } from './products-query.ts';

interface ProductRemovalProps {
  readonly product: HeadProduct;
  readonly onClose: () => void;
}

/** Takes a product from all tills, after a question. */
export function ProductRemoval({ product: { id, name }, onClose }: ProductRemovalProps) {
  const { t } = useTranslation();
  const removal = useHeadProductRemoval();
  return (
    <QuestionDialog
      title={t('catalog.deleteOf', { name })}
      question={t('head.products.removeQuestion', { name })}
      confirm={t('action.delete')}
      isDestructive
      doing={removal}
      onConfirm={() => removal.mutate(id, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
