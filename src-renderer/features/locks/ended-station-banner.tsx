import { Button } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { OnlyFor } from '../../ui/actions/only-for.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';

const settingsPath = '/ajustes/matriz';

/** While the head office follows another computer as this till, or turned it away: nothing live is issued here. */
export function EndedStationBanner({ reason }: { readonly reason: 'forked' | 'revoked' }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <Banner
      tone="bad"
      icon={IconBuildingStore}
      title={t(`lock.${reason}Title`)}
      actions={
        <>
          {reason === 'forked' && (
            <OnlyFor permission="manage_business">
              <Button variant="default" component={Link} to="/ajustes/negocio">
                {t('lock.unprovenPoint')}
              </Button>
            </OnlyFor>
          )}
          {pathname !== settingsPath && (
            <OnlyFor permission="manage_settings" isNeeded>
              <Button variant="default" component={Link} to={settingsPath}>
                {t('lock.endedEnrol')}
              </Button>
            </OnlyFor>
          )}
        </>
      }
    >
      {t(`lock.${reason}Text`)}
    </Banner>
  );
}
