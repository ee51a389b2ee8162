import type { HeadDeclaration } from '../../contract/head/head-declaration.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import type { Declaration, DeclarationBody } from '../../contract/reports/declaration.ts';
import type { PeriodQuery } from '../../contract/reports/period-report.ts';
import { daysBefore } from '../../documents/values/ecuador-time.ts';
import type { Scope } from '../../reading/document-reading-store.ts';
import { makeDeclarations } from '../../reports/declaration/declaration.ts';
import { keepFigures } from '../../reports/figures/keep-figures.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import type { Patterns } from '../database/patterns.ts';
import { makeHeadExportSource } from '../reading/export-source.ts';
import { makeHeadDeclarationStore } from './declaration-store.ts';
import { makeHeadFigureStore } from './figure-store.ts';
import { unreported } from './incomplete.ts';
import { makeHeadPurchases } from './purchases/purchase-reading.ts';

/** Figures are computed by themselves of so many days that are over: this month, and the one before. */
const KEPT_DAYS = 62;

export interface HeadDeclarationOptions {
  readonly database: HeadDatabase;
  readonly patterns: Patterns;
  readonly now: () => Date;
  readonly failed: (reason: unknown) => void;
}

export type HeadDeclarations = ReturnType<typeof startHeadDeclarations>;

/** The declarations of the whole business, of what all tills reported, as a till makes its own. */
export function startHeadDeclarations({ database, patterns, now, failed }: HeadDeclarationOptions) {
  const source = makeHeadExportSource(database, patterns);
  const store = makeHeadFigureStore({ database, patterns, source });
  const purchases = makeHeadPurchases(database, source);
  const kept = makeHeadDeclarationStore(database);
  const declarations = makeDeclarations({ store, source, purchases, kept, now });
  const keeping = keepFigures({
    store: {
      ...store,
      staleDays: (scope, { to }) => store.staleDays(scope, { from: daysBefore(to, KEPT_DAYS), to }),
    },
    now,
    failed,
  });

  async function withMissing(
    scope: Scope,
    days: PeriodQuery,
    declared: Outcome<Declaration>,
  ): Promise<Outcome<HeadDeclaration>> {
    if (!declared.ok) return declared;
    const incomplete = {
      ...(await unreported(database, days, now())),
      purchase_conflicts: [...(await purchases.conflicts({ ...scope, ...days }))],
    };
    return { ok: true, value: { ...declared.value, incomplete } };
  }

  return {
    /** Of the business in an environment; `days` that are no month or half-year have no balances. */
    async read(environment: Scope['environment'], days: PeriodQuery, signal?: AbortSignal) {
      const scope = await scopeIn(database, environment);
      return withMissing(scope, days, await declarations.read(scope, days, signal));
    },

    /** Keeps what a person states of a period, and the balances that the next one begins with. */
    async save(
      environment: Scope['environment'],
      days: PeriodQuery,
      body: DeclarationBody,
      signal?: AbortSignal,
    ) {
      const scope = await scopeIn(database, environment);
      return withMissing(scope, days, await declarations.save(scope, days, body, signal));
    },

    stop: keeping.stop,
  };
}

async function scopeIn(database: HeadDatabase, environment: Scope['environment']): Promise<Scope> {
  const { id } = await database.selectFrom('business').select('id').executeTakeFirstOrThrow();
  return { entityId: id, environment };
}
