import { Text } from '@mantine/core';
import { IconUnlink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ProductParent } from '../../../../src-main/contract/catalog/product-parent.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { shelfPriceOf } from '../../../lib/format/iva.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { usePermit } from '../../../lib/workplace/use-permit.ts';
import { IconAction } from '../../../ui/actions/icon-action.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
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
  const refusal = refusalIn(takingOut.error);
  const takeOut = async (productId: string) => {
    const granted = await permit('edit_products');
    if (granted) takingOut.mutate({ productId, ...granted }, { onSuccess: () => onTakeOut(productId) });
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
                    onClick={() => void takeOut(product.id)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Text c="dimmed" size="sm">
        {t('variants.takeOutHint')}
      </Text>
      {refusal && <RefusalNotice refusal={refusal} />}
    </>
  );
}
