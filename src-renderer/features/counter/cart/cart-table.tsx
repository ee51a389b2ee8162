import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnexpired } from '../../../lib/queries/catalog/lots-query.ts';
import { useProductCosts } from '../../../lib/queries/catalog/product-costs-query.ts';
import { useShortcutKeys } from '../../../lib/shortcuts/use-shortcut-keys.ts';
import { KeyHint } from '../../../ui/actions/key-hint.tsx';
import type { ComputedSale } from '../sale/issue/compute-sale.ts';
import { useSale } from '../sale/sale-context.tsx';
import styles from './cart.module.css';
import { CartRow } from './cart-row.tsx';
import { focusLine, type LineField } from './focus-line.ts';
import { useLineEdits } from './use-line-edits.ts';

interface CartTableProps {
  readonly computed: ComputedSale;
  /** Back to the search field: done with this line. */
  readonly onLeave: () => void;
  readonly onRemove: (key: string) => void;
  /** A change of a line was not allowed. */
  readonly onRefused: () => void;
}

/** The sale in hand; arrows walk its rows, Enter goes back to scanning. */
export function CartTable({ computed, onLeave, onRemove, onRefused }: CartTableProps) {
  const { t } = useTranslation();
  const lines = useSale((sale) => sale.lines);
  const selectedKey = useSale((sale) => sale.selectedKey);
  const keys = useShortcutKeys();
  const edits = useLineEdits(onRefused);
  const costs = useProductCosts(lines.flatMap(({ productId }) => productId ?? []));
  const unexpired = useUnexpired();
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    region.current
      ?.querySelector(`[data-selected][data-key="${selectedKey ?? ''}"]`)
      ?.scrollIntoView({ block: 'nearest' });
  }, [selectedKey]);

  const pressIn = (index: number) => (event: KeyboardEvent<HTMLInputElement>, field: LineField) => {
    switch (event.key) {
      case 'Enter':
      case 'Escape':
        onLeave();
        break;
      case 'ArrowDown':
        focusLine(lines[index + 1]?.key, field);
        break;
      case 'ArrowUp':
        focusLine(lines[index - 1]?.key, field);
        break;
      default:
        return;
    }
    event.preventDefault();
  };

  return (
    <div ref={region} className={styles.cart}>
      <table className={styles.table} aria-label={t('counter.lines')}>
        <thead>
          <tr>
            <th scope="col" className={styles.right}>
              {t('counter.quantity')} <KeyHint>{keys.quantity}</KeyHint>
            </th>
            <th scope="col">{t('counter.description')}</th>
            <th scope="col" className={styles.right} title={t('counter.unitPriceHint')}>
              {t('counter.unitPrice')}
            </th>
            <th scope="col" className={styles.right}>
              {t('counter.discount')} <KeyHint>{keys.line_discount}</KeyHint>
            </th>
            <th scope="col" className={styles.right}>
              {t('counter.net')}
            </th>
            <th scope="col">
              <span className="for-readers">{t('action.remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <CartRow
              key={line.key}
              line={line}
              computed={computed.kind === 'computed' ? computed.invoice.lines[index] : undefined}
              cost={costs.get(line.productId ?? '')?.unit_cost}
              unexpired={unexpired.get(line.productId ?? '')}
              discountFault={discountFaultOf(computed, index)}
              selected={line.key === selectedKey}
              edits={edits}
              onFieldKey={pressIn(index)}
              onRemove={() => onRemove(line.key)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function discountFaultOf(computed: ComputedSale, index: number): string | undefined {
  if (computed.kind !== 'faulty') return undefined;
  return computed.faults.find(({ pointer }) => pointer === `/lines/${index}/discount`)?.message;
}
