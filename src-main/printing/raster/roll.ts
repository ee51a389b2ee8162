import type { Paper } from '../../contract/printing/printer.ts';
import { type LetterSize, letterWidths } from './strip.ts';

export type RollPaper = Exclude<Paper, 'a4'>;

/** Dots across the head of the usual printers, 8 to the millimetre (203 an inch): 72 and 48 mm. */
export const rollDots: Readonly<Record<RollPaper, number>> = { roll80: 576, roll58: 384 };

/** How many letters of a size stand side by side. */
export function columnsOf(dots: number, size: LetterSize): number {
  return Math.floor(dots / letterWidths[size]);
}
