import type { CashPrintBody } from '../../../src-main/contract/counter/cash-printing.ts';
import { type PrintJobResource, printJobResource } from '../../../src-main/contract/printing/print-job.ts';
import type { Answer } from '../http/answer.ts';
import type { Http } from '../http/http.ts';

interface ReportPrinting {
  /** The cash session. */
  readonly sessionId: string;
  readonly report: CashPrintBody['report'];
  /** Of `read_x_report`, where who asks for an X may not see it. */
  readonly approvalId?: string | undefined;
  /** `generated_at` of the X on the screen: that page is printed, while it is fresh, and needs no permit of its own. */
  readonly shownAt?: string | undefined;
}

/** Prints an X or a Z on its till's printer: from its second paper on a page says COPIA. */
export function printCashReport(
  local: Http,
  { sessionId, report, approvalId, shownAt }: ReportPrinting,
): Promise<Answer<PrintJobResource>> {
  return local.send(printJobResource, 'POST /v1/local/cash-sessions/{id}/print', {
    path: { id: sessionId },
    body: {
      report,
      ...(approvalId !== undefined && { approval_id: approvalId }),
      ...(shownAt !== undefined && { generated_at: shownAt }),
    },
  });
}
