import type { PrinterBody, PrinterProblem } from '../../../contract/printing/printer.ts';

export interface StoredPrinter extends PrinterBody {
  readonly id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** How the jobs of a printer stand. */
export interface PrinterQueue {
  readonly waiting: number;
  /** The problem of the last attempt of the oldest job. */
  readonly problem?: PrinterProblem;
}

/** The printers of this installation; of those that are some, one is what prints when none is named. */
export interface PrinterStore {
  /** By name. */
  list(): Promise<readonly StoredPrinter[]>;
  find(id: string): Promise<StoredPrinter | undefined>;
  default(): Promise<StoredPrinter | undefined>;
  /** A till's own; undefined when it has none, or none any more. */
  ofTill(tillId: string): Promise<StoredPrinter | undefined | 'no_till'>;
  /** Inserts a printer and gives it as stored: the first one is always the default. */
  insert(printer: StoredPrinter): Promise<StoredPrinter>;
  /** Undefined when there is none. The default stays it until another becomes so. */
  change(id: string, changes: { readonly body: PrinterBody; at: string }): Promise<StoredPrinter | undefined>;
  /** Removes a printer and cancels its waiting jobs; false when there is none. */
  remove(id: string, at: string): Promise<boolean>;
  queue(id: string): Promise<PrinterQueue>;
}
