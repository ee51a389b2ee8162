import type { PrintedReport } from '../../../contract/counter/printed-report.ts';
import type { PrinterBody, PrinterConnection, PrinterProblem } from '../../../contract/printing/printer.ts';
import type { PrintedDocument, PrintedStatus } from '../../../documents/printing/printed.ts';

/** The content of a print job. */
export type PrintContent =
  | {
      readonly kind: 'document';
      readonly printed: PrintedDocument;
      readonly status: PrintedStatus;
      readonly logo?: Uint8Array;
    }
  | { readonly kind: 'report'; readonly report: PrintedReport }
  | { readonly kind: 'test'; readonly facts: readonly string[] };

export interface PressOptions {
  readonly printer: Pick<PrinterBody, 'paper' | 'lettering' | 'code_page' | 'cuts'>;
  readonly opensDrawer: boolean;
  /** Across the head: `COPIA`. */
  readonly mark?: string;
}

/** Renders a print job to the bytes of its printer. Throws when the content can never be rendered. */
export type RenderPrintJob = (content: PrintContent, options: PressOptions) => Promise<Uint8Array>;

/** How sending went. */
export type SendResult =
  /** All bytes were taken; `confirmed` when the printer itself confirmed that it has printed them. */
  | { readonly ok: true; readonly confirmed: boolean }
  /** `begun`: some or all bytes were sent, and it is unknown what was printed. */
  | { readonly ok: false; readonly problem: PrinterProblem; readonly begun: boolean };

/** The status that a printer reports; `unknown` when it is reachable and reports none. */
export type PrinterReply =
  | { readonly state: 'ready' | 'paper_low' | 'unknown' }
  | { readonly state: 'trouble'; readonly problem: PrinterProblem };

/** The port to printers. It never throws, and has time limits: what a printer does is a result. */
export interface PrinterLine {
  send(connection: PrinterConnection, bytes: Uint8Array, signal: AbortSignal): Promise<SendResult>;
  ask(connection: PrinterConnection, signal: AbortSignal): Promise<PrinterReply>;
  /** The names of the system's print queues; none where the system has no such queues, or does not say. */
  queues(signal: AbortSignal): Promise<readonly string[]>;
}
