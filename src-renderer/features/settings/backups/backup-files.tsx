import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  BackupDestinationName,
  BackupFile,
} from '../../../../src-main/contract/business/backups/backup.ts';
import { formatInstant, groupThousands } from '../../../lib/format/format.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { RestoreDialog } from '../restore/restore-dialog.tsx';
import { BackupTestProgress } from './backup-test-progress.tsx';
import styles from './backups.module.css';
import { useBackupFiles, useBackupTest } from './backups-query.ts';
import { RemoveBackupDialog } from './remove-backup-dialog.tsx';

interface BackupFilesProps {
  readonly destination: BackupDestinationName;
  /** The newest that were made here: with others the list is another. */
  readonly last: string;
  /** Whether one of a till can be restored here; those of a head office stand out there. */
  readonly restores: boolean;
}

/** The backups at a destination; each can be opened to see that it serves. */
export function BackupFiles({ destination, last, restores }: BackupFilesProps) {
  const { t, i18n } = useTranslation();
  const { data: files, error } = useBackupFiles(destination, last);
  const test = useBackupTest();
  const isOfHead = ({ holds }: BackupFile) => restores && holds === 'head_office';
  /** Both are made at one instant. */
  const name = (file: BackupFile, act: 'testOf' | 'removeOf') => {
    const at = formatInstant(file.created_at);
    return isOfHead(file) ? t(`backups.${act}Head`, { at }) : t(`backups.${act}`, { at });
  };
  const [removing, setRemoving] = useState<BackupFile>();
  const [restoring, setRestoring] = useState<string>();
  const refusal = refusalIn(error) ?? refusalIn(test.error);
  if (!files) return refusal ? <RefusalNotice refusal={refusal} /> : <Skeleton height="6rem" />;
  if (files.length === 0) return null;
  return (
    <div className={styles.stack}>
      <table
        className={styles.table}
        aria-label={t('backups.filesIn', { place: t(`backups.places.${destination}`) })}
      >
        <thead>
          <tr>
            <th scope="col">{t('backups.madeAt')}</th>
            <th scope="col">{t('backups.file')}</th>
            <th scope="col">{t('backups.size')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {files.map((one) => (
            <tr key={one.file}>
              <td>{formatInstant(one.created_at)}</td>
              <td>
                {one.file}
                {isOfHead(one) && <div className={styles.hint}>{t('backups.fileOfHead')}</div>}
              </td>
              <td className="tabular">
                {t('backups.kilobytes', { size: groupThousands(String(Math.ceil(one.bytes / 1024))) })}
              </td>
              <td>
                <Button
                  variant="subtle"
                  aria-label={name(one, 'testOf')}
                  loading={test.isPending && test.variables.file === one.file}
                  disabled={test.isPending}
                  onClick={() => test.mutate({ place: destination, file: one.file })}
                >
                  {t('backups.test')}
                </Button>
                {restores && one.holds === 'till' && (
                  <Button
                    variant="subtle"
                    aria-label={t('backups.restoreOf', { at: formatInstant(one.created_at) })}
                    onClick={() => setRestoring(one.file)}
                  >
                    {t('backups.restoreAsk')}
                  </Button>
                )}
                <Button
                  variant="subtle"
                  color="red"
                  aria-label={name(one, 'removeOf')}
                  onClick={() => setRemoving(one)}
                >
                  {t('backups.remove')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {restoring !== undefined && (
        <RestoreDialog
          from={{ place: destination, file: restoring }}
          replacesData
          onClose={() => setRestoring(undefined)}
        />
      )}
      {removing && (
        <RemoveBackupDialog
          file={removing}
          isNewest={isNewestOfIts(removing, files)}
          onClose={() => setRemoving(undefined)}
        />
      )}
      {refusal && <RefusalNotice refusal={refusal} />}
      {test.isPending && (
        <BackupTestProgress
          destination={test.variables.place}
          file={test.variables.file}
          bytes={bytesOf(test.variables.file, files)}
        />
      )}
      {test.data && (
        <Notice tone={test.data.ok ? 'ok' : 'bad'} title={test.data.file}>
          <div lang={i18n.language === 'es' ? undefined : 'es'}>{test.data.message}</div>
        </Notice>
      )}
    </div>
  );
}

function bytesOf(name: string, files: readonly BackupFile[]): number {
  return files.find(({ file }) => file === name)?.bytes ?? 0;
}

/** Of the computer that made it: its name ends in the instant. */
function isNewestOfIts({ file }: BackupFile, files: readonly BackupFile[]): boolean {
  const computer = file.slice(0, file.lastIndexOf('-') + 1);
  return files.find((one) => one.file.startsWith(computer))?.file === file;
}
