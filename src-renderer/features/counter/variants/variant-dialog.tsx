import { Stack, Text, UnstyledButton } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductResource } from '../../../../src-main/contract/catalog/product.ts';
import type { Variant } from '../../../../src-main/contract/catalog/product-parent.ts';
import { ignoreHeldEnter } from '../../../lib/focus/ignore-held-enter.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { shelfPriceOf } from '../../../lib/format/iva.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useSale } from '../sale/sale-context.tsx';
import { priceOfProduct } from '../sale/sale-line.ts';
import type { VariantChoice } from './variant-choice.ts';
import { firstOffered, isGone, variantGrid } from './variant-grid.ts';
import styles from './variants.module.css';
import { walkCells } from './walk-cells.ts';

interface VariantDialogProps {
  readonly choice: VariantChoice;
  readonly onChoose: (product: ProductResource) => void;
  readonly onClose: () => void;
}

/** Chooses which variant is sold, by its values: each with its price and how much there is. */
export function VariantDialog({ choice, onChoose, onClose }: VariantDialogProps) {
  const { t } = useTranslation();
  const priceListId = useSale((sale) => sale.priceList?.id);
  const { parent } = choice;
  const { columns, rows } = variantGrid(parent);
  const first = firstOffered(choice, rows);
  const press = (event: KeyboardEvent<HTMLTableElement>) => {
    ignoreHeldEnter(event);
    walkCells(event);
  };
  const cellOf = (variant: Variant | undefined) => {
    if (!variant) return <div className={`${styles.cell} ${styles.none}`}>—</div>;
    const { product, on_hand: onHand } = variant;
    const price = formatMoney(shelfPriceOf(priceOfProduct(product, priceListId), product.iva));
    const inStock = isGone(variant) ? t('variants.gone') : t('variants.stock', { quantity: onHand });
    const stock = onHand === undefined ? undefined : inStock;
    return (
      <UnstyledButton
        className={styles.cell}
        data-autofocus={variant === first || undefined}
        aria-label={[product.name, price, stock].filter(Boolean).join(', ')}
        onClick={() => onChoose(product)}
      >
        <span className={`${styles.price} tabular`}>{price}</span>
        {stock !== undefined && (
          <span className={isGone(variant) ? styles.gone : `${styles.stock} tabular`}>{stock}</span>
        )}
      </UnstyledButton>
    );
  };
  return (
    <Dialog title={parent.name} size={columns.length > 4 ? 'xl' : 'lg'} onClose={onClose}>
      <Stack gap="sm">
        <div className={styles.scroll}>
          <table className={styles.grid} aria-label={t('variants.pick')} onKeyDown={press}>
            {columns.length > 0 && (
              <thead>
                <tr>
                  <td />
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
            )}
            <tbody>
              {rows.map(({ label, cells }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {cells.map((variant, index) => (
                    <td key={columns[index] ?? ''}>{cellOf(variant)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <Text c="dimmed" size="sm">
          {t('variants.pickHint')}
        </Text>
      </Stack>
    </Dialog>
  );
}
