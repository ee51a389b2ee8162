import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { refusalIn } from '../../lib/http/answer.ts';
import { usePermit } from '../../lib/workplace/use-permit.ts';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import styles from './stock.module.css';
import { useStockItemChange } from './stock-query.ts';

interface StopTrackingProps {
  readonly productId: string;
  readonly onStopped: () => void;
}

/** Nobody counts it any more; nothing of what happened is lost. */
export function StopTracking({ productId, onStopped }: StopTrackingProps) {
  const { t } = useTranslation();
  const permit = usePermit();
  const changing = useStockItemChange(productId);
  const refusal = refusalIn(changing.error);
  const stop = async () => {
    const granted = await permit('move_stock', { product_ids: [productId] });
    if (!granted) return;
    const { approvalId } = granted;
    const patch = { tracked: false, ...(approvalId !== undefined && { approval_id: approvalId }) };
    changing.mutate(patch, { onSuccess: onStopped });
  };
  return (
    <div className={styles.stack}>
      <div className={styles.foot}>
        <Button variant="default" loading={changing.isPending} onClick={stop}>
          {t('stock.stop')}
        </Button>
        <p className={styles.beside}>{t('stock.stopHint')}</p>
      </div>
      {refusal && <RefusalNotice refusal={refusal} />}
    </div>
  );
}
