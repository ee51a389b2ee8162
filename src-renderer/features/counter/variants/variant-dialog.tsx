import { Stack, Text, UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ProductResource } from '../../../../src-main/contract/catalog/product.ts';
import type { ProductParent, Variant } from '../../../../src-main/contract/catalog/product-parent.ts';
import { decimal } from '../../../../src-main/documents/values/decimal.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { shelfPriceOf } from '../../../lib/format/iva.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useSale } from '../sale/sale-context.tsx';
import { priceOfProduct } from '../sale/sale-line.ts';
import { variantGrid } from './variant-grid.ts';
import styles from './variants.module.css';
import { walkCells } from './walk-cells.ts';

interface VariantDialogProps {
  readonly parent: ProductParent;
  readonly onChoose: (product: ProductResource) => void;
  readonly onClose: () => void;
}

/** Chooses which variant is sold, by its values: each with its price and how much there is. */
export function VariantDialog({ parent, onChoose, onClose }: VariantDialogProps) {
  const { t } = useTranslation();
  const priceListId = useSale((sale) => sale.priceList?.id);
  const { columns, rows } = variantGrid(parent);
  const sold = rows.flatMap(({ cells }) => cells).filter((cell) => cell !== undefined);
  const first = sold.find((variant) => !isGone(variant)) ?? sold[0];
  const cellOf = (variant: Variant | undefined) => {
    if (!variant) {
      return (
        <UnstyledButton className={styles.cell} disabled>
          —
        </UnstyledButton>
      );
    }
    const { product, on_hand: onHand } = variant;
    const price = formatMoney(shelfPriceOf(priceOfProduct(product, priceListId), product.iva));
    const stock = isGone(variant) ? t('variants.gone') : t('variants.stock', { quantity: onHand });
    return (
      <UnstyledButton
        className={styles.cell}
        data-autofocus={variant === first || undefined}
        aria-label={t('variants.chosen', { name: product.name, price })}
        onClick={() => onChoose(product)}
      >
        <span className={`${styles.price} tabular`}>{price}</span>
        {onHand !== undefined && (
          <span className={isGone(variant) ? styles.gone : `${styles.stock} tabular`}>{stock}</span>
        )}
      </UnstyledButton>
    );
  };
  return (
    <Dialog title={parent.name} size={columns.length > 4 ? 'xl' : 'lg'} onClose={onClose}>
      <Stack gap="sm">
        <div className={styles.scroll}>
          <table className={styles.grid} aria-label={t('variants.pick')} onKeyDown={walkCells}>
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

/** Of what is counted, nothing is left; it can be sold all the same. */
function isGone({ on_hand: onHand }: Variant): boolean {
  return onHand !== undefined && !decimal(onHand).gt(0);
}
