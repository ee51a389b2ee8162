import { NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type IvaRate, ivaRows } from '../../../src-main/documents/taxes/iva.ts';
import { isTourismDay } from '../../../src-main/documents/taxes/tourism-days.ts';
import { keysOf } from '../../../src-main/documents/values/keys-of.ts';
import { formatMoney } from '../../lib/format/format.ts';
import {
  ivaLabel,
  ivaRatesOn,
  netPriceOf,
  type StatedPrice,
  shelfPriceOf,
  statedAs,
} from '../../lib/format/iva.ts';
import { parseDecimal } from '../../lib/format/parse-decimal.ts';
import styles from './price-fields.module.css';

/** A price as a shopkeeper states it: what the customer pays, or before IVA. */
export interface PriceDraft {
  readonly typed: string;
  readonly includesIva: boolean;
  readonly iva: IvaRate;
}

/** The price as the wire states it; undefined while what is typed is not a price. */
export function statedPriceIn({ typed, includesIva }: PriceDraft): StatedPrice | undefined {
  const price = parseDecimal(typed, 6);
  return price === undefined ? undefined : statedAs(price, includesIva);
}

interface PriceFieldsProps {
  readonly draft: PriceDraft;
  readonly onChange: (draft: PriceDraft) => void;
  /** YYYY-MM-DD: only the rates in force are offered. */
  readonly today: string;
  readonly error?: string | undefined;
  /** Of a dialog: the caret starts in the price. */
  readonly autoFocus?: boolean;
}

/** 8 % is offered on the days of its decrees, and where it was chosen before. */
function ratesFor(chosen: IvaRate, today: string): readonly IvaRate[] {
  return ivaRatesOn(today).filter((rate) => rate !== 'iva_8' || rate === chosen || isTourismDay(today));
}

export function PriceFields({ draft, onChange, today, error, autoFocus = false }: PriceFieldsProps) {
  const { t } = useTranslation();
  const price = statedPriceIn(draft);
  return (
    <div className={styles.fields}>
      <TextInput
        label={t('price.label')}
        inputMode="decimal"
        autoComplete="off"
        required
        withAsterisk={false}
        leftSection="$"
        data-autofocus={autoFocus || undefined}
        value={draft.typed}
        error={error}
        onChange={(event) => onChange({ ...draft, typed: event.currentTarget.value })}
      />
      <SegmentedControl
        className={styles.mode ?? ''}
        aria-label={t('price.mode')}
        data={[
          { value: 'with', label: t('price.withIva') },
          { value: 'without', label: t('price.withoutIva') },
        ]}
        value={draft.includesIva ? 'with' : 'without'}
        onChange={(mode) => onChange({ ...draft, includesIva: mode === 'with' })}
      />
      <NativeSelect
        label={t('price.rate')}
        data={ratesFor(draft.iva, today).map((rate) => ({ value: rate, label: ivaLabel(rate, t) }))}
        value={draft.iva}
        onChange={(event) => {
          const iva = keysOf(ivaRows).find((rate) => rate === event.currentTarget.value);
          if (iva) onChange({ ...draft, iva });
        }}
      />
      <div className={`${styles.both} tabular`} aria-live="polite">
        {price &&
          t('price.bothWithIva', {
            withIva: formatMoney(shelfPriceOf(price, draft.iva)),
            before: formatMoney(netPriceOf(price, draft.iva)),
          })}
      </div>
    </div>
  );
}
