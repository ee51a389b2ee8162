import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { isSigningProblem, signingProblems } from '../../contract/problems/signing-problems.ts';
import {
  MAX_LATE_DOCUMENTS,
  type TimelinessQuery,
  type TimelinessReport,
} from '../../contract/reports/timeliness.ts';
import type { ReportPage } from '../../documents/printing/report-page.ts';
import type { Scope } from '../../reading/document-reading-store.ts';
import { makeWaitAttribution } from './attribute-wait.ts';
import { printedTimeliness } from './printed-timeliness.ts';
import { type ReportSignature, reportBytes, zipProof } from './timeliness-proof.ts';
import type { TimelinessStore } from './timeliness-store.ts';

/** What was signed, or why that is not possible now, as a code. */
type Signed =
  | { readonly ok: true; readonly value: ReportSignature }
  | { readonly ok: false; readonly problem: string };

export interface TimelinessDependencies {
  readonly store: TimelinessStore;
  readonly business: (
    entityId: string,
  ) => Promise<{ readonly ruc: string; readonly legalName: string } | undefined>;
  readonly sign: (
    business: { readonly entityId: string; readonly ruc: string },
    bytes: Uint8Array,
  ) => Promise<Signed>;
  readonly renderReport: (report: ReportPage) => Promise<Uint8Array>;
  readonly now: () => Date;
}

export type Timeliness = ReturnType<typeof makeTimeliness>;

/** How soon documents reach the authority, and why some did not: transmission is due when a document is issued. */
export function makeTimeliness({ store, business, sign, renderReport, now }: TimelinessDependencies) {
  async function read(
    scope: Scope,
    { from, to, late_after_minutes }: TimelinessQuery,
    signal?: AbortSignal,
  ): Promise<Outcome<TimelinessReport>> {
    const issuer = await business(scope.entityId);
    if (!issuer) return refuse({ code: 'not_found' });
    const at = now().toISOString();
    const question = { scope, from, to, now: at };
    const { days, late, lateCount } = await store.waits(
      { ...question, lateAfterSeconds: late_after_minutes * 60, limit: MAX_LATE_DOCUMENTS },
      signal,
    );
    // Inicio asks every half a minute, and mostly nothing was late.
    const interruptions = late.length > 0 ? await store.interruptions(question) : { closed: [], offline: [] };
    const causesOf = makeWaitAttribution(interruptions, at);
    return {
      ok: true,
      value: {
        object: 'timeliness_report',
        from,
        to,
        late_after_minutes,
        made_at: at,
        issuer: { ruc: issuer.ruc, name: issuer.legalName },
        days: [...days],
        late_count: lateCount,
        late: late.map((document) => {
          const { awaitsPerson, steps, ...shown } = document;
          return { ...shown, causes: causesOf(document) };
        }),
      },
    };
  }

  return {
    read,

    /** The same as a ZIP that anybody verifies: signed JSON, certificate, PDF. */
    async proof(scope: Scope, query: TimelinessQuery, signal?: AbortSignal): Promise<Outcome<Uint8Array>> {
      const report = await read(scope, query, signal);
      if (!report.ok) return report;
      const json = reportBytes(report.value);
      const signed = await sign({ entityId: scope.entityId, ruc: report.value.issuer.ruc }, json);
      if (!signed.ok) return refuse({ code: 'not_ready', detail: adviceOf(signed.problem) });
      const pdf = await renderReport(printedTimeliness(report.value));
      return { ok: true, value: await zipProof({ json, pdf, ...signed.value }) };
    },
  };
}

function adviceOf(problem: string): string {
  if (!isSigningProblem(problem)) return 'El informe no se pudo firmar: revise el certificado en Ajustes.';
  const { message, remedy } = signingProblems[problem];
  return `${message} ${remedy}`;
}
