import { Checkbox, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../../lib/http/answer.ts';
import { IconAction } from '../../../ui/actions/icon-action.tsx';
import styles from '../lists/lists.module.css';
import type { OpenCombination, VariantDraft } from './parent-draft.ts';
import { variantFault } from './variant-fault.ts';
import own from './variants.module.css';

interface CombinationsTableProps {
  readonly combinations: readonly OpenCombination[];
  /** The price of those that have none of their own. */
  readonly price: string;
  readonly refusal: Refusal | undefined;
  /** The combinations that were sent when it was refused, in turn. */
  readonly sent: readonly string[];
  readonly onChange: (keys: readonly string[], part: Partial<VariantDraft>) => void;
}

/** The variants that may be made, each with a code, a barcode and a price of its own. */
export function CombinationsTable(props: CombinationsTableProps) {
  const { combinations, price, refusal, sent, onChange } = props;
  const { t } = useTranslation();
  const wanted = combinations.filter(({ isWanted }) => isWanted);
  return (
    <div className={own.grid}>
      <table className={styles.table} aria-label={t('variants.combinations')}>
        <thead>
          <tr>
            <th scope="col" className={styles.check}>
              <Checkbox
                classNames={{ input: styles.hit ?? '' }}
                aria-label={t('variants.createAll')}
                checked={wanted.length === combinations.length}
                indeterminate={wanted.length > 0 && wanted.length < combinations.length}
                onChange={(event) =>
                  onChange(
                    combinations.map(({ key }) => key),
                    { isWanted: event.currentTarget.checked },
                  )
                }
              />
            </th>
            <th scope="col">{t('variants.combination')}</th>
            <th scope="col">{t('variants.code')}</th>
            <th scope="col">{t('variants.barcode')}</th>
            <th scope="col">{t('variants.priceOne')}</th>
          </tr>
        </thead>
        <tbody>
          {combinations.map((combination) => (
            <CombinationRow
              key={combination.key}
              combination={combination}
              price={price}
              faultOf={(part) => variantFault({ refusal, sent }, combination.key, part)}
              onChange={(part) => onChange([combination.key], part)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type FaultOf = (part: string) => string | undefined;

/**
 * A scanner ends with Enter: the next scan is of the next variant that has a barcode, and replaces what stands there.
 * After the last one it replaces that of the last.
 */
function toNextBarcode(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const field = event.currentTarget;
  const fields = [
    ...(field.closest('table')?.querySelectorAll<HTMLInputElement>('input[data-part=barcode]:enabled') ?? []),
  ];
  const next = fields[fields.indexOf(field) + 1] ?? field;
  next.focus();
  next.select();
}

interface CombinationRowProps {
  readonly combination: OpenCombination;
  readonly price: string;
  readonly faultOf: FaultOf;
  readonly onChange: (part: Partial<VariantDraft>) => void;
}

function CombinationRow({ combination, price, faultOf, onChange }: CombinationRowProps) {
  const { t } = useTranslation();
  const { name, values, isWanted, existing } = combination;
  const combined = faultOf('values');
  const label = values.join(' · ');
  const field = (part: 'code' | 'barcode' | 'price', shown: string) => (
    <TextInput
      data-part={part}
      aria-label={shown}
      autoComplete="off"
      disabled={!isWanted}
      value={combination[part]}
      onChange={(event) => onChange({ [part]: event.currentTarget.value })}
      {...(part === 'price'
        ? { inputMode: 'decimal', leftSection: '$', placeholder: price, error: faultOf('product/unit_price') }
        : { maxLength: 25, error: faultOf(`product/${part}`) })}
      {...(part === 'barcode' && { onKeyDown: toNextBarcode })}
      {...(part === 'code' && { placeholder: combination.suggestedCode })}
    />
  );
  return (
    <tr className={isWanted ? undefined : styles.off}>
      <td className={styles.check}>
        <Checkbox
          classNames={{ input: styles.hit ?? '' }}
          aria-label={t('variants.createOf', { name })}
          checked={isWanted}
          onChange={(event) => onChange({ isWanted: event.currentTarget.checked })}
        />
      </td>
      <td>
        {label}
        {combined && <span className={own.fault}>{combined}</span>}
      </td>
      {existing ? (
        <td colSpan={3}>
          <span className={own.existing}>
            {t('variants.existingIs', { name: `${existing.name} · ${existing.code}` })}
            <IconAction
              icon={IconX}
              label={t('variants.existingUndo', { name: existing.name })}
              onClick={() => onChange({ existing: undefined, isWanted: false })}
            />
          </span>
          <span className={own.fault}>{faultOf('product_id')}</span>
        </td>
      ) : (
        <>
          <td>{field('code', t('variants.codeOf', { name: label }))}</td>
          <td>{field('barcode', t('variants.barcodeOf', { name: label }))}</td>
          <td className={own.price}>{field('price', t('variants.priceOf', { name: label }))}</td>
        </>
      )}
    </tr>
  );
}
