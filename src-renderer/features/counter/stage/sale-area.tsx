import { Button } from '@mantine/core';
import { IconNote, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ariaOfKey } from '../../../lib/shortcuts/key-label.ts';
import { useShortcutKeys } from '../../../lib/shortcuts/use-shortcut-keys.ts';
import { useWorkplace } from '../../../lib/workplace/use-workplace.ts';
import { KeyHint } from '../../../ui/actions/key-hint.tsx';
import { CartTable } from '../cart/cart-table.tsx';
import styles from '../counter.module.css';
import type { ComputedSale } from '../sale/issue/compute-sale.ts';
import { useSale } from '../sale/sale-context.tsx';
import { TicketView } from '../ticket/ticket-view.tsx';
import { TilesToggle } from '../tiles/tiles-toggle.tsx';
import { EmptySale } from './empty-sale.tsx';

interface SaleAreaProps {
  readonly computed: ComputedSale;
  readonly onFreeLine: () => void;
  readonly onRemove: (key: string) => void;
  readonly onLineNote: () => void;
  readonly onClear: () => void;
  /** A change of a line was not allowed. */
  readonly onRefused: () => void;
  /** Back to the search field. */
  readonly onLeave: () => void;
}

/** The middle of the counter: the lines being sold, the sale just issued, or the invitation to begin. */
export function SaleArea(props: SaleAreaProps) {
  const { computed, onFreeLine, onRemove, onLineNote, onClear, onRefused, onLeave } = props;
  const { t } = useTranslation();
  const keys = useShortcutKeys();
  const { till } = useWorkplace();
  const count = useSale((sale) => sale.lines.length);
  const issued = useSale((sale) => sale.issued);
  const startOver = useSale((sale) => sale.startOver);
  if (count === 0) {
    const next = () => {
      startOver();
      onLeave();
    };
    return (
      <div className={styles.sale}>
        <div className={styles.saleBody}>
          {issued ? <TicketView issued={issued} onNext={next} /> : <EmptySale onFreeLine={onFreeLine} />}
        </div>
      </div>
    );
  }
  return (
    <div className={styles.sale}>
      <div className={styles.saleBody}>
        <CartTable computed={computed} onLeave={onLeave} onRemove={onRemove} onRefused={onRefused} />
      </div>
      <div className={styles.saleFoot}>
        <TilesToggle />
        <span>{[till?.name, t('counter.lineCount', { count })].filter(Boolean).join(' · ')}</span>
        <Button
          variant="subtle"
          leftSection={<IconNote size={18} aria-hidden />}
          rightSection={<KeyHint>{keys.line_note}</KeyHint>}
          aria-keyshortcuts={ariaOfKey(keys.line_note)}
          onClick={onLineNote}
        >
          {t('sale.lineNote')}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={onClear}
        >
          {t('counter.clear')}
        </Button>
      </div>
    </div>
  );
}
