import type { CashReport } from '../../../contract/counter/cash-report.ts';

/** How long what was on a screen may be put on paper as it was. */
const SHOWN_MS = 5 * 60_000;

export interface WantedReport {
  readonly cashSessionId: string;
  /** Its `generated_at`. */
  readonly generatedAt: string;
  /** Who sits at the screen now. */
  readonly operatorId: string;
}

/** The last X that each session was shown. Kept in memory: after a restart another one is made. */
export function makeShownReports(now: () => Date) {
  const shown = new Map<string, CashReport>();
  const isOld = ({ generated_at }: CashReport) =>
    Math.abs(now().getTime() - Date.parse(generated_at)) > SHOWN_MS;
  return {
    show(session: string, report: CashReport): void {
      for (const [other, old] of shown) if (isOld(old)) shown.delete(other);
      shown.set(session, report);
    },
    /** The X made then for the same operator; undefined when it was long ago, or another came after it. */
    find(session: string, { cashSessionId, generatedAt, operatorId }: WantedReport): CashReport | undefined {
      const report = shown.get(session);
      const isIt =
        report?.cash_session_id === cashSessionId &&
        report.generated_at === generatedAt &&
        report.generated_by.id === operatorId;
      return isIt && !isOld(report) ? report : undefined;
    },
  };
}
