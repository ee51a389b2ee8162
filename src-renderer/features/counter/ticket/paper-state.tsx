import { IconFileAlert, IconHourglass, IconPrinter, IconPrinterOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PrintJobResource } from '../../../../src-main/contract/printing/print-job.ts';
import { useLastPrint } from '../../../lib/printing/print-jobs-query.ts';
import { useAfterSalesState } from '../charge/after-sale/after-sales-provider.tsx';
import styles from './ticket.module.css';

interface PaperStateProps {
  readonly documentId: string;
  /** Where there is little room: nothing of a ticket that is out, and no remedy, which the printer's own hint has. */
  readonly isBrief?: boolean;
}

/** How the last paper of a document stands; it disturbs nobody, and says what to do where something is wrong. */
export function PaperState({ documentId, isBrief = false }: PaperStateProps) {
  const { t, i18n } = useTranslation();
  const isAsking = useAfterSalesState(({ last, isAsking }) => isAsking && last?.documentId === documentId);
  const { data: job } = useLastPrint(documentId);
  const status = paperStatus(job ?? undefined, isAsking);
  if (!status || (isBrief && status.state === 'printed')) return <div role="status" />;
  const { state, tone, Icon } = status;
  const reason = job?.trouble?.message.replace(/\.$/, '') ?? '';
  return (
    <div className={styles.paper} role="status" data-tone={tone}>
      <Icon size={18} aria-hidden />
      <div>
        <div>{t(`ticket.paper.${state}`, { reason })}</div>
        {!isBrief && tone !== 'quiet' && job?.trouble && (
          <div className={styles.remedy} lang={i18n.language === 'es' ? undefined : 'es'}>
            {job.trouble.remedy}
          </div>
        )}
      </div>
    </div>
  );
}

function paperStatus(job: PrintJobResource | undefined, isAsking: boolean) {
  if (!job) return isAsking ? ({ state: 'asking', tone: 'quiet', Icon: IconHourglass } as const) : undefined;
  switch (job.status) {
    case 'waiting':
    case 'printing':
      // Each try is no news as long as it ends as the last one did.
      return job.trouble
        ? ({ state: 'waiting', tone: 'care', Icon: IconPrinterOff } as const)
        : ({ state: 'printing', tone: 'quiet', Icon: IconPrinter } as const);
    case 'printed':
      return { state: job.copy ? 'copied' : 'printed', tone: 'quiet', Icon: IconPrinter } as const;
    case 'failed':
      return { state: 'failed', tone: 'bad', Icon: IconFileAlert } as const;
    case 'cancelled':
      return { state: 'cancelled', tone: 'quiet', Icon: IconPrinterOff } as const;
  }
}
