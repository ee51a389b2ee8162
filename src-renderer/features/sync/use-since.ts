import { useTranslation } from 'react-i18next';
import { ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';
import { formatDate, formatTime } from '../../lib/format/format.ts';

/**
 * `desde las 10:42`, with the date where it was another day; nothing where the instant is not known.
 *
 * @param today YYYY-MM-DD
 */
export function useSince(today: string): (instant: string | undefined) => string {
  const { t } = useTranslation();
  return (instant) => {
    if (instant === undefined) return '';
    const [date, time] = [ecuadorDate(new Date(instant)), formatTime(instant)];
    return date === today ? t('sync.since', { time }) : t('sync.sinceDay', { date: formatDate(date), time });
  };
}
