import type { ReportQuery, ReportResource } from '../contract/documents/report.ts';
import type { Outcome } from '../contract/problems/problems.ts';
import { daysOfMonth } from '../documents/values/calendar/month.ts';
import { ecuadorDate } from '../documents/values/ecuador-time.ts';
import type { Caller } from '../issuing/requests/caller.ts';
import type { ReportStore } from './figures/report-store.ts';
import { makeTally } from './figures/tally.ts';

export interface ReportDependencies {
  readonly store: ReportStore;
  readonly now: () => Date;
}

export type Reports = ReturnType<typeof makeReports>;

export function makeReports({ store, now }: ReportDependencies) {
  return {
    /** What a business issued and sold in some days; this month by default. */
    async report({ entityId, environment }: Caller, query: ReportQuery): Promise<Outcome<ReportResource>> {
      const today = ecuadorDate(now());
      const from = query['issue_date[gte]'] ?? `${(query['issue_date[lte]'] ?? today).slice(0, 7)}-01`;
      const to = query['issue_date[lte]'] ?? daysOfMonth((query['issue_date[gte]'] ?? today).slice(0, 7)).to;
      if (from > to) {
        const message = 'El período termina antes de empezar.';
        const errors = [{ parameter: 'issue_date[lte]', code: 'out_of_range', message }];
        return { ok: false, problem: { code: 'validation_failed', errors } };
      }
      const tally = makeTally();
      for await (const batch of store.ofPeriod({ entityId, environment, from, to })) {
        for (const document of batch) tally.add(document);
      }
      return {
        ok: true,
        value: { object: 'report', entity_id: entityId, environment, from, to, ...tally.result() },
      };
    },
  };
}
