import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import type { CashReport } from '../../../../src-main/contract/counter/cash-report.ts';
import { useWorkplace } from '../../../lib/workplace/use-workplace.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { BackToCash } from '../back-to-cash.tsx';
import styles from '../cash.module.css';
import { useForgetting } from '../cash-query.ts';
import { BlindCount } from '../count/blind-count.tsx';
import { ClosedNotice } from '../session/closed-notice.tsx';
import { PrintReport } from './print-report.tsx';
import { ReportSheet } from './report-sheet.tsx';

/** Counting first, and only then what there should have been. */
export function ClosingPage() {
  const { t } = useTranslation();
  const { cashSession } = useWorkplace();
  const [z, setZ] = useState<CashReport>();
  const forget = useForgetting();
  if (z) {
    return (
      // Another page than the count: it begins at its top.
      <Page
        key="z"
        title={t('cash.report.z', { number: z.z_number })}
        actions={
          <>
            <BackToCash />
            <PrintReport sessionId={z.cash_session_id} kind="z" hasFocus />
          </>
        }
      >
        <ClosedNotice z={z} />
        <ReportSheet report={z} />
      </Page>
    );
  }
  if (!cashSession) return <Navigate to="/caja" replace />;
  return (
    <Page title={t('cash.closeTitle', { till: cashSession.till_name })} actions={<BackToCash />}>
      <div className={styles.counting}>
        <BlindCount
          session={cashSession}
          onClosed={(report) => {
            setZ(report);
            void forget();
          }}
        />
      </div>
    </Page>
  );
}
