import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../ui/layout/page.tsx';
import { MovePanel } from '../move/move-panel.tsx';
import { RestoreDialog } from '../restore/restore-dialog.tsx';
import styles from './backups.module.css';
import { BackupsPanels } from './backups-panels.tsx';

/** The backups that the program makes by itself, and what is done with one. */
export function BackupsSettings() {
  const { t } = useTranslation();
  const [restoring, setRestoring] = useState(false);
  return (
    <>
      <BackupsPanels
        intro={t('backups.intro')}
        none={t('backups.none')}
        folderHint={t('backups.folderHint')}
        restores
      />
      <Panel title={t('backups.restore')}>
        <div className={styles.stack}>
          <Text>{t('backups.restoreHint')}</Text>
          <div className={styles.actions}>
            <Button variant="default" onClick={() => setRestoring(true)}>
              {t('backups.restoreAsk')}
            </Button>
          </div>
        </div>
      </Panel>
      <MovePanel />
      {restoring && <RestoreDialog replacesData onClose={() => setRestoring(false)} />}
    </>
  );
}
