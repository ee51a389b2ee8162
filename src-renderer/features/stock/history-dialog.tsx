import { Button, Group, Skeleton, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { StockItem } from '../../../src-main/contract/catalog/stock.ts';
import { refusalIn } from '../../lib/http/answer.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import { HistoryTable } from './history-table.tsx';
import type { LotOf } from './lots/disposal-dialog.tsx';
import { LotsPanel } from './lots/lots-panel.tsx';
import { MinimumForm } from './minimum-form.tsx';
import styles from './stock.module.css';
import { useStockHistory, useStockItem } from './stock-query.ts';
import { StopTracking } from './stop-tracking.tsx';

interface HistoryDialogProps {
  readonly item: StockItem;
  readonly onTakeOut: (lot: LotOf) => void;
  readonly onClose: () => void;
}

/** What happened to a product's stock, when it counts as running out, and whether it is tracked at all. */
export function HistoryDialog({ item, onTakeOut, onClose }: HistoryDialogProps) {
  const { t } = useTranslation();
  const { data: current = item } = useStockItem(item.product_id);
  const history = useStockHistory(item.product_id);
  const refusal = refusalIn(history.error);
  const movements = history.data?.pages.flatMap(({ data }) => data);
  return (
    <Dialog title={t('stock.historyTitle', { name: item.name })} size="xl" onClose={onClose}>
      <div className={styles.stack}>
        <LotsPanel item={current} onTakeOut={onTakeOut} />
        {current.on_hand !== undefined && <MinimumForm item={current} />}
        {refusal && <RefusalNotice refusal={refusal} />}
        {!movements && !refusal && <Skeleton height="10rem" />}
        {movements?.length === 0 && <Text c="dimmed">{t('stock.noHistory')}</Text>}
        {movements && movements.length > 0 && <HistoryTable movements={movements} />}
        {history.hasNextPage && (
          <Button
            variant="default"
            loading={history.isFetchingNextPage}
            onClick={() => void history.fetchNextPage()}
          >
            {t('stock.more')}
          </Button>
        )}
        {current.on_hand !== undefined && <StopTracking productId={current.product_id} onStopped={onClose} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('action.close')}
          </Button>
        </Group>
      </div>
    </Dialog>
  );
}
