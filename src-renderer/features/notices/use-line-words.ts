import { useTranslation } from 'react-i18next';
import { formatTime } from '../../lib/format.ts';
import type { NoticeLine } from './fold-alike.ts';
import { type HappeningWords, useHappeningWords } from './use-happening-words.ts';

/** Says a line of the list: one happening as it is, many alike with how many there were and since when. */
export function useLineWords(): (line: NoticeLine) => HappeningWords {
  const { t } = useTranslation();
  const wordsOf = useHappeningWords();
  return ({ newest, count, firstAt }) => {
    const words = wordsOf(newest);
    if (count === 1) return words;
    const times = t('notices.times', { count, time: formatTime(firstAt) });
    if (newest.kind !== 'refused') return { ...words, hint: times };
    const title = t('notices.kind.refusedMany', { count });
    return { ...words, title, hint: times, to: '/documentos?estado=refused' };
  };
}
