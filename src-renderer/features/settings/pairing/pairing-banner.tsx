import { Button } from '@mantine/core';
import { IconPlugConnected } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { usePairings } from './pairing-query.ts';

const settingsPath = '/ajustes/programas';

/** A program asks for a key while the person is elsewhere. */
export function PairingBanner() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { data: pairings } = usePairings();
  const asking = pairings?.find(({ status }) => status === 'pending');
  if (!asking || pathname === settingsPath) return null;
  return (
    <Banner
      tone="wait"
      permission="manage_api_keys"
      icon={IconPlugConnected}
      title={t('pairing.banner', { name: asking.name })}
      actions={
        <Button variant="default" component={Link} to={settingsPath}>
          {t('pairing.review')}
        </Button>
      }
    >
      {t('pairing.bannerHint')}
    </Banner>
  );
}
