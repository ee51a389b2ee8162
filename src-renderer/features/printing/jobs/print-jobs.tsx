import { Skeleton, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PrintJobResource } from '../../../../src-main/contract/printing/print-job.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { usePrintJobs } from '../../../lib/printing/print-jobs-query.ts';
import { usePrinters } from '../../../lib/printing/printers-query.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import styles from '../printing.module.css';
import { PrintJobRow } from './print-job-row.tsx';

/** What has not come out: what goes on by itself, and what was given up. */
export function PrintJobs() {
  const { t } = useTranslation();
  const waiting = usePrintJobs('waiting');
  const failed = usePrintJobs('failed');
  const refusal = refusalIn(waiting.error) ?? refusalIn(failed.error);
  if (!waiting.data || !failed.data) {
    return refusal ? <RefusalNotice refusal={refusal} /> : <Skeleton height="4rem" />;
  }
  if (waiting.data.length + failed.data.length === 0) {
    return <Text c="dimmed">{t('printing.noJobs')}</Text>;
  }
  return (
    <div className={styles.stack}>
      {/* The next to come out first. */}
      <JobList title={t('printing.waitingJobs')} jobs={waiting.data.toReversed()} />
      <JobList title={t('printing.failedJobs')} jobs={failed.data} />
    </div>
  );
}

function JobList({ title, jobs }: { readonly title: string; readonly jobs: readonly PrintJobResource[] }) {
  const { data: printers = [] } = usePrinters();
  if (jobs.length === 0) return null;
  return (
    <section className={styles.section} aria-label={title}>
      <Title order={3}>{title}</Title>
      <ul className={styles.jobs}>
        {jobs.map((job) => (
          <PrintJobRow key={job.id} job={job} printers={printers} />
        ))}
      </ul>
    </section>
  );
}
