import {
  LABELS_ON_ROLL_AT_MOST,
  type LabelContent,
  type LabelPrintBody,
} from '../../../contract/catalog/labels.ts';
import type { PrintedReport, PrintedReportLine } from '../../../contract/counter/printed-report.ts';
import type { PrintJobResource } from '../../../contract/printing/print-job.ts';
import type { Outcome } from '../../../contract/problems/problems.ts';
import type { Labels, ProductLabel } from './labels.ts';

export interface LabelPrintingDependencies {
  readonly collect: Labels['collect'];
  /** Widths in modules of bars and spaces, a bar first; undefined for letters that no scanner reads. */
  readonly barsOf: (code: string) => Promise<{ readonly widths: readonly number[] } | undefined>;
  readonly printReport: (
    report: PrintedReport,
    options: { readonly printerId?: string },
  ) => Promise<Outcome<PrintJobResource>>;
}

export type LabelPrinting = ReturnType<typeof makeLabelPrinting>;

/** Labels on a receipt printer: one below the other, to be cut at the dashes. */
export function makeLabelPrinting({ collect, barsOf, printReport }: LabelPrintingDependencies) {
  return {
    async print({ printer_id: printerId, ...request }: LabelPrintBody): Promise<Outcome<PrintJobResource>> {
      const collected = await collect(request, LABELS_ON_ROLL_AT_MOST);
      if (!collected.ok) return collected;
      const { labels, record } = collected.value;
      const lines: PrintedReportLine[] = [];
      for (const label of labels) {
        const bars = request.content === 'price' ? undefined : await barsOf(label.scanned);
        lines.push(...labelLines(label, request.content, bars?.widths ?? []), { kind: 'rule' });
      }
      const report = { title: 'ETIQUETAS', subtitles: [], lines };
      const job = await printReport(report, printerId === undefined ? {} : { printerId });
      if (job.ok) await record();
      return job;
    },
  };
}

function labelLines(
  { name, price, measurePrice, scanned }: ProductLabel,
  content: LabelContent,
  widths: readonly number[],
): PrintedReportLine[] {
  const centered = { kind: 'text', align: 'center' } as const;
  return [
    { ...centered, text: name },
    ...(content === 'barcode' ? [] : [{ ...centered, size: 'big' as const, text: `$ ${price}` }]),
    ...(content === 'barcode' || measurePrice === undefined
      ? []
      : [{ ...centered, text: `$ ${measurePrice.price} / ${measurePrice.measure}` }]),
    ...(content === 'price' ? [] : [{ kind: 'bars' as const, text: scanned, widths: [...widths] }]),
  ];
}
