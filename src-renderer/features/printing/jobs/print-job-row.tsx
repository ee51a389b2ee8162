import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PrintJobResource } from '../../../../src-main/contract/printing/print-job.ts';
import type { PrinterResource } from '../../../../src-main/contract/printing/printer.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useJobCommand } from '../../../lib/printing/print-jobs-query.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import styles from '../printing.module.css';

interface PrintJobRowProps {
  readonly job: PrintJobResource;
  readonly printers: readonly PrinterResource[];
}

/** Something that has not come out: what, where, why not, and the ways on. */
export function PrintJobRow({ job, printers }: PrintJobRowProps) {
  const { t, i18n } = useTranslation();
  const command = useJobCommand();
  const refusal = refusalIn(command.error);
  const printer = printers.find(({ id }) => id === job.printer_id);
  const elsewhere = printers.filter(({ id }) => id !== job.printer_id);
  const title = [t(`printing.kinds.${job.kind}`), ...(job.copy ? [t('printing.copy')] : [])].join(' · ');
  const time = formatInstant(job.created_at);
  return (
    <li className={styles.job}>
      <div className={styles.jobHead}>
        <span>
          <strong>{title}</strong> {t('printing.at', { printer: printer?.name ?? t('printing.gone') })}
        </span>
        <span className={`${styles.dim} tabular`}>{time}</span>
      </div>
      {job.trouble && (
        <div lang={i18n.language === 'es' ? undefined : 'es'}>
          <strong>{job.trouble.message}</strong> {job.trouble.remedy}
        </div>
      )}
      {job.might_have_printed && <div>{t('printing.doubt')}</div>}
      {job.next_attempt_at !== undefined && job.tries > 0 && (
        <div className={`${styles.dim} tabular`}>
          {t('printing.nextTry', { time: formatInstant(job.next_attempt_at).slice(-8) })}
        </div>
      )}
      {refusal && <RefusalNotice refusal={refusal} />}
      <div className={styles.actions}>
        {printer && (
          <Button
            variant="default"
            disabled={command.isPending}
            onClick={() => command.mutate({ kind: 'retry', id: job.id })}
          >
            {t('printing.retry')}
          </Button>
        )}
        {elsewhere.map(({ id, name }) => (
          <Button
            key={id}
            variant="default"
            disabled={command.isPending}
            onClick={() => command.mutate({ kind: 'retry', id: job.id, printerId: id })}
          >
            {t('printing.retryAt', { printer: name })}
          </Button>
        ))}
        {job.status === 'waiting' && (
          <Button
            variant="subtle"
            color="gray"
            disabled={command.isPending}
            onClick={() => command.mutate({ kind: 'cancel', id: job.id })}
          >
            {t('printing.cancelJob')}
          </Button>
        )}
        {job.document_id !== undefined && (
          <Button variant="subtle" component={Link} to={`/documentos/${job.document_id}`}>
            {t('printing.seeDocument')}
          </Button>
        )}
      </div>
    </li>
  );
}
