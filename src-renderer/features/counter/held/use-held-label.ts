import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format/format.ts';
import { useSale } from '../sale/sale-context.tsx';

const LONGEST_LABEL = 100;

/** What a sale that is put aside is called when nobody says: by its buyer, or by the time. */
export function useHeldLabel(): string {
  const { t } = useTranslation();
  const buyer = useSale((sale) => sale.buyer);
  const [now] = useState(() => new Date().toISOString());
  return (buyer?.name ?? t('sale.heldLabel', { time: formatTime(now) })).slice(0, LONGEST_LABEL);
}
