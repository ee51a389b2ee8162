import { Button } from '@mantine/core';
import { IconDatabaseOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AttentionItem } from '../../../src-main/contract/head/attention.ts';
import { formatInstant } from '../../lib/format/format.ts';
import { AttentionRow } from '../../ui/attention/attention-rows.tsx';
import { ownersAlone, useIsFor } from '../session/audience.ts';

interface BackupFailedProps {
  readonly failure: Extract<AttentionItem, { kind: 'backup_failed' }>;
}

/** Backups of the head office that do not get to their place: since when, why, and where that is mended. */
export function BackupFailed({ failure: { made_by, last_at, problem } }: BackupFailedProps) {
  const { t, i18n } = useTranslation();
  const isOwner = useIsFor(ownersAlone);
  return (
    <AttentionRow
      tone="bad"
      icon={IconDatabaseOff}
      title={
        last_at === undefined
          ? t(made_by === 'till' ? 'head.attention.tillBackupNever' : 'head.attention.backupNever')
          : t(made_by === 'till' ? 'head.attention.tillBackupFailed' : 'head.attention.backupFailed', {
              at: formatInstant(last_at),
            })
      }
      hint={
        problem === undefined ? (
          t('head.attention.backupLate')
        ) : (
          <span lang={i18n.language === 'es' ? undefined : 'es'}>{problem}</span>
        )
      }
    >
      {isOwner && (
        <Button variant="default" component={Link} to="/ajustes/respaldos">
          {t('head.attention.backupSee')}
        </Button>
      )}
    </AttentionRow>
  );
}
