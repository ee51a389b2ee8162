import type { PrintedReport } from '../../../contract/counter/printed-report.ts';
import type { PrinterBody, PrinterConnection, PrinterProblem } from '../../../contract/printing/printer.ts';
import type { PrintedDocument, PrintedStatus } from '../../../documents/printing/printed.ts';

/** What is to be on the paper. */
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

/** The bytes a printer of a kind is sent. Throws when the content cannot be rendered, which no other try would change. */
export type RenderPrintJob = (content: PrintContent, options: PressOptions) => Promise<Uint8Array>;

/** How sending went. */
export type SendResult =
  /** All of it was taken; `confirmed` when the printer itself said that it is out. */
  | { readonly ok: true; readonly confirmed: boolean }
  /** `begun`: part of it left, or all, and nobody knows what of it was printed. */
  | { readonly ok: false; readonly problem: PrinterProblem; readonly begun: boolean };

/** How a printer says it is; `unknown` when it is there and does not say. */
export type Asked =
  | { readonly state: 'ready' | 'paper_low' | 'unknown' }
  | { readonly state: 'trouble'; readonly problem: PrinterProblem };

/** The way to a printer. Neither ever throws nor takes for ever: what a printer does is an outcome. */
export interface PrinterLine {
  send(connection: PrinterConnection, bytes: Uint8Array, signal: AbortSignal): Promise<SendResult>;
  ask(connection: PrinterConnection, signal: AbortSignal): Promise<Asked>;
  /** The names of the system's print queues; none where the system has no such queues, or does not say. */
  queues(signal: AbortSignal): Promise<readonly string[]>;
}
