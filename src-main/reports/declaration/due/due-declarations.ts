import type { Outcome } from '../../../contract/problems/problems.ts';
import type { Declaration } from '../../../contract/reports/declaration.ts';
import type { DeclarationForm, DueDeclaration } from '../../../contract/reports/due-declaration.ts';
import { declarationDueOn } from '../../../documents/lifecycle/declaration-due.ts';
import type { Regime } from '../../../documents/parties/issuer.ts';
import { daysOfMonth } from '../../../documents/values/calendar/month.ts';
import { daysOfTaxPeriod, halfYearOf } from '../../../documents/values/calendar/tax-period.ts';
import { ecuadorDate } from '../../../documents/values/ecuador-time.ts';
import type { Scope } from '../../../reading/document-reading-store.ts';
import type { Days } from '../../figures/figure-store.ts';
import type { Declarations } from '../declaration.ts';
import { withheldIvaBoxes } from '../form-104/boxes.ts';
import { previousPeriod } from '../parts/previous-period.ts';

/** The business that declares. */
export interface DeclaringBusiness {
  readonly ruc: string;
  readonly regime: Regime;
  readonly isWithholdingAgent: boolean;
}

export interface DueDependencies {
  readonly declarations: Pick<Declarations, 'read'>;
  readonly business: (entityId: string) => Promise<DeclaringBusiness | undefined>;
  readonly now: () => Date;
}

export type DueDeclarations = ReturnType<typeof makeDueDeclarations>;

/** The period that runs, and so many before it. */
const PERIODS = 3;

/** By when the business declares what, and what that comes to. */
export function makeDueDeclarations({ declarations, business, now }: DueDependencies) {
  /** Of a form, the newest first; not what is older than everything that is here. */
  async function dueOf(
    scope: Scope,
    { ruc, form, periods, isOfWithheldOnly }: FormPeriods & { readonly ruc: string },
    signal: AbortSignal,
  ): Promise<Outcome<readonly DueDeclaration[]>> {
    const rows: { readonly row: DueDeclaration; readonly isEmpty: boolean }[] = [];
    for (const days of periods) {
      const read = await declarations.read(scope, days, signal);
      if (!read.ok) return read;
      if (isOfWithheldOnly && !hasWithheld(read.value)) continue;
      const { saved_at } = read.value;
      const toPay = toPayOf(form, read.value);
      rows.push({
        isEmpty: saved_at === undefined && isEmpty(read.value),
        row: {
          object: 'due_declaration',
          form,
          ...days,
          due_on: declarationDueOn(ruc, days),
          ...(toPay !== undefined && { to_pay: toPay }),
          ...(saved_at !== undefined && { saved_at }),
        },
      });
    }
    const last = rows.findLastIndex((one) => !one.isEmpty);
    return { ok: true, value: rows.slice(0, Math.max(1, last + 1)).map(({ row }) => row) };
  }

  return {
    /** The last that is due first. */
    async list(scope: Scope, signal: AbortSignal): Promise<Outcome<readonly DueDeclaration[]>> {
      const declaring = await business(scope.entityId);
      const rows: DueDeclaration[] = [];
      for (const form of declaring ? formsOf(declaring, ecuadorDate(now())) : []) {
        const due = await dueOf(scope, { ruc: declaring?.ruc ?? '', ...form }, signal);
        if (!due.ok) return due;
        rows.push(...due.value);
      }
      return {
        ok: true,
        value: rows.toSorted((one, other) => other.due_on.localeCompare(one.due_on)),
      };
    },
  };
}

/** Whether no document is behind it: of a month before the business worked with this program, for one. */
function isEmpty({ iva, form_103 }: Declaration): boolean {
  const boxes = [...iva.flatMap((section) => section.boxes), ...form_103];
  return boxes.every(({ sources }) => sources.length === 0);
}

const ivaBoxes = Object.values(withheldIvaBoxes);

/** Whether the business issued a withholding that the authority authorized. */
function hasWithheld({ iva, income_tax }: Declaration): boolean {
  const boxes = iva.flatMap((section) => section.boxes);
  return (
    income_tax.length > 0 || boxes.some(({ box, sources }) => ivaBoxes.includes(box) && sources.length > 0)
  );
}

interface FormPeriods {
  readonly form: DeclarationForm;
  /** The newest first. */
  readonly periods: readonly Days[];
  /** Whether only those count in which the business withheld. */
  readonly isOfWithheldOnly: boolean;
}

/**
 * A popular business pays a fee and declares no IVA; an entrepreneur of RIMPE declares it by half-years. Who is no agent declares
 * what it withheld all the same: of settlements with IVA anybody withholds.
 */
function formsOf({ regime, isWithholdingAgent }: DeclaringBusiness, today: string): readonly FormPeriods[] {
  const months = periodsUntil(daysOfMonth(today.slice(0, 7)));
  const ofIva = regime === 'rimpe_emprendedor' ? periodsUntil(daysOfTaxPeriod(halfYearOf(today))) : months;
  return [
    ...(regime === 'rimpe_negocio_popular'
      ? []
      : [{ form: '104', periods: ofIva, isOfWithheldOnly: false } as const]),
    { form: '103', periods: months, isOfWithheldOnly: !isWithholdingAgent },
  ];
}

/** What a declaration comes to: 859 of form 104, 499 of form 103. */
function toPayOf(form: DeclarationForm, { iva, form_103 }: Declaration): string | undefined {
  const [boxes, total] =
    form === '104' ? [iva.flatMap((section) => section.boxes), '859'] : [form_103, '499'];
  return boxes.find(({ box }) => box === total)?.value;
}

function periodsUntil(current: Days): readonly Days[] {
  const periods: Days[] = [];
  for (let days: Days | undefined = current; days && periods.length < PERIODS; days = previousPeriod(days)) {
    periods.push(days);
  }
  return periods;
}
