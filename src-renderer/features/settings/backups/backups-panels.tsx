import { Button, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalIn } from '../../../lib/http/answer.ts';
import { OnlyFor } from '../../../ui/actions/only-for.tsx';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { LongWork } from '../../../ui/feedback/long-work.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { BackupFiles } from './backup-files.tsx';
import { BackupState } from './backup-state.tsx';
import styles from './backups.module.css';
import { BackupsForm } from './backups-form.tsx';
import { useBackupCancel, useBackupNow, useBackupSettings, useBackups } from './backups-query.ts';

/** A backup ends by itself. */
const WATCHED_MS = 500;

interface BackupsPanelsProps {
  /** What a backup of this program holds. */
  readonly intro: string;
  /** That none are made. */
  readonly none: string;
  readonly folderHint: string;
  /** Whether one can be restored in this window. */
  readonly restores: boolean;
}

/** The backups that a program makes by itself: how they go, those that there are, and when and where they are made. */
export function BackupsPanels({ intro, none, folderHint, restores }: BackupsPanelsProps) {
  const { t } = useTranslation();
  const { data: backups, error } = useBackups(WATCHED_MS);
  const now = useBackupNow();
  const cancel = useBackupCancel();
  const [stopping, setStopping] = useState(false);
  const refusal = refusalIn(error) ?? refusalIn(now.error);
  const settings = backups?.settings;
  return (
    <>
      <Panel title={t('backups.title')}>
        <div className={styles.stack}>
          <Text>{intro}</Text>
          {refusal && <RefusalNotice refusal={refusal} />}
          {!backups && !refusal && <Skeleton height="12rem" />}
          {backups && !settings && <Notice tone="care" title={none} />}
          {backups?.places.map((state) => (
            <BackupState key={state.place} state={state} />
          ))}
          {backups?.stage && (
            <LongWork label={t('backups.title')} progress={undefined}>
              {t(`backups.${backups.stage}`)}
            </LongWork>
          )}
          {settings && backups.stage && (
            <div className={styles.actions}>
              <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
                {t('backups.cancel')}
              </Button>
            </div>
          )}
          {settings && !backups.stage && (
            <div className={styles.actions}>
              <Button loading={now.isPending} onClick={() => now.mutate()}>
                {t('backups.now')}
              </Button>
              <Button variant="subtle" color="red" onClick={() => setStopping(true)}>
                {t('backups.stop')}
              </Button>
            </div>
          )}
        </div>
      </Panel>
      {settings && backups.places.some(({ last }) => last) && (
        <Panel title={t('backups.kept')}>
          <div className={styles.stack}>
            <Text>{t('backups.rule')}</Text>
            {backups.places.map(({ place, last, head_office }) => (
              <BackupFiles
                key={place}
                destination={place}
                last={`${last?.file} ${head_office?.last?.file}`}
                restores={restores}
              />
            ))}
          </div>
        </Panel>
      )}
      {backups && (
        <Panel title={t('backups.settings')}>
          <OnlyFor permission="manage_destinations" isNeeded>
            <BackupsForm key={settings ? 'kept' : 'none'} settings={settings} folderHint={folderHint} />
          </OnlyFor>
        </Panel>
      )}
      {stopping && <StopDialog onClose={() => setStopping(false)} />}
    </>
  );
}

function StopDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const change = useBackupSettings();
  return (
    <QuestionDialog
      title={t('backups.stop')}
      question={t('backups.stopQuestion')}
      confirm={t('backups.stop')}
      isDestructive
      doing={change}
      onConfirm={() => change.mutate('none', { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
