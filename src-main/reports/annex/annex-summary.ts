import type { AnnexSummaryRow, TransactionAnnex } from '../../contract/reports/transaction-annex.ts';
import { type AnnexAmounts, addAnnexAmounts } from '../../documents/annex/annex-amounts.ts';
import { supportDocumentLabel } from '../../documents/tables/support-document-types.ts';
import { decimal, formatAmount, sum } from '../../documents/values/decimal.ts';
import type { Annex } from './rows/annex-rows.ts';

type Summary = Pick<
  TransactionAnnex,
  | 'purchases'
  | 'sales'
  | 'withheld_renta'
  | 'withheld_iva'
  | 'withheld_of_us_renta'
  | 'withheld_of_us_iva'
  | 'annulled'
>;

/** What the annex comes to, to be held against the declarations: as the authority's own summary (talón resumen) has it. */
export function summaryOf({ purchases, sales, annulled }: Annex): Summary {
  return {
    purchases: byType(purchases.map((row) => ({ ...row, documents: 1 }))),
    sales: byType(sales),
    withheld_renta: total(purchases.flatMap((row) => row.withheldRenta.map(({ value }) => value))),
    withheld_iva: total(purchases.flatMap((row) => Object.values(row.withheldIva))),
    withheld_of_us_renta: total(sales.map((row) => row.withheldRenta)),
    withheld_of_us_iva: total(sales.map((row) => row.withheldIva)),
    annulled: annulled.length,
  };
}

interface Counted {
  readonly type: string;
  readonly documents: number;
  readonly amounts: AnnexAmounts;
}

function byType(rows: readonly Counted[]): AnnexSummaryRow[] {
  const sums = new Map<string, Counted & { readonly rows: number }>();
  for (const { type, documents, amounts } of rows) {
    const before = sums.get(type);
    sums.set(type, {
      type,
      rows: (before?.rows ?? 0) + 1,
      documents: (before?.documents ?? 0) + documents,
      amounts: before ? addAnnexAmounts(before.amounts, amounts) : amounts,
    });
  }
  return [...sums.values()]
    .toSorted((one, other) => one.type.localeCompare(other.type))
    .map(({ type, rows: count, documents, amounts }) => ({
      code: type,
      label: supportDocumentLabel(type),
      rows: count,
      documents,
      zero: amounts.zero,
      taxed: amounts.taxed,
      not_subject: amounts.notSubject,
      exempt: amounts.exempt,
      iva: amounts.iva,
    }));
}

function total(amounts: readonly string[]): string {
  return formatAmount(sum(amounts.map(decimal)));
}
