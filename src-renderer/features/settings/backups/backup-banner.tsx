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
  const lateOfHead = backups.places.find(({ head_office }) => head_office?.is_late);
  if (!late && !lateOfHead && (environment !== 'live' || backups.settings)) return null;
  const title = () => {
    if (late) return t('backups.late', { place: t(`backups.places.${late.place}`) });
    if (!lateOfHead) return t('backups.noneLive');
    return t('backups.late', {
      place: t('backups.ofHead', { place: t(`backups.places.${lateOfHead.place}`) }),
    });
  };
  return (
    <Banner
      tone="care"
      permission="manage_backups"
      icon={IconDatabaseExclamation}
      title={title()}
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
