import { Button } from '@mantine/core';
import { IconDatabaseExclamation } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useService } from '../../../lib/http/service.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useBackups } from './backups-query.ts';

const settingsPath = '/ajustes/respaldos';

/** No backup was kept for two days, or none is made of what counts, while the person is elsewhere. */
export function BackupBanner() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { data: backups } = useBackups();
  const { environment } = useService();
  if (!backups || pathname === settingsPath) return null;
  const late = backups.places.find(({ is_late }) => is_late);
  if (!late && (environment !== 'live' || backups.settings)) return null;
  return (
    <Banner
      tone="care"
      permission="manage_backups"
      icon={IconDatabaseExclamation}
      title={late ? t('backups.late', { place: t(`backups.places.${late.place}`) }) : t('backups.noneLive')}
      actions={
        <Button variant="default" component={Link} to={settingsPath}>
          {t('backups.review')}
        </Button>
      }
    >
      {t('backups.lateHint')}
    </Banner>
  );
}
