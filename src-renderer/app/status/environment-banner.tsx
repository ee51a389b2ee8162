import { Button } from '@mantine/core';
import { IconFlask, IconSchool } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useWindowEnvironment } from '../../lib/environment/window-environment.ts';
import { useService } from '../../lib/http/service.tsx';
import styles from './environment-banner.module.css';

const icons = { sandbox: IconSchool, test: IconFlask } as const;

/** Above every page of a window whose documents do not count: nobody must take them for real ones. */
export function EnvironmentBanner() {
  const { t } = useTranslation();
  const { environment, workspace } = useService();
  const { comeBack } = useWindowEnvironment();
  if (environment === 'live') return null;
  const Icon = icons[environment];
  const title = t(`environment.banner.${environment}`);
  return (
    <section className={styles.banner} aria-label={title}>
      <Icon size={20} aria-hidden />
      <div className={styles.text}>
        <strong className={styles.title}>{title}</strong>
        {t(`environment.bannerHint.${environment}`)}
      </div>
      {workspace.environment === 'live' && (
        <Button size="compact-md" variant="white" className={styles.back ?? ''} onClick={comeBack}>
          {t('environment.comeBack')}
        </Button>
      )}
    </section>
  );
}
