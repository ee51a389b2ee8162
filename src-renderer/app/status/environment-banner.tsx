import { Button } from '@mantine/core';
import { IconSchool } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useWindowEnvironment } from '../../lib/environment/window-environment.ts';
import { useService } from '../../lib/http/service.tsx';
import styles from './environment-banner.module.css';

/** Above every page of a window whose documents do not count: nobody must take them for real ones. */
export function EnvironmentBanner() {
  const { t } = useTranslation();
  const { environment, workspace } = useService();
  const { comeBack } = useWindowEnvironment();
  if (environment === 'live') return null;
  const title = t(`environment.banner.${environment}`);
  return (
    <section className={styles.banner} aria-label={title}>
      <IconSchool size={20} aria-hidden />
      <div className={styles.text}>
        <strong>{title}</strong> {t(`environment.bannerHint.${environment}`)}
      </div>
      {workspace.environment === 'live' && (
        <Button size="compact-md" variant="white" className={styles.back ?? ''} onClick={comeBack}>
          {t('environment.comeBack')}
        </Button>
      )}
    </section>
  );
}
