import { useTranslation } from 'react-i18next';
import type { BackupFile } from '../../../../src-main/contract/business/backups/backup.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { useBackupRemoval } from './backups-query.ts';

interface RemoveBackupDialogProps {
  readonly file: BackupFile;
  /** Of those of its computer at its destination. */
  readonly isNewest: boolean;
  readonly onClose: () => void;
}

/** Asks before a backup is gone for ever, and says it where nothing as new is left. */
export function RemoveBackupDialog({ file, isNewest, onClose }: RemoveBackupDialogProps) {
  const { t } = useTranslation();
  const removal = useBackupRemoval();
  const at = formatInstant(file.created_at);
  return (
    <QuestionDialog
      title={t('backups.removeTitle')}
      question={t(isNewest ? 'backups.removeNewest' : 'backups.removeQuestion', { at })}
      confirm={t('backups.remove')}
      isDestructive
      doing={removal}
      onConfirm={() => removal.mutate({ ...file, isNewest }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
