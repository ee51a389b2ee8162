import { Button } from '@mantine/core';
import { IconCheck, IconPrinter } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { acceptedBy, refusalIn } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { printCashReport } from '../../../lib/printing/print-report.ts';
import { usePrinters } from '../../../lib/printing/printers-query.ts';
import { useReadAgain } from '../../../lib/queries/use-read-again.ts';
import { usePermit } from '../../../lib/workplace/use-permit.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';

interface PrintReportProps {
  readonly sessionId: string;
  readonly kind: 'x' | 'z';
  /** Of the X on the screen, `generated_at`. */
  readonly shownAt?: string;
  /** What is usually done next: Enter prints. */
  readonly hasFocus?: boolean;
}

/** Puts a report on paper: silently on the till's printer; without one, the sheet by the system's own printing. */
export function PrintReport({ sessionId, kind, shownAt, hasFocus = false }: PrintReportProps) {
  const { t } = useTranslation();
  const { data: printers } = usePrinters();
  const printing = usePrinting({ sessionId, report: kind, shownAt });
  const refusal = refusalIn(printing.error);
  const print = () => {
    if (printers?.length === 0) window.print();
    else printing.mutate();
  };
  return (
    <>
      {refusal && <RefusalNotice refusal={refusal} />}
      <Button
        leftSection={
          printing.data ? <IconCheck size={18} aria-hidden /> : <IconPrinter size={18} aria-hidden />
        }
        autoFocus={hasFocus}
        data-autofocus={hasFocus || undefined}
        loading={printing.isPending}
        onClick={print}
      >
        <span aria-live="polite">{t(printing.data ? 'cash.printing' : 'cash.print')}</span>
      </Button>
    </>
  );
}

/** Where the service has forgotten the X that is on the screen, a permit is asked for and another X printed. */
function usePrinting(request: Parameters<typeof printCashReport>[1]) {
  const { local } = useService();
  const permit = usePermit();
  const readAgain = useReadAgain('printers', 'print-jobs');
  return useMutation({
    mutationFn: async () => {
      const answer = await printCashReport(local, request);
      const isForgotten = !answer.ok && answer.refusal.code === 'operator_not_allowed';
      if (!isForgotten) return acceptedBy(Promise.resolve(answer));
      const granted = await permit('read_x_report', { cash_session_id: request.sessionId });
      if (!granted) return undefined;
      return acceptedBy(printCashReport(local, { ...request, approvalId: granted.approvalId }));
    },
    onSettled: readAgain,
  });
}
