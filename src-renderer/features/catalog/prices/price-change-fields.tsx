import { NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { priceRoundings } from '../../../../src-main/contract/catalog/price-change.ts';
import { parseDecimal } from '../../../lib/format/parse-decimal.ts';
import { usePriceLists } from '../../../lib/queries/catalog/price-lists-query.ts';
import type { PriceChangeDraft } from './price-change-draft.ts';
import styles from './prices.module.css';

interface PriceChangeFieldsProps {
  readonly draft: PriceChangeDraft;
  readonly onChange: (draft: PriceChangeDraft) => void;
}

/** Which price changes, by how much, and how it is made round. */
export function PriceChangeFields({ draft, onChange }: PriceChangeFieldsProps) {
  const { t } = useTranslation();
  const { data: lists = [] } = usePriceLists();
  const change = (part: Partial<PriceChangeDraft>) => onChange({ ...draft, ...part });
  const isWrong = draft.typed.trim() !== '' && parseDecimal(draft.typed, 2) === undefined;
  return (
    <>
      {lists.length > 0 && (
        <NativeSelect
          label={t('catalog.priceChange.which')}
          data={[
            { value: '', label: t('catalog.priceLists.general') },
            ...lists.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={draft.list}
          onChange={(event) => change({ list: event.currentTarget.value })}
        />
      )}
      <div className={styles.change}>
        <SegmentedControl
          aria-label={t('catalog.priceChange.kind')}
          data={[
            { value: 'up', label: t('catalog.priceChange.direction.up') },
            { value: 'down', label: t('catalog.priceChange.direction.down') },
          ]}
          value={draft.direction}
          onChange={(direction) => change({ direction: direction === 'down' ? 'down' : 'up' })}
        />
        <TextInput
          label={t('catalog.priceChange.value')}
          data-autofocus
          inputMode="decimal"
          autoComplete="off"
          value={draft.typed}
          error={isWrong ? t('catalog.priceChange.invalid') : undefined}
          onChange={(event) => change({ typed: event.currentTarget.value })}
        />
        <SegmentedControl
          aria-label={t('catalog.priceChange.value')}
          data={[
            { value: 'percent', label: t('catalog.priceChange.byPercent') },
            { value: 'amount', label: t('catalog.priceChange.byAmount') },
          ]}
          value={draft.kind}
          onChange={(kind) => change({ kind: kind === 'amount' ? 'amount' : 'percent' })}
        />
      </div>
      <div className={styles.two}>
        <NativeSelect
          label={t('catalog.priceChange.basis')}
          data={[
            { value: 'with_iva', label: t('price.withIva') },
            { value: 'without_iva', label: t('price.withoutIva') },
          ]}
          value={draft.basis}
          onChange={(event) =>
            change({ basis: event.currentTarget.value === 'without_iva' ? 'without_iva' : 'with_iva' })
          }
        />
        <NativeSelect
          label={t('catalog.priceChange.rounding')}
          data={priceRoundings.map((rounding) => ({
            value: rounding,
            label: t(`catalog.priceChange.roundings.${rounding}`),
          }))}
          value={draft.rounding}
          onChange={(event) => {
            const rounding = priceRoundings.find((candidate) => candidate === event.currentTarget.value);
            if (rounding) change({ rounding });
          }}
        />
      </div>
    </>
  );
}
