import { ActionIcon, Button } from '@mantine/core';
import { IconArrowBackUp, IconMinus, IconPlus } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { decimal, formatQuantity, zero } from '../../../../src-main/documents/values/decimal.ts';
import type { ReturnableLine } from '../../../lib/credit/returnable-line.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { DecimalInput } from '../../../ui/fields/decimal-input.tsx';
import styles from '../returns.module.css';
import { isWhole, type ReturnDraft, wholeReturn } from './return-draft.ts';

interface ReturnLinesProps {
  readonly lines: readonly ReturnableLine[];
  readonly draft: ReturnDraft;
  /** Where more comes back than is left. */
  readonly over: readonly ReturnableLine[];
  readonly onChange: (quantities: ReturnDraft['quantities']) => void;
}

/** How much of each line comes back: typed, by the buttons, or all at once. Up and down go from line to line. */
export function ReturnLines({ lines, draft, over, onChange }: ReturnLinesProps) {
  const { t } = useTranslation();
  const whole = isWhole(lines, draft);
  return (
    <>
      <div className={styles.linesHead}>
        <h2>{t('returns.lines')}</h2>
        <Button
          variant="light"
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          onClick={() => onChange(whole ? {} : wholeReturn(lines))}
        >
          {t(whole ? 'returns.nothing' : 'returns.everything')}
        </Button>
      </div>
      <table className={styles.table} aria-label={t('returns.lines')}>
        <thead>
          <tr>
            <th scope="col">{t('counter.description')}</th>
            <th scope="col" className={styles.right}>
              {t('returns.sold')}
            </th>
            <th scope="col" className={styles.right}>
              {t('counter.unitPrice')}
            </th>
            <th scope="col" className={styles.quantityColumn}>
              {t('returns.comesBack')}
            </th>
          </tr>
        </thead>
        <tbody onKeyDown={walk}>
          {lines.map((line, index) => (
            <ReturnRow
              key={line.index}
              line={line}
              quantity={draft.quantities[line.index] ?? '0'}
              isOver={over.includes(line)}
              isFirst={index === lines.findIndex(({ left }) => decimal(left).gt(zero))}
              onQuantity={(quantity) => onChange({ ...draft.quantities, [line.index]: quantity })}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

interface ReturnRowProps {
  readonly line: ReturnableLine;
  readonly quantity: string;
  readonly isOver: boolean;
  /** The work begins here. */
  readonly isFirst: boolean;
  readonly onQuantity: (quantity: string) => void;
}

function ReturnRow({
  line: { index, line, credited, left },
  quantity,
  isOver,
  isFirst,
  onQuantity,
}: ReturnRowProps) {
  const { t } = useTranslation();
  const name = line.description;
  const nothingLeft = decimal(left).lte(zero);
  const faultId = `return-line-${index}`;
  const step = (by: number) => {
    const next = decimal(quantity).plus(by);
    onQuantity(formatQuantity(next.lt(zero) ? zero : next.gt(left) ? decimal(left) : next));
  };
  return (
    <tr data-chosen={decimal(quantity).gt(zero) || undefined} className={styles.row}>
      <td className={styles.description}>
        <div>{name}</div>
        <div className={`${styles.dim} tabular`}>{line.code}</div>
      </td>
      <td className={`${styles.right} tabular`}>
        {line.quantity}
        {decimal(credited).gt(zero) && (
          <div className={styles.dim}>{t('returns.credited', { quantity: credited })}</div>
        )}
      </td>
      <td className={`${styles.right} tabular`}>
        {formatMoney(line.unit_price_with_taxes ?? line.unit_price)}
      </td>
      <td>
        <div className={styles.stepper}>
          <ActionIcon
            variant="default"
            size="2.75rem"
            tabIndex={-1}
            aria-label={t('returns.less', { name })}
            disabled={nothingLeft || decimal(quantity).lte(zero)}
            onClick={() => step(-1)}
          >
            <IconMinus size={18} aria-hidden />
          </ActionIcon>
          <DecimalInput
            className={`${styles.quantity} tabular`}
            aria-label={t('returns.quantityOf', { name })}
            aria-invalid={isOver}
            aria-describedby={isOver ? faultId : undefined}
            autoFocus={isFirst}
            disabled={nothingLeft}
            decimals={6}
            value={quantity}
            onNumber={onQuantity}
          />
          <ActionIcon
            variant="default"
            size="2.75rem"
            tabIndex={-1}
            aria-label={t('returns.more', { name })}
            disabled={nothingLeft || decimal(quantity).gte(left)}
            onClick={() => step(1)}
          >
            <IconPlus size={18} aria-hidden />
          </ActionIcon>
        </div>
        {isOver && (
          <div id={faultId} className={styles.fault} role="alert">
            {t('returns.atMost', { quantity: left })}
          </div>
        )}
      </td>
    </tr>
  );
}

/** The arrows go to the quantity of the line above or below. */
function walk(event: KeyboardEvent<HTMLTableSectionElement>): void {
  if (!(event.target instanceof HTMLInputElement)) return;
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:not(:disabled)')];
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  fields[fields.indexOf(event.target) + step]?.focus();
}
