import type { HeadDeclaration } from '../../contract/head/head-declaration.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import type { DeclarationBody } from '../../contract/reports/declaration.ts';
import type { PeriodQuery } from '../../contract/reports/period-report.ts';
import type { ExportSource } from '../../exports/formats/export-source.ts';
import type { Scope } from '../../reading/document-reading-store.ts';
import { type Declarations, type Look, makeDeclarations } from '../../reports/declaration/declaration.ts';
import { previousPeriod } from '../../reports/declaration/parts/previous-period.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import type { Patterns } from '../database/patterns.ts';
import { makeHeadExportSource } from '../reading/export-source.ts';
import { makeHeadDeclarationStore } from './declaration-store.ts';
import { makeHeadFigureStore } from './figure-store.ts';
import { unreported } from './incomplete.ts';
import { makeHeadPurchases } from './purchases/purchase-reading.ts';

export interface DeclarationSource {
  readonly database: HeadDatabase;
  readonly patterns: Patterns;
}

export type HeadDeclarations = ReturnType<typeof makeHeadDeclarations>;

/** So many purchases that stations recorded in different ways are named. */
const CONFLICTS_AT_MOST = 50;

/** The declarations of the whole business, of what all tills reported, as a till makes its own. */
export function makeHeadDeclarations({
  database,
  patterns,
  now,
}: DeclarationSource & { readonly now: () => Date }) {
  const documents = makeHeadExportSource(database, patterns);
  const source: Pick<ExportSource, 'documents'> = {
    // The figures of their days count what cannot be read.
    documents: (selection, wanted) =>
      documents.documents(selection, { ...wanted, isOnce: true, unreadable: () => undefined }),
  };
  const store = makeHeadFigureStore({ database, patterns, source: documents });
  const kept = makeHeadDeclarationStore(database);

  /** Answers one question: what was bought is read once for it. */
  async function answer(
    environment: Scope['environment'],
    days: PeriodQuery,
    ask: (declarations: Declarations, scope: Scope) => Promise<Outcome<Look>>,
    signal?: AbortSignal,
  ): Promise<Outcome<HeadDeclaration>> {
    const scope = await scopeIn(database, environment);
    const purchases = makeHeadPurchases(database, source);
    const declarations = makeDeclarations({ store, source, purchases, kept, now });
    const asked = await ask(declarations, scope);
    if (!asked.ok) return asked;
    const { declaration, isOutdated } = asked.value;
    const conflicts = (await purchases.booked({ ...scope, ...days })).flatMap(
      ({ conflict }) => conflict ?? [],
    );
    const before = previousPeriod(days);
    const isBeforeOutdated =
      before !== undefined &&
      (await kept.find(scope, before)) !== undefined &&
      (await declarations.look(scope, before, signal).then((looked) => looked.ok && looked.value.isOutdated));
    return {
      ok: true,
      value: {
        ...declaration,
        incomplete: {
          ...(await unreported(database, { ...scope, ...days }, now())),
          outdated_balances: [...(isBeforeOutdated ? [before] : []), ...(isOutdated ? [days] : [])],
          purchase_conflicts_count: conflicts.length,
          purchase_conflicts: conflicts.slice(0, CONFLICTS_AT_MOST),
        },
      },
    };
  }

  return {
    /** Of the business in an environment; `days` that are no month or half-year have no balances. */
    read: (environment: Scope['environment'], days: PeriodQuery, signal?: AbortSignal) =>
      answer(environment, days, (declarations, scope) => declarations.look(scope, days, signal), signal),

    /** Keeps what a person states of a period, and the balances that the next one begins with. */
    save: (
      environment: Scope['environment'],
      days: PeriodQuery,
      body: DeclarationBody,
      signal?: AbortSignal,
    ) =>
      answer(
        environment,
        days,
        async (declarations, scope) => {
          const saved = await declarations.save(scope, days, body, signal);
          return saved.ok ? { ok: true, value: { declaration: saved.value, isOutdated: false } } : saved;
        },
        signal,
      ),
  };
}

async function scopeIn(database: HeadDatabase, environment: Scope['environment']): Promise<Scope> {
  const { id } = await database.selectFrom('business').select('id').executeTakeFirstOrThrow();
  return { entityId: id, environment };
}
