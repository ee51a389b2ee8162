import type { ExpiringLot } from '../../../../src-main/contract/catalog/lots.ts';
import { MovementDialog } from '../movement-dialog.tsx';
import { useStockItem } from '../stock-query.ts';

interface DisposalDialogProps {
  readonly lot: ExpiringLot;
  readonly onDone: (products: number) => void;
  readonly onClose: () => void;
}

/** Takes out all that is left of a lot, once it is known how much there is of its product. */
export function DisposalDialog({ lot, onDone, onClose }: DisposalDialogProps) {
  const { data: item } = useStockItem(lot.product_id);
  return item ? <MovementDialog first={item} outOf={lot} onDone={onDone} onClose={onClose} /> : null;
}
