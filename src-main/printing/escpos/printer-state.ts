import type { PrinterProblem } from '../../contract/printing/printer.ts';

/** Answers of a printer to `DLE EOT` 1, 2 and 4 (Epson's reference, "Transmit real-time status"). */
export interface StatusBytes {
  readonly printer: number;
  readonly offline: number;
  readonly paper: number;
}

/** What a printer says of itself. */
export type PrinterState =
  | { readonly is: 'ready'; readonly paperLow: boolean }
  | { readonly is: 'in_trouble'; readonly problem: PrinterProblem };

/** Whether a byte has the form of such an answer: bits 1 and 4 set, 0 and 7 not. */
export function isStatusByte(byte: number): boolean {
  return (byte & 0b1001_0011) === 0b0001_0010;
}

export function readState({ printer, offline, paper }: StatusBytes): PrinterState {
  if ((paper & 0b0110_0000) !== 0 || (offline & 0b0010_0000) !== 0) return trouble('paper_out');
  if ((offline & 0b0000_0100) !== 0) return trouble('cover_open');
  if ((offline & 0b0100_0000) !== 0) return trouble('printer_error');
  if ((printer & 0b0000_1000) !== 0) return trouble('offline');
  return { is: 'ready', paperLow: (paper & 0b0000_1100) !== 0 };
}

/** The answer to `GS r 1`, once everything before is printed; bit 4 clear tells it from the others. */
export function isDoneByte(byte: number): boolean {
  return (byte & 0b1001_0000) === 0;
}

export function endedWithoutPaper(byte: number): boolean {
  return (byte & 0b0000_1100) === 0b0000_1100;
}

function trouble(problem: PrinterProblem): PrinterState {
  return { is: 'in_trouble', problem };
}
