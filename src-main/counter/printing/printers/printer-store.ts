import type { PrinterBody, PrinterProblem } from '../../../contract/printing/printer.ts';

export interface StoredPrinter extends PrinterBody {
  readonly id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** How the jobs of a printer stand. */
export interface PrinterQueue {
  readonly waiting: number;
  /** Of the last try of the oldest one. */
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
  /** As it is then: the first one is the default whatever it says. */
  insert(printer: StoredPrinter): Promise<StoredPrinter>;
  /** Undefined when there is none. The default stays it until another becomes so. */
  change(id: string, changes: { readonly body: PrinterBody; at: string }): Promise<StoredPrinter | undefined>;
  /** Takes it away and cancels what waits for it; false when there is none. */
  remove(id: string, at: string): Promise<boolean>;
  queue(id: string): Promise<PrinterQueue>;
}
