import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { BackupDestinationName } from '../../../../src-main/contract/business/backups/backup.ts';
import { formatBytes } from '../../../lib/format/format.ts';
import { LongWork } from '../../../ui/feedback/long-work.tsx';
import styles from './backups.module.css';
import { useBackups, useBackupTestCancel } from './backups-query.ts';

/** A test tells how far it is as often as this. */
const WATCHED_MS = 500;

interface BackupTestProgressProps {
  readonly destination: BackupDestinationName;
  readonly file: string;
  /** All of it. */
  readonly bytes: number;
}

/** How far the test of a backup is, and the way to end it. */
export function BackupTestProgress({ destination, file, bytes: total }: BackupTestProgressProps) {
  const { t } = useTranslation();
  const { data: backups } = useBackups(WATCHED_MS);
  const cancel = useBackupTestCancel();
  const testing = backups?.testing;
  const isOfThis = testing?.place === destination && testing.file === file;
  const stage = isOfThis ? testing.stage : 'fetching';
  const done = isOfThis ? testing.bytes : 0;
  return (
    <>
      <LongWork label={t('backups.testing')} progress={done === undefined ? undefined : { done, total }}>
        {t(`backups.testStages.${stage}`, { done: formatBytes(done ?? 0), total: formatBytes(total) })}
      </LongWork>
      <div className={styles.actions}>
        <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('backups.testCancel')}
        </Button>
      </div>
    </>
  );
}
