import { useTranslation } from 'react-i18next';
import type { BackupDestinationState } from '../../../../src-main/contract/business/backups/backup.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';

/** The state of one destination: of the program's own backups there, and of those of the head office of this computer. */
export function BackupState({ state }: { readonly state: BackupDestinationState }) {
  const { t } = useTranslation();
  const { place, next_at, head_office } = state;
  const name = t(`backups.places.${place}`);
  return (
    <>
      <StateNotice name={name} state={state} next_at={next_at} />
      {head_office && (
        <StateNotice name={t('backups.ofHead', { place: name })} state={head_office} next_at={next_at} />
      )}
    </>
  );
}

interface StateNoticeProps extends Pick<BackupDestinationState, 'next_at'> {
  readonly name: string;
  readonly state: Pick<BackupDestinationState, 'last' | 'trouble' | 'is_late'>;
}

/** When the last was made, when the next will be, and what keeps it away. */
function StateNotice({ name, state: { last, trouble, is_late }, next_at }: StateNoticeProps) {
  const { t, i18n } = useTranslation();
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
