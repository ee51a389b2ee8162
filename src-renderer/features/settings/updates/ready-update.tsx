import { Button, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DesktopCapabilities } from '../../../../src-main/contract/desktop/desktop.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import styles from './updates.module.css';
import { useUpdateAct } from './updates-query.ts';

interface ReadyUpdateProps {
  readonly desktop: DesktopCapabilities;
  readonly offered: { readonly version: string; readonly notes: string };
}

/** A version that waits to be installed: what it brings, the button, and what stands in its way. */
export function ReadyUpdate({ desktop, offered: { version, notes } }: ReadyUpdateProps) {
  const { t } = useTranslation();
  const install = useUpdateAct(() => desktop.installUpdate());
  const obstacles = install.data;
  return (
    <>
      <Notice tone="ok" title={t('updates.phase.ready', { version })}>
        <div>{t('updates.installHint')}</div>
      </Notice>
      {notes !== '' && (
        <div lang="es">
          <Title order={3} className={styles.notesTitle ?? ''}>
            {t('updates.notes')}
          </Title>
          <Text className={styles.notes ?? ''}>{notes}</Text>
        </div>
      )}
      {obstacles && (
        <Notice tone="care" title={t('updates.obstacles')}>
          {obstacles.openCashSessions && <div>{t('updates.openCashSession')}</div>}
          {obstacles.waitingDocuments > 0 && (
            <div>{t('updates.waitingDocuments', { count: obstacles.waitingDocuments })}</div>
          )}
        </Notice>
      )}
      <Button onClick={() => install.mutate()} loading={install.isPending}>
        {t('updates.install')}
      </Button>
    </>
  );
}
