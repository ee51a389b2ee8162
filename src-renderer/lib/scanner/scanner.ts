import { createContext } from 'react';

/** Who takes what is scanned. */
export interface ScanTaker {
  readonly onCode: (code: string) => void;
  /** Stands in a dialog: takes scans while it is open, which nobody outside of it does. */
  readonly isInDialog: boolean;
  /** Hears of a scan that came while a dialog without a taker was open. */
  readonly onBlocked: ((code: string) => void) | undefined;
}

export interface Scanner {
  /** Takes scans until the returned function is called; of several takers the newest does. */
  take(taker: ScanTaker): () => void;
}

export const ScannerContext = createContext<Scanner | undefined>(undefined);
