import { useTranslation } from 'react-i18next';
import type { ProductResource } from '../../../../src-main/contract/catalog/product.ts';
import { usePermit } from '../../../lib/workplace/use-permit.ts';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { useProductRemoval } from './products-query.ts';

interface ProductRemovalProps {
  readonly product: ProductResource;
  readonly onClose: () => void;
}

export function ProductRemoval({ product, onClose }: ProductRemovalProps) {
  const { t } = useTranslation();
  const permit = usePermit();
  const removal = useProductRemoval(product.id);
  const remove = async () => {
    const given = await permit('edit_products', { product_ids: [product.id] });
    if (given) removal.mutate(given, { onSuccess: onClose });
  };
  return (
    <QuestionDialog
      title={t('catalog.deleteTitle')}
      question={t('catalog.deleteQuestion', { name: product.name })}
      caution={t('catalog.deleteCaution')}
      confirm={t('action.delete')}
      isDestructive
      doing={removal}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
