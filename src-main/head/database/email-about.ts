import type { AttentionItem } from '../../contract/head/attention.ts';

/** What a letter of the head office brings. */
export type HeadEmailAbout = AttentionNews | MonthNews;

/** The files of a month, YYYY-MM, made when it leaves. */
export interface MonthNews {
  readonly kind: 'month';
  readonly month: string;
}

/** What came to need a person, as it was when the letter was queued. */
export interface AttentionNews {
  readonly kind: 'attention';
  readonly items: readonly AttentionItem[];
  /** How many came beside those. */
  readonly more: number;
  /** How many from earlier letters still need a person. */
  readonly told: number;
}
