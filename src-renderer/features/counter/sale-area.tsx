import { Button } from '@mantine/core';
import { IconPencilPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { KeyHint } from '../../ui/key-hint.tsx';
import { CartTable } from './cart/cart-table.tsx';
import styles from './counter.module.css';
import { EmptySale } from './empty-sale.tsx';
import type { ComputedSale } from './sale/compute-sale.ts';
import { useSale } from './sale/sale-context.tsx';
import { TicketView } from './ticket/ticket-view.tsx';

interface SaleAreaProps {
  readonly computed: ComputedSale;
  readonly onFreeLine: () => void;
  readonly onRemove: (key: string) => void;
  /** Back to the search field. */
  readonly onLeave: () => void;
}

/** The middle of the counter: the lines being sold, the sale just issued, or the invitation to begin. */
export function SaleArea({ computed, onFreeLine, onRemove, onLeave }: SaleAreaProps) {
  const { t } = useTranslation();
  const count = useSale((sale) => sale.lines.length);
  const issued = useSale((sale) => sale.issued);
  const startOver = useSale((sale) => sale.startOver);
  const emptyCounter = () => {
    startOver();
    onLeave();
  };
  if (count === 0) {
    return (
      <div className={styles.sale}>
        <div className={styles.saleBody}>
          {issued ? (
            <TicketView issued={issued} onNext={emptyCounter} />
          ) : (
            <EmptySale onFreeLine={onFreeLine} />
          )}
        </div>
      </div>
    );
  }
  return (
    <div className={styles.sale}>
      <div className={styles.saleBody}>
        <CartTable computed={computed} onLeave={onLeave} onRemove={onRemove} />
      </div>
      <div className={styles.saleFoot}>
        <span>{t('counter.lineCount', { count })}</span>
        <Button
          variant="subtle"
          leftSection={<IconPencilPlus size={18} aria-hidden />}
          rightSection={<KeyHint>F7</KeyHint>}
          aria-keyshortcuts="F7"
          onClick={onFreeLine}
        >
          {t('counter.freeLine')}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={emptyCounter}
        >
          {t('counter.clear')}
        </Button>
      </div>
    </div>
  );
}
