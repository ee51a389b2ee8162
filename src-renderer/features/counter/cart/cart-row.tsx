import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { decimal } from '../../../../src-main/documents/decimal.ts';
import type { Line } from '../../../../src-main/documents/lines/line.ts';
import { groupThousands } from '../../../lib/format.ts';
import { ivaTag } from '../../../lib/iva.ts';
import { DecimalInput } from '../../../ui/decimal-input.tsx';
import { useSale } from '../sale/sale-context.tsx';
import type { SaleLine } from '../sale/sale-line.ts';
import styles from './cart.module.css';
import { type LineField, lineFieldId } from './focus-line.ts';
import { readPercent } from './read-percent.ts';

interface CartRowProps {
  readonly line: SaleLine;
  /** What the line comes to; absent while the sale has a fault. */
  readonly computed: Line | undefined;
  readonly discountFault: string | undefined;
  readonly selected: boolean;
  readonly onFieldKey: (event: KeyboardEvent<HTMLInputElement>, field: LineField) => void;
  readonly onRemove: () => void;
}

export function CartRow({ line, computed, discountFault, selected, onFieldKey, onRemove }: CartRowProps) {
  const { t } = useTranslation();
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
          decimals={6}
          value={line.quantity}
          onNumber={(quantity) => {
            if (decimal(quantity).gt(0)) change(line.key, { quantity });
          }}
          onKeyDown={(event) => onFieldKey(event, 'quantity')}
        />
      </td>
      <td className={styles.description}>
        <div>{name}</div>
        <div className={`${styles.detail} tabular`}>
          {line.code && <span>{line.code}</span>}
          <span>{ivaTag(line.iva, t)}</span>
        </div>
      </td>
      <td>
        <DecimalInput
          id={lineFieldId(line.key, 'unitPrice')}
          className={`${styles.number} tabular`}
          aria-label={t('counter.unitPriceOf', { name })}
          decimals={6}
          value={line.unitPrice}
          onNumber={(unitPrice) => change(line.key, { unitPrice })}
          onKeyDown={(event) => onFieldKey(event, 'unitPrice')}
        />
      </td>
      <td>
        <DecimalInput
          id={lineFieldId(line.key, 'discount')}
          className={`${styles.number} tabular`}
          aria-label={t('counter.discountOf', { name })}
          aria-keyshortcuts="F6"
          aria-invalid={discountFault !== undefined}
          aria-describedby={discountFault === undefined ? undefined : faultId}
          title={t('counter.discountHint')}
          decimals={2}
          value={line.discount}
          read={(typed) => readPercent(typed, line)}
          onNumber={(discount) => change(line.key, { discount })}
          onKeyDown={(event) => onFieldKey(event, 'discount')}
        />
        {discountFault && (
          <div id={faultId} className={styles.fault} role="alert">
            {discountFault}
          </div>
        )}
      </td>
      <td className={`${styles.net} tabular`}>{computed ? groupThousands(computed.net) : '—'}</td>
      <td>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="2.75rem"
          aria-label={t('counter.removeLine', { name })}
          onClick={onRemove}
        >
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </td>
    </tr>
  );
}
