import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isBelowCost } from '../../../../src-main/documents/costs/below-cost.ts';
import type { Line } from '../../../../src-main/documents/lines/line.ts';
import { decimal, formatAmount, sum } from '../../../../src-main/documents/values/decimal.ts';
import { formatMoney, groupThousands } from '../../../lib/format/format.ts';
import { ariaOfKey } from '../../../lib/shortcuts/key-label.ts';
import { useShortcutKeys } from '../../../lib/shortcuts/use-shortcut-keys.ts';
import { IconAction } from '../../../ui/actions/icon-action.tsx';
import { DecimalInput } from '../../../ui/fields/decimal-input.tsx';
import { useSale } from '../sale/sale-context.tsx';
import type { SaleLine } from '../sale/sale-line.ts';
import styles from './cart.module.css';
import { CommittedInput } from './committed-input.tsx';
import { type LineField, lineFieldId } from './focus-line.ts';
import { LineDetail } from './line-detail.tsx';
import { LinePromotion } from './line-promotion.tsx';
import { readDiscount } from './read-discount.ts';
import { readPrice } from './read-price.ts';
import type { useLineEdits } from './use-line-edits.ts';

interface CartRowProps {
  readonly line: SaleLine;
  /** What the line comes to; absent while the sale has a fault. */
  readonly computed: Line | undefined;
  /** Of one unit, where it is known and the operator may read it. */
  readonly cost: string | undefined;
  /** How much of it has not expired; undefined where nothing has. */
  readonly unexpired: string | undefined;
  readonly discountFault: string | undefined;
  readonly selected: boolean;
  readonly edits: ReturnType<typeof useLineEdits>;
  readonly onFieldKey: (event: KeyboardEvent<HTMLInputElement>, field: LineField) => void;
  readonly onRemove: () => void;
}

export function CartRow(props: CartRowProps) {
  const { line, computed, cost, unexpired, discountFault, selected, edits, onFieldKey, onRemove } = props;
  const { t } = useTranslation();
  const keys = useShortcutKeys();
  const change = useSale((sale) => sale.change);
  const select = useSale((sale) => sale.select);
  const name = line.description;
  const faultId = `line-${line.key}-fault`;
  return (
    <tr
      className={styles.row}
      data-key={line.key}
      data-selected={selected || undefined}
      onFocus={() => select(line.key)}
    >
      <td>
        <DecimalInput
          id={lineFieldId(line.key, 'quantity')}
          className={`${styles.number} tabular`}
          aria-label={t('counter.quantityOf', { name })}
          aria-keyshortcuts={ariaOfKey(keys.quantity)}
          decimals={6}
          value={line.quantity}
          onNumber={(quantity) => {
            if (decimal(quantity).gt(0)) change(line.key, { quantity });
          }}
          onKeyDown={(event) => onFieldKey(event, 'quantity')}
        />
      </td>
      <td className={styles.description}>
        <div title={name}>{name}</div>
        <LineDetail line={line} />
        <LinePromotion line={line} />
        {computed && cost !== undefined && isBelowCost(computed, cost) && (
          <div className={styles.below} role="status">
            <IconAlertTriangle size={14} aria-hidden /> {t('costs.belowCost', { cost: formatMoney(cost) })}
          </div>
        )}
        {unexpired !== undefined && decimal(line.quantity).gt(unexpired) && (
          <div className={styles.below} role="status">
            <IconAlertTriangle size={14} aria-hidden />{' '}
            {decimal(unexpired).eq(0)
              ? t('lots.onlyExpired')
              : t('lots.partlyExpired', { quantity: groupThousands(unexpired) })}
          </div>
        )}
      </td>
      <td>
        <CommittedInput
          id={lineFieldId(line.key, 'unitPrice')}
          className={`${styles.number} tabular`}
          aria-label={t('counter.unitPriceOf', { name })}
          title={t(line.includesIva ? 'counter.typedWithoutIva' : 'counter.typedWithIva')}
          value={line.unitPrice}
          isValid={(typed) => readPrice(typed, line) !== undefined}
          onCommit={(typed) => void edits.price(line, typed)}
          onKeyDown={(event) => onFieldKey(event, 'unitPrice')}
        />
      </td>
      <td>
        <CommittedInput
          id={lineFieldId(line.key, 'discount')}
          className={`${styles.number} tabular`}
          aria-label={t('counter.discountOf', { name })}
          aria-keyshortcuts={ariaOfKey(keys.line_discount)}
          aria-invalid={discountFault !== undefined}
          aria-describedby={discountFault === undefined ? undefined : faultId}
          title={t('counter.discountHint')}
          value={shownDiscount(line)}
          isValid={(typed) => readDiscount(typed, line) !== undefined}
          onCommit={(typed) => void edits.discount(line, typed)}
          onKeyDown={(event) => onFieldKey(event, 'discount')}
        />
        {discountFault && (
          <div id={faultId} className={styles.fault} role="alert">
            {discountFault}
          </div>
        )}
      </td>
      <td className={`${styles.net} tabular`}>{computed ? formatMoney(worthOf(computed)) : '—'}</td>
      <td>
        <IconAction icon={IconX} label={t('counter.removeLine', { name })} onClick={onRemove} />
      </td>
    </tr>
  );
}

/** What the customer pays for the line, as on the shelf, however its price was stated. */
function worthOf({ net, taxes }: Line): string {
  return formatAmount(sum([net, ...taxes.map(({ value }) => value)].map(decimal)));
}

/** As it was typed: a percent goes on being shown as one. */
function shownDiscount({ discount, discountPercent }: SaleLine): string {
  return discountPercent === undefined ? discount : `${discountPercent}%`;
}
