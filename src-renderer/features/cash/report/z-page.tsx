import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { refusalIn } from '../../../lib/http/answer.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { BackToCash } from '../back-to-cash.tsx';
import { useZReport } from '../cash-query.ts';
import { PrintReport } from './print-report.tsx';
import { ReportSheet } from './report-sheet.tsx';

/** A Z from before: the same page, which says that it is a copy. */
export function ZPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data: z, error } = useZReport(id);
  const refusal = refusalIn(error);
  return (
    <Page
      title={z ? t('cash.report.z', { number: z.z_number }) : t('cash.closings')}
      actions={
        <>
          <BackToCash />
          {z && <PrintReport sessionId={id} kind="z" />}
        </>
      }
    >
      {refusal && <RefusalNotice refusal={refusal} />}
      {!z && !refusal && <Skeleton height="24rem" />}
      {z && <ReportSheet report={z} />}
    </Page>
  );
}
