import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { marginOf } from '../../../../src-main/documents/costs/margin.ts';
import { netPriceOf } from '../../../lib/format/iva.ts';
import { parseDecimal } from '../../../lib/format/parse-decimal.ts';
import { type PriceDraft, statedPriceIn } from '../../../ui/fields/price-fields.tsx';

const DECIMALS = 6;

interface CostFieldProps {
  readonly typed: string;
  readonly price: PriceDraft;
  /** What the service does not take of it. */
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
}

/** What one unit costs, with what is earned of the price above. */
export function CostField({ typed, price, error, onChange }: CostFieldProps) {
  const { t } = useTranslation();
  const cost = readCost(typed);
  const stated = statedPriceIn(price);
  const margin = cost && stated ? marginOf(netPriceOf(stated, price.iva), cost) : undefined;
  return (
    <TextInput
      label={t('costs.unitCost')}
      description={t('costs.unitCostHint')}
      inputMode="decimal"
      autoComplete="off"
      placeholder={t('field.optional')}
      value={typed}
      error={cost === undefined ? t('field.invalidNumber') : error}
      rightSectionWidth="9rem"
      rightSection={margin !== undefined && <span role="status">{t('costs.marginOf', { margin })}</span>}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** The wire's text of a cost; null of none, undefined of what is no number. */
export function readCost(typed: string): string | null | undefined {
  return typed.trim() === '' ? null : parseDecimal(typed, DECIMALS);
}
