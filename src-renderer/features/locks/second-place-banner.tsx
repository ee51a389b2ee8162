import { Button } from '@mantine/core';
import { IconDeviceUsb } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSecondPlace } from '../../lib/queries/service/second-place-query.ts';
import { OnlyFor } from '../../ui/actions/only-for.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';

/** While what was issued lately is on one disk alone, though a second place was chosen. */
export function SecondPlaceBanner() {
  const { t, i18n } = useTranslation();
  const { data: place } = useSecondPlace();
  if (place?.state !== 'late') return null;
  return (
    <Banner
      tone="care"
      icon={IconDeviceUsb}
      title={t('secondPlace.lateTitle')}
      actions={
        <OnlyFor permission="manage_destinations">
          <Button variant="default" component={Link} to="/ajustes">
            {t('secondPlace.see')}
          </Button>
        </OnlyFor>
      }
    >
      {t('secondPlace.lateText')}{' '}
      {place.problem !== undefined && (
        <span lang={i18n.language === 'es' ? undefined : 'es'}>{place.problem}</span>
      )}
    </Banner>
  );
}
