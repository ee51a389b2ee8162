import { Checkbox } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ProductParent, Variant } from '../../../../src-main/contract/catalog/product-parent.ts';
import { decimal, formatQuantity, sum } from '../../../../src-main/documents/values/decimal.ts';
import { ivaLabel, shelfPriceOf } from '../../../lib/format/iva.ts';
import { priceRange } from '../../../lib/format/price-range.ts';
import { IconAction } from '../../../ui/actions/icon-action.tsx';
import styles from '../lists/lists.module.css';
import { rowMark } from '../lists/row-arrows.ts';

interface ParentRowProps {
  readonly parent: ProductParent;
  /** Those that the row stands for. */
  readonly variants: readonly Variant[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (ids: readonly string[], isChosen: boolean) => void;
  readonly onOpen: () => void;
  /** Undefined: it is not changed here. */
  readonly onEdit: (() => void) | undefined;
}

/** The row of a parent in the list of products: how many variants it has, their prices, and how much there is. */
export function ParentRow({ parent, variants, chosen, onChoose, onOpen, onEdit }: ParentRowProps) {
  const { t } = useTranslation();
  const { name, category } = parent;
  const ids = variants.map(({ product }) => product.id);
  const ticked = ids.filter((id) => chosen.has(id)).length;
  const rates = new Set(variants.map(({ product }) => product.iva));
  const [rate, ...others] = rates;
  const counted = variants.flatMap(({ on_hand: onHand }) => onHand ?? []);
  const details = [
    t('variants.count', { count: variants.length }),
    category,
    counted.length > 0 && t('variants.stock', { quantity: formatQuantity(sum(counted.map(decimal))) }),
  ];
  return (
    <tr>
      <td className={styles.check}>
        <Checkbox
          classNames={{ input: styles.hit ?? '' }}
          aria-label={t('variants.choose', { name })}
          checked={ticked === ids.length}
          indeterminate={ticked > 0 && ticked < ids.length}
          onChange={(event) => onChoose(ids, event.currentTarget.checked)}
        />
      </td>
      <td className={styles.code} />
      <td className={styles.named}>
        <button
          type="button"
          className={styles.name}
          aria-description={t('variants.open', { name })}
          onClick={onOpen}
          {...rowMark}
        >
          {name}
          <span className={styles.under}>{details.filter(Boolean).join(' · ')}</span>
        </button>
      </td>
      <td className={styles.spare} />
      <td className={styles.dim}>{rate && others.length === 0 && ivaLabel(rate, t)}</td>
      <td className={`${styles.right} ${styles.dim} tabular`} colSpan={2}>
        {priceRange(
          variants.map(({ product }) => shelfPriceOf(product, product.iva)),
          t,
        )}
      </td>
      <td className={styles.actions}>
        {onEdit && <IconAction icon={IconPencil} label={t('variants.edit', { name })} onClick={onEdit} />}
      </td>
    </tr>
  );
}
