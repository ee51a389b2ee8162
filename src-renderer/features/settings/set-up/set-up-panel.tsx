import { Button, Text } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from './set-up.module.css';

/** The same way, for who goes it later or again. */
export function SetUpPanel({ isThere }: { readonly isThere: boolean }) {
  const { t } = useTranslation();
  return (
    <Panel>
      <div className={styles.bar}>
        <Text>{t(isThere ? 'setUp.againHint' : 'setUp.startHint')}</Text>
        <Button
          variant={isThere ? 'default' : 'filled'}
          component={Link}
          to={isThere ? '/configurar/live' : '/configurar'}
          leftSection={<IconListCheck size={18} aria-hidden />}
        >
          {t(isThere ? 'setUp.again' : 'setUp.start')}
        </Button>
      </div>
    </Panel>
  );
}
