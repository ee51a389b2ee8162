import { useTranslation } from 'react-i18next';
import { formatTime } from '../../lib/format/format.ts';
import type { NoticeLine } from './activity/fold-alike.ts';
import { type ActivityMessage, useActivityMessage } from './activity/use-activity-message.ts';

/** Says a line of the list: one activity as it is, many alike with how many there were and since when. */
export function useLineMessage(): (line: NoticeLine) => ActivityMessage {
  const { t } = useTranslation();
  const messageOf = useActivityMessage();
  return ({ newest, count, firstAt }) => {
    const message = messageOf(newest);
    if (count === 1) return message;
    const times = t('notices.times', { count, time: formatTime(firstAt) });
    if (newest.kind !== 'refused') return { ...message, hint: times };
    const title = t('notices.kind.refusedMany', { count });
    return { ...message, title, hint: times, to: '/documentos?estado=refused' };
  };
}
