import { useTranslation } from 'react-i18next';
import { EXPIRING_DAYS } from '../../../src-main/contract/catalog/lots.ts';
import type { Tone } from '../../ui/feedback/tone.ts';
import { formatDate } from '../format/format.ts';

interface LotName {
  readonly number?: string | undefined;
  readonly expires_on: string;
}

/** How a lot is called, and how long it is good. */
export function useLotTexts() {
  const { t } = useTranslation();
  return {
    nameOf({ number, expires_on: day }: LotName): string {
      const date = formatDate(day);
      return number === undefined ? t('lots.unnumbered', { date }) : t('lots.named', { number, date });
    },
    leftOf(days: number): string {
      if (days === 0) return t('lots.today');
      return days < 0 ? t('lots.ago', { count: -days }) : t('lots.days', { count: days });
    },
    toneOf(days: number): Tone {
      if (days < 0) return 'bad';
      return days <= EXPIRING_DAYS ? 'care' : 'ok';
    },
  };
}
