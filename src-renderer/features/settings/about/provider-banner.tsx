import { Button } from '@mantine/core';
import { IconLicense } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useProgramSettings } from '../../../lib/program-settings.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useProviderMissing } from './use-provider-missing.ts';

/** While documents that count do not name the program's provider: they are authorized so, and audited later. */
export function ProviderBanner() {
  const { t } = useTranslation();
  const savedRuc = useProgramSettings()?.software_provider_ruc;
  if (!useProviderMissing()) return null;
  return (
    <Banner
      tone="care"
      permission="manage_settings"
      icon={IconLicense}
      title={t('about.providerMissing')}
      actions={
        <Button variant="default" component={Link} to="/ajustes/acerca">
          {t('about.see')}
        </Button>
      }
    >
      {savedRuc === undefined ? t('about.providerBanner') : t('about.providerSaved', { ruc: savedRuc })}
    </Banner>
  );
}
