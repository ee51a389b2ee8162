import { useTranslation } from 'react-i18next';
import { usePrintJob } from '../../../lib/printing/print-jobs-query.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';

interface TestOutcomeProps {
  readonly jobId: string;
  /** Of the printer. */
  readonly name: string;
}

/** How the test page goes, until it is out or given up. */
export function TestOutcome({ jobId, name }: TestOutcomeProps) {
  const { t, i18n } = useTranslation();
  const { data: job } = usePrintJob(jobId);
  if (job?.status === 'cancelled') return null;
  if (job?.status === 'printed') return <Notice tone="ok" title={t('printing.testPrinted', { name })} />;
  if (!job?.trouble) return <Notice tone="wait" title={t('printing.testing', { name })} />;
  const reason = job.trouble.message.replace(/\.$/, '');
  const isOver = job.status === 'failed';
  return (
    <Notice
      tone={isOver ? 'bad' : 'care'}
      title={t(isOver ? 'printing.testFailed' : 'printing.testWaiting', { reason })}
    >
      <div lang={i18n.language === 'es' ? undefined : 'es'}>{job.trouble.remedy}</div>
    </Notice>
  );
}
