import { Button } from '@mantine/core';
import { IconLicense } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { OnlyFor } from '../../../ui/actions/only-for.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useProviderMissing } from './use-provider-missing.ts';

/** While documents that count do not name the program's provider: they are authorized so, and audited later. */
export function ProviderBanner() {
  const { t } = useTranslation();
  if (!useProviderMissing()) return null;
  return (
    <Banner
      tone="care"
      icon={IconLicense}
      title={t('about.providerMissing')}
      actions={
        <OnlyFor permission="manage_settings" isNeeded>
          <Button variant="default" component={Link} to="/ajustes/acerca">
            {t('about.see')}
          </Button>
        </OnlyFor>
      }
    >
      {t('about.providerBanner')}
    </Banner>
  );
}
