import { useTranslation } from 'react-i18next';
import { BackupsPanels } from '../../features/settings/backups/backups-panels.tsx';

/** The backups of the head office; one is put back at its computer, with the head office closed. */
export function HeadBackupSettings() {
  const { t } = useTranslation();
  return (
    <BackupsPanels
      intro={t('head.settings.backupsIntro')}
      none={t('head.settings.backupsNone')}
      folderHint={t('head.settings.backupsFolder')}
      restores={false}
    />
  );
}
