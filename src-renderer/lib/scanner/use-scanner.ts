import { useContext, useEffect, useRef } from 'react';
import { ScannerContext, type ScanTaker } from './scanner.ts';

interface ScannerOptions extends Partial<Pick<ScanTaker, 'isInDialog' | 'onBlocked'>> {
  readonly enabled?: boolean;
}

/**
 * Takes what a scanner that types like a keyboard reads, wherever the focus is; nothing of it stays in a field.
 * While a dialog is open only a taker in it gets the scans: `isInDialog`.
 */
export function useScanner(onCode: (code: string) => void, options: ScannerOptions = {}): void {
  const { enabled = true, isInDialog = false, onBlocked } = options;
  const scanner = useContext(ScannerContext);
  if (!scanner) throw new Error('useScanner is for children of ScannerProvider');
  const latest = useRef({ onCode, onBlocked });
  useEffect(() => {
    latest.current = { onCode, onBlocked };
  });
  const minds = onBlocked !== undefined;
  useEffect(() => {
    if (!enabled) return;
    return scanner.take({
      onCode: (code) => latest.current.onCode(code),
      isInDialog,
      onBlocked: minds ? (code) => latest.current.onBlocked?.(code) : undefined,
    });
  }, [scanner, enabled, isInDialog, minds]);
}
