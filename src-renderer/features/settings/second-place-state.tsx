import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SecondPlaceResource } from '../../../src-main/contract/business/backups/second-place.ts';
import { formatInstant } from '../../lib/format/format.ts';
import { useBackups } from './backups/backups-query.ts';

const bad = { c: 'var(--tone-bad)' } as const;

/** How old what the second place has is: the journal, and the newest backup. */
export function SecondPlaceState({ place }: { readonly place: SecondPlaceResource }) {
  const { t, i18n } = useTranslation();
  const { data: backups } = useBackups();
  const backup = backups?.places.find((one) => one.place === 'second_place');
  const { state, copied_at, behind_since, problem } = place;
  return (
    <div role="status">
      <Text {...(state === 'late' && bad)}>{t(`secondPlace.state.${state}`)}</Text>
      {behind_since !== undefined && (
        <Text>{t('secondPlace.behindSince', { at: formatInstant(behind_since) })}</Text>
      )}
      {copied_at !== undefined && <Text>{t('secondPlace.copiedAt', { at: formatInstant(copied_at) })}</Text>}
      {problem !== undefined && <Text lang={i18n.language === 'es' ? undefined : 'es'}>{problem}</Text>}
      {backup && (
        <Text {...(backup.is_late && bad)}>
          {backup.last
            ? t('secondPlace.backupAt', { at: formatInstant(backup.last.at) })
            : t('secondPlace.noBackup')}
        </Text>
      )}
    </div>
  );
}
