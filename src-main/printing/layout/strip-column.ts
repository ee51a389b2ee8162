import { toWinAnsi } from '../../documents/printing/win-ansi.ts';
import { columnsOf } from '../raster/roll.ts';
import type { LineLook, StripItem, StripLine } from '../raster/strip.ts';
import { wrapColumns } from './wrap-columns.ts';

export const looks = {
  regular: { size: 'regular', bold: false },
  bold: { size: 'regular', bold: true },
  small: { size: 'small', bold: false },
  tall: { size: 'tall', bold: true },
  big: { size: 'big', bold: true },
} as const satisfies Record<string, LineLook>;

export const rule: StripItem = { kind: 'rule' };

export function space(dots: number): StripItem {
  return { kind: 'space', dots };
}

/** With less of the line for the text, the amount takes a line of its own. */
const LEAST_TEXT = 0.4;

/** The ways a line is set on a roll. */
export type StripColumn = ReturnType<typeof stripColumn>;

export function stripColumn(dots: number) {
  const lines = (text: string, look: LineLook, align: 'left' | 'center'): StripLine[] =>
    wrapColumns(toWinAnsi(text), columnsOf(dots, look.size)).map((line) => ({
      kind: 'line',
      text: line,
      look,
      align,
    }));

  return {
    dots,
    text: (text: string, look: LineLook): StripLine[] => lines(text, look, 'left'),
    centered: (text: string, look: LineLook): StripLine[] => lines(text, look, 'center'),
    /** A text with its amount at the right edge, level with the text's last line where both fit. */
    amount(text: string, amount: string, look: LineLook): StripLine[] {
      const columns = columnsOf(dots, look.size);
      const right = toWinAnsi(amount);
      const left = columns - right.length - 1;
      const atRight = (line: string): StripLine => ({
        kind: 'line',
        text: line + right.padStart(columns - line.length),
        look,
        align: 'left',
      });
      if (left < columns * LEAST_TEXT) {
        const amounts = wrapColumns(right, columns).map((line) => line.padStart(columns));
        return [
          ...lines(text, look, 'left'),
          ...amounts.map((line): StripLine => ({ kind: 'line', text: line, look, align: 'left' })),
        ];
      }
      const wrapped = wrapColumns(toWinAnsi(text), left);
      return [
        ...wrapped.slice(0, -1).map((line): StripLine => ({ kind: 'line', text: line, look, align: 'left' })),
        atRight(wrapped.at(-1) ?? ''),
      ];
    },
  };
}

/** Parts one under the other, a rule between them; what says nothing takes no rule. */
export function ruled(parts: readonly (readonly StripItem[])[]): StripItem[] {
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, index) => (index > 0 ? [rule, ...part] : part));
}
