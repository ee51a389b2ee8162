import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useReadiness } from '../../lib/queries/service/readiness-query.ts';
import { OnlyFor } from '../../ui/actions/only-for.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';

/** What keeps the shop from signing or storing a sale right now. The clock and the series have banners of their own. */
export function ReadinessBanners() {
  const { t, i18n } = useTranslation();
  const { data: readiness } = useReadiness();
  const lang = i18n.language === 'es' ? undefined : 'es';
  const missing = readiness?.requirements.filter(({ status, blocking }) => status === 'missing' && blocking);
  // While the clock is wrong, whether a certificate is in force is not known.
  const isClockWrong = missing?.some(({ code }) => code === 'clock');
  return missing?.map(({ code, message, remedy }) => {
    if (code !== 'storage' && (code !== 'certificate' || isClockWrong)) return null;
    return (
      <Banner
        key={code}
        tone="bad"
        icon={IconAlertTriangle}
        title={t(code === 'certificate' ? 'lock.cannotSign' : 'lock.cannotStore')}
        actions={
          code === 'certificate' ? (
            <OnlyFor permission="manage_certificate" isNeeded>
              <Button variant="default" component={Link} to="/ajustes/firma">
                {t('lock.seeCertificate')}
              </Button>
            </OnlyFor>
          ) : null
        }
      >
        <span lang={lang}>
          {message} {remedy}
        </span>
      </Banner>
    );
  });
}
