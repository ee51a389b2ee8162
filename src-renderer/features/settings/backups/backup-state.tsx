import { useTranslation } from 'react-i18next';
import type { BackupDestinationState } from '../../../../src-main/contract/business/backups/backup.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';

/** The state of one destination: when the last was made, when the next will be, and what keeps it away. */
export function BackupState({ state }: { readonly state: BackupDestinationState }) {
  const { t, i18n } = useTranslation();
  const { place, last, trouble, next_at, is_late } = state;
  const name = t(`backups.places.${place}`);
  const lastLine = last
    ? t('backups.last', { at: formatInstant(last.at), count: last.documents })
    : t('backups.noneYet');
  if (trouble) {
    return (
      <Notice tone={is_late ? 'bad' : 'care'} title={t('backups.trouble', { place: name })}>
        <div lang={i18n.language === 'es' ? undefined : 'es'}>{trouble.message}</div>
        <div>{lastLine}</div>
        <div>{t('backups.nextTry', { at: formatInstant(next_at) })}</div>
      </Notice>
    );
  }
  return (
    <Notice
      tone={is_late ? 'bad' : last ? 'ok' : 'quiet'}
      title={is_late ? t('backups.late', { place: name }) : name}
    >
      <div>{lastLine}</div>
      <div>{t('backups.next', { at: formatInstant(next_at) })}</div>
    </Notice>
  );
}
