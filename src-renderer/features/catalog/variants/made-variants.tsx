import { IconUnlink } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductResource } from '../../../../src-main/contract/catalog/product.ts';
import type { ProductParent } from '../../../../src-main/contract/catalog/product-parent.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { shelfPriceOf } from '../../../lib/format/iva.ts';
import { usePermit } from '../../../lib/workplace/use-permit.ts';
import { IconAction } from '../../../ui/actions/icon-action.tsx';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import styles from '../lists/lists.module.css';
import { useTakingOut } from './parent-actions.ts';
import own from './variants.module.css';

interface MadeVariantsProps {
  readonly parent: ProductParent;
  /** One was taken out. */
  readonly onTakeOut: (productId: string) => void;
}

/** The variants that there are; each can become a product of its own again. */
export function MadeVariants({ parent, onTakeOut }: MadeVariantsProps) {
  const { t } = useTranslation();
  const permit = usePermit();
  const takingOut = useTakingOut(parent.id);
  const [leaving, setLeaving] = useState<ProductResource>();
  const takeOut = async (productId: string) => {
    const granted = await permit('edit_products');
    if (!granted) return;
    const onSuccess = () => {
      setLeaving(undefined);
      onTakeOut(productId);
    };
    takingOut.mutate({ productId, ...granted }, { onSuccess });
  };
  return (
    <>
      <div className={own.grid}>
        <table className={styles.table} aria-label={t('variants.made')}>
          <tbody>
            {parent.variants.map(({ values, product, on_hand: onHand }) => (
              <tr key={product.id} className={product.active ? undefined : styles.off}>
                <td className={own.short}>{values.join(' · ')}</td>
                <td className={styles.named}>{product.name}</td>
                <td className={`${own.short} ${styles.dim} tabular`}>{product.code}</td>
                <td className={`${styles.right} ${styles.dim} tabular`}>
                  {onHand !== undefined && t('variants.stock', { quantity: onHand })}
                </td>
                <td className={`${styles.right} ${own.short} tabular`}>
                  {formatMoney(shelfPriceOf(product, product.iva))}
                </td>
                <td className={styles.check}>
                  <IconAction
                    icon={IconUnlink}
                    label={t('variants.takeOut', { name: product.name })}
                    onClick={() => setLeaving(product)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {leaving && (
        <QuestionDialog
          title={t('variants.takeOutTitle')}
          question={t('variants.takeOutQuestion', { name: leaving.name })}
          caution={
            parent.variants.length === 1 ? t('variants.takeOutLast', { name: parent.name }) : undefined
          }
          confirm={t('variants.takeOutConfirm')}
          doing={takingOut}
          onConfirm={() => void takeOut(leaving.id)}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}
