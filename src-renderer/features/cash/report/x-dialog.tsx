import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CashReport } from '../../../../src-main/contract/counter/cash-report.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import styles from '../cash.module.css';
import { PrintReport } from './print-report.tsx';
import { ReportSheet } from './report-sheet.tsx';

interface XDialogProps {
  readonly report: CashReport;
  readonly onClose: () => void;
}

/** How a shift stands, for operators who may know. */
export function XDialog({ report, onClose }: XDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('cash.report.x')} size="lg" onClose={onClose}>
      <div className={styles.stack}>
        <div className={styles.bar}>
          <Text c="dimmed">{t('cash.report.xHint')}</Text>
          <PrintReport sessionId={report.cash_session_id} kind="x" shownAt={report.generated_at} hasFocus />
        </div>
        <ReportSheet report={report} />
      </div>
    </Dialog>
  );
}
