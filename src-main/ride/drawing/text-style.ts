/** Standard fonts of PDF. */
export type FontName = 'Helvetica' | 'Helvetica-Bold';

/** How a piece of text looks; all lengths in points. */
export interface TextStyle {
  readonly font: FontName;
  readonly size: number;
  /** From one line to the next. */
  readonly leading: number;
  readonly color: string;
  /** Extra space after each letter, for words in capitals. */
  readonly tracking?: number;
  readonly capitals?: boolean;
}

/** One ink and one family of grey: for what only names, for hairlines, for grounds. */
export const colors = {
  ink: '#16191d',
  label: '#6a7179',
  hairline: '#d3d7db',
  /** Behind white letters. */
  band: '#4a5058',
  tint: '#f3f4f6',
  paper: '#ffffff',
  /** Bars are read by machines: as dark as it gets. */
  bars: '#000000',
} as const;

export const POINTS_PER_MM = 72 / 25.4;
