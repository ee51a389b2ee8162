import { isDeepStrictEqual } from 'node:util';
import type { Outcome, Problem, ProblemError } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import {
  type Declaration,
  type DeclarationBody,
  type StatedBox,
  statedBoxes,
} from '../../contract/reports/declaration.ts';
import type { PeriodQuery } from '../../contract/reports/period-report.ts';
import { type Decimal, decimal, formatAmount, sum, zero } from '../../documents/values/decimal.ts';
import type { Scope } from '../../reading/document-reading-store.ts';
import type { Days } from '../figures/figure-store.ts';
import { checkPeriod } from '../period.ts';
import { incomeTaxBoxes } from './form-103/income-tax-boxes.ts';
import { incomeTaxOf } from './form-103/income-tax-rows.ts';
import { creditOf, purchaseTotals } from './form-104/purchase-totals.ts';
import { saleTotals } from './form-104/sale-totals.ts';
import { type Settlement, settle } from './form-104/settlement.ts';
import { summary } from './form-104/summary.ts';
import { withheldIvaBoxesOf, withheldIvaOf } from './form-104/withheld-iva.ts';
import type { ClosingBalances, DeclarationStore, KeptDeclaration } from './parts/kept-declaration.ts';
import { previousPeriod } from './parts/previous-period.ts';
import { type PeriodSources, readPeriod } from './read-period.ts';

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
  ): Promise<{
    readonly declaration: Declaration;
    readonly closing: ClosingBalances;
    /** What a person may state at most, by box, where there is a limit. */
    readonly most: Readonly<Partial<Record<StatedBox, Decimal>>>;
  }> {
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
      taxOnTerms: sales.taxOnTerms(),
      credit: credit.credit,
      withheldOfUs,
      refunded,
      withheldByUs: withheldIvaOf(withheld),
      stated,
      opening,
    });
    return {
      closing: closingOf(settlement, period),
      most: { ...sales.most(), 485: sales.taxOnTerms() },
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

  /** Undefined where another saved meanwhile. */
  async function saveOnce(
    scope: Scope,
    days: Days,
    { boxes, signal }: DeclarationBody & { readonly signal: AbortSignal | undefined },
  ): Promise<Outcome<Declaration> | undefined> {
    const before = await kept.find(scope, days);
    const stated = merged(before?.stated ?? {}, boxes);
    const saved = { stated, closing: noBalances, savedAt: now().toISOString() };
    const { declaration, closing, most } = await compute(scope, days, { saved, signal });
    const errors = excessFaults(boxes, most);
    if (errors.length > 0) return refuse({ code: 'validation_failed', errors });
    const isKept = await kept.keep(scope, days, { kept: { ...saved, closing }, before });
    return isKept ? { ok: true, value: declaration } : undefined;
  }

  async function look(scope: Scope, query: PeriodQuery, signal?: AbortSignal): Promise<Outcome<Look>> {
    const checked = checkPeriod(query);
    if (!checked.ok) return checked;
    const saved = await kept.find(scope, checked.value);
    const { declaration, closing } = await compute(scope, checked.value, { saved, signal });
    const isOutdated = saved !== undefined && !isDeepStrictEqual(closing, saved.closing);
    return { ok: true, value: { declaration, isOutdated } };
  }

  return {
    /** With what became of what was saved. */
    look,

    async read(scope: Scope, query: PeriodQuery, signal?: AbortSignal): Promise<Outcome<Declaration>> {
      const looked = await look(scope, query, signal);
      return looked.ok ? { ok: true, value: looked.value.declaration } : looked;
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
      for (let attempt = 1; attempt <= SAVE_ATTEMPTS; attempt += 1) {
        const saved = await saveOnce(scope, checked.value, { boxes, signal });
        if (saved) return saved;
      }
      return refuse(savedMeanwhile);
    },
  };
}

/** A declaration as it is read. */
export interface Look {
  readonly declaration: Declaration;
  /** Balances were saved that are not those of now. */
  readonly isOutdated: boolean;
}

/** Two persons who save at once follow each other. */
const SAVE_ATTEMPTS = 5;

const savedMeanwhile: Problem = {
  code: 'invalid_state',
  detail: 'Otra persona guarda esta declaración en este momento: inténtelo otra vez.',
};

const noBalances: ClosingBalances = { boxes: {}, sales: {}, purchases: {} };

function merged(
  before: KeptDeclaration['stated'],
  boxes: DeclarationBody['boxes'],
): Partial<Record<StatedBox, string>> {
  const stated: Partial<Record<StatedBox, string>> = { ...before };
  for (const box of statedBoxes) {
    const amount = boxes[box];
    if (amount === null) delete stated[box];
    else if (amount !== undefined) stated[box] = amount;
  }
  return stated;
}

/** A part of what the documents say is at most all of it. */
function excessFaults(
  boxes: DeclarationBody['boxes'],
  most: Readonly<Partial<Record<StatedBox, Decimal>>>,
): readonly ProblemError[] {
  return statedBoxes.flatMap((box): ProblemError[] => {
    const [amount, limit] = [boxes[box], most[box]];
    if (!amount || !limit || decimal(amount).lte(limit)) return [];
    const message = `Con los documentos de estos días puede ser hasta ${formatAmount(limit)}.`;
    return [{ pointer: `/boxes/${box}`, code: 'out_of_range', message }];
  });
}

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
