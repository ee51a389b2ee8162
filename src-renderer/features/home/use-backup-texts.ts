import { useTranslation } from 'react-i18next';
import type { AttentionItem } from '../../../src-main/contract/reports/attention.ts';
import { formatInstant } from '../../lib/format/format.ts';

type BackupItem = Extract<AttentionItem, { kind: 'backup_late' | 'backup_missing' | 'head_backup_failed' }>;

/** What is wrong with the backups of this computer, in a title and a line. */
export function useBackupTexts(): (item: BackupItem) => { readonly title: string; readonly hint: string } {
  const { t } = useTranslation();
  return (item) => {
    const lost = t('home.backupHint');
    if (item.kind === 'backup_missing') return { title: t('backups.noneLive'), hint: lost };
    const place = t(`backups.places.${item.place}`);
    if (item.kind === 'backup_late') return { title: t('backups.late', { place }), hint: lost };
    const last =
      item.last_at === undefined
        ? t('backups.noneYet')
        : t('home.headBackupLast', { at: formatInstant(item.last_at) });
    return {
      title: t('backups.trouble', { place: t('backups.ofHead', { place }) }),
      hint: item.problem === undefined ? last : `${last} ${item.problem}`,
    };
  };
}
