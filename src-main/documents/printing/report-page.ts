import type { Fact, PrintedSection } from './printed.ts';

/** A report on paper, as facts in order, without any layout. */
export interface ReportPage {
  readonly title: string;
  /** Below the title: the days it is about. */
  readonly subtitle: string;
  /** Who reports. */
  readonly author: string;
  /** Instant, ISO 8601: the same report gives the same bytes. */
  readonly madeAt: string;
  readonly facts: readonly Fact[];
  readonly sections: readonly PrintedSection[];
}
