import type { CashPrintBody } from '../../contract/counter/cash-printing.ts';
import type { CashReport } from '../../contract/counter/cash-report.ts';
import type { PrintedReport } from '../../contract/counter/printed-report.ts';
import type { PrintJobResource } from '../../contract/printing/print-job.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { printedCashReport } from './reports/printed-cash-report.ts';

/** Where the pages come from. */
interface CashReports {
  xReport(session: string, id: string, approvalId?: string): Promise<Outcome<CashReport>>;
  zReport(id: string): Promise<Outcome<CashReport>>;
  /** The X that the session was just shown. */
  shownX(session: string, id: string, generatedAt: string): Promise<CashReport | undefined>;
}

/** Where they go. A page that came out before says COPIA: `madeAt` states how far back to look for it. */
interface ReportPrinter {
  printReport(
    report: PrintedReport,
    options: { readonly printerId?: string; readonly tillId: string; readonly madeAt: string },
  ): Promise<Outcome<PrintJobResource>>;
}

export type CashPrinting = ReturnType<typeof makeCashPrinting>;

/**
 * Prints X and Z on the printer of their till. Each X is a page of its own, unless it is the one that was just shown; a
 * Z is the same page for ever.
 */
export function makeCashPrinting(reports: CashReports, printer: ReportPrinter) {
  async function xReport(
    session: string,
    id: string,
    { generated_at: generatedAt, approval_id: approvalId }: CashPrintBody,
  ): Promise<Outcome<CashReport>> {
    const shown = generatedAt === undefined ? undefined : await reports.shownX(session, id, generatedAt);
    return shown ? { ok: true, value: shown } : reports.xReport(session, id, approvalId);
  }

  return {
    async print(session: string, id: string, body: CashPrintBody): Promise<Outcome<PrintJobResource>> {
      const { report: kind, printer_id: printerId } = body;
      const report = await (kind === 'x' ? xReport(session, id, body) : reports.zReport(id));
      if (!report.ok) return report;
      return printer.printReport(printedCashReport(report.value), {
        ...(printerId !== undefined && { printerId }),
        tillId: report.value.till.id,
        madeAt: report.value.generated_at,
      });
    },
  };
}
