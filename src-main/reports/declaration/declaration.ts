import type { Outcome } from '../../contract/problems/problems.ts';
import type { Declaration, DeclarationBody } from '../../contract/reports/declaration.ts';
import type { PeriodQuery } from '../../contract/reports/period-report.ts';
import { formatAmount, sum, zero } from '../../documents/values/decimal.ts';
import type { Scope } from '../../reading/document-reading-store.ts';
import type { Days } from '../figures/figure-store.ts';
import { checkPeriod } from '../period.ts';
import { incomeTaxBoxes } from './income-tax-boxes.ts';
import type { ClosingBalances, DeclarationStore, KeptDeclaration } from './kept-declaration.ts';
import { previousPeriod } from './previous-period.ts';
import { creditOf, purchaseTotals } from './purchase-totals.ts';
import { type PeriodSources, readPeriod } from './read-period.ts';
import { saleTotals } from './sale-totals.ts';
import { type Settlement, settle } from './settlement.ts';
import { summary } from './summary.ts';
import { incomeTaxOf, withheldIvaBoxesOf, withheldIvaOf } from './withheld-by-us.ts';

export interface DeclarationDependencies extends PeriodSources {
  readonly kept: DeclarationStore;
  readonly now: () => Date;
}

export type Declarations = ReturnType<typeof makeDeclarations>;

/** Figures for the declarations of IVA (form 104) and of withholdings (form 103). */
export function makeDeclarations({ kept, now, ...sources }: DeclarationDependencies) {
  async function compute(
    scope: Scope,
    days: Days,
    {
      saved,
      signal,
    }: { readonly saved: KeptDeclaration | undefined; readonly signal?: AbortSignal | undefined },
  ): Promise<{ readonly declaration: Declaration; readonly closing: ClosingBalances }> {
    const before = previousPeriod(days);
    const opening = before && (await kept.find(scope, before))?.closing;
    const stated = saved?.stated ?? {};
    const period = await readPeriod(sources, { scope, days, stated, opening, signal });
    const { sales, bought, withheld, received } = period;
    const credit = creditOf(sales, bought);
    const withheldOfUs = sum(received.map(({ value }) => zero.plus(value)));
    const refunded = sales.refunded();
    const settlement = settle({
      generated: sales.generatedTax(),
      credit: credit.credit,
      withheldOfUs,
      refunded,
      withheldByUs: withheldIvaOf(withheld),
      stated,
      opening,
    });
    return {
      closing: closingOf(settlement, period),
      declaration: {
        object: 'declaration',
        entity_id: scope.entityId,
        environment: scope.environment,
        ...days,
        iva: [
          { title: 'Ventas', boxes: [...sales.boxes('in_totals'), ...saleTotals(sales, settlement)] },
          { title: 'Compras', boxes: [...bought.boxes('in_totals'), ...purchaseTotals(bought, credit)] },
          { title: 'Resumen', boxes: summary(settlement, { refunded, withheldOfUs, received }) },
          { title: 'Retenciones de IVA hechas', boxes: withheldIvaBoxesOf(withheld, settlement) },
        ],
        ...(saved && { saved_at: saved.savedAt }),
        form_103: incomeTaxBoxes(withheld, period.notWithheld),
        income_tax: incomeTaxOf(withheld),
        left_out: period.leftOut,
      },
    };
  }

  return {
    async read(scope: Scope, query: PeriodQuery, signal?: AbortSignal): Promise<Outcome<Declaration>> {
      const checked = checkPeriod(query);
      if (!checked.ok) return checked;
      const saved = await kept.find(scope, checked.value);
      const { declaration } = await compute(scope, checked.value, { saved, signal });
      return { ok: true, value: declaration };
    },

    /** Keeps what a person states of a period, and the balances that the next one begins with. */
    async save(
      scope: Scope,
      query: PeriodQuery,
      { boxes }: DeclarationBody,
      signal?: AbortSignal,
    ): Promise<Outcome<Declaration>> {
      const checked = checkPeriod(query);
      if (!checked.ok) return checked;
      const days = checked.value;
      const stated = { ...(await kept.find(scope, days))?.stated };
      for (const [box, amount] of Object.entries(boxes) as [keyof typeof boxes, string | null][]) {
        if (amount === null) delete stated[box];
        else stated[box] = amount;
      }
      const savedAt = now().toISOString();
      const saved = { stated, closing: noBalances, savedAt };
      const { declaration, closing } = await compute(scope, days, { saved, signal });
      await kept.keep(scope, days, { ...saved, closing });
      return { ok: true, value: declaration };
    },
  };
}

const noBalances: ClosingBalances = { boxes: {}, sales: {}, purchases: {} };

function closingOf(
  settlement: Settlement,
  { sales, bought }: Pick<Awaited<ReturnType<typeof readPeriod>>, 'sales' | 'bought'>,
): ClosingBalances {
  const balances = (['485', '615', '617'] as const).flatMap((box) => {
    const value = settlement[box];
    return value ? [[box, formatAmount(value)] as const] : [];
  });
  return {
    boxes: Object.fromEntries(balances),
    sales: sales.excessByLine(),
    purchases: bought.excessByLine(),
  };
}
