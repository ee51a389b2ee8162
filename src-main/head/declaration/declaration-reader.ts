import type { HeadDeclaration } from '../../contract/head/head-declaration.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import type { DeclarationBody } from '../../contract/reports/declaration.ts';
import type { PeriodQuery } from '../../contract/reports/period-report.ts';
import type { Scope } from '../../reading/document-reading-store.ts';
import { makeHeadExportSource } from '../reading/export-source.ts';
import { type HeadComputedDay, makeHeadFigureStore } from './figure-store.ts';
import { type DeclarationSource, makeHeadDeclarations } from './head-declarations.ts';

interface OfPeriod {
  readonly environment: Scope['environment'];
  readonly days: PeriodQuery;
  /** What time it is for the caller; ISO 8601. */
  readonly now: string;
}

/** What is computed beside all else that a head office does, and may take minutes. */
export type DeclarationQuestion =
  | ({ readonly kind: 'read' } & OfPeriod)
  | ({ readonly kind: 'save'; readonly body: DeclarationBody } & OfPeriod)
  | { readonly kind: 'day'; readonly scope: Scope; readonly day: string };

export interface DeclarationAnswers {
  readonly read: Outcome<HeadDeclaration>;
  readonly save: Outcome<HeadDeclaration>;
  readonly day: HeadComputedDay;
}

/** Answers from the database, in whatever thread it is called. */
export function makeDeclarationReader(parts: DeclarationSource): {
  [Kind in DeclarationQuestion['kind']]: (
    question: Extract<DeclarationQuestion, { readonly kind: Kind }>,
    signal?: AbortSignal,
  ) => Promise<DeclarationAnswers[Kind]>;
} {
  const { database, patterns } = parts;
  const figures = makeHeadFigureStore({
    ...parts,
    source: makeHeadExportSource(database, patterns),
  });
  const declarationsAt = (now: string) => makeHeadDeclarations({ ...parts, now: () => new Date(now) });
  return {
    read: ({ environment, days, now }, signal) => declarationsAt(now).read(environment, days, signal),
    save: ({ environment, days, body, now }, signal) =>
      declarationsAt(now).save(environment, days, body, signal),
    day: ({ scope, day }) => figures.computeDay(scope, day),
  };
}
