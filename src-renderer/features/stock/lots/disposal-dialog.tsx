import { useTranslation } from 'react-i18next';
import type { ProductLots } from '../../../../src-main/contract/catalog/lots.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { MovementDialog } from '../movement-dialog.tsx';
import { useStockItem } from '../stock-query.ts';

/** Of a product. */
export type LotOf = ProductLots['lots'][number] & { readonly product_id: string };

interface DisposalDialogProps {
  readonly lot: LotOf;
  readonly onDone: (products: number) => void;
  readonly onClose: () => void;
}

/** Takes out what is left of a lot, once it is known how much there is of its product. */
export function DisposalDialog({ lot, onDone, onClose }: DisposalDialogProps) {
  const { t } = useTranslation();
  const { data: item, error } = useStockItem(lot.product_id);
  const refusal = refusalIn(error);
  if (item) return <MovementDialog first={item} outOf={lot} onDone={onDone} onClose={onClose} />;
  if (!refusal) return null;
  return (
    <Dialog title={t('stock.movement')} size="md" onClose={onClose}>
      <RefusalNotice refusal={refusal} />
    </Dialog>
  );
}
