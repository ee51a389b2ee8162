import type { Bitmap } from './bitmap.ts';

/** Sizes of letters; `tall` is twice as high as `regular`, `big` twice as wide too. */
export type LetterSize = 'small' | 'regular' | 'tall' | 'big';

export interface LineLook {
  readonly size: LetterSize;
  readonly bold: boolean;
}

/** One line of letters, no wider than the roll, all of it in Windows-1252. */
export interface StripLine {
  readonly kind: 'line';
  readonly text: string;
  readonly look: LineLook;
  readonly align: 'left' | 'center';
}

/** What goes on a roll, from top to bottom: the same whether letters are drawn by us or by the printer. */
export type StripItem =
  | StripLine
  | { readonly kind: 'rule' }
  | { readonly kind: 'space'; readonly dots: number }
  /** Widths of bars and spaces in modules, a bar first. */
  | { readonly kind: 'barcode'; readonly widths: readonly number[] }
  | { readonly kind: 'picture'; readonly bitmap: Bitmap };

/** The widths of the printers' own letters (fonts A and B), in dots: ours stand in the same columns. */
export const letterWidths: Readonly<Record<LetterSize, number>> = {
  small: 9,
  regular: 12,
  tall: 12,
  big: 24,
};
