import type {
  AnnexFinding,
  AnnexSummaryRow,
  TransactionAnnex,
} from '../../../contract/reports/transaction-annex.ts';
import { translate } from '../../../process/language.ts';

/** What the annex of transactions of a period has, and what a person must see to. */
export function annexLines(annex: TransactionAnnex): string {
  const { from, to, purchases, sales, annulled, findings } = annex;
  return [
    translate({ es: `ATS del ${from} al ${to}`, en: `ATS from ${from} to ${to}` }),
    ...rowLines(translate({ es: 'Compras', en: 'Purchases' }), purchases),
    ...rowLines(translate({ es: 'Ventas', en: 'Sales' }), sales),
    translate({
      es: `Retenido en compras: renta ${annex.withheld_renta}, IVA ${annex.withheld_iva}. Le retuvieron: renta ${annex.withheld_of_us_renta}, IVA ${annex.withheld_of_us_iva}. Anulados: ${annulled}.`,
      en: `Withheld of purchases: income tax ${annex.withheld_renta}, IVA ${annex.withheld_iva}. Withheld of you: income tax ${annex.withheld_of_us_renta}, IVA ${annex.withheld_of_us_iva}. Annulled: ${annulled}.`,
    }),
    ...findingLines(translate({ es: 'Falta o está mal', en: 'Missing or wrong' }), findings, 'fault'),
    ...findingLines(translate({ es: 'Revise', en: 'To check' }), findings, 'warning'),
    ...findingLines(
      translate({ es: 'Lo decide una persona', en: 'For a person to decide' }),
      findings,
      'decision',
    ),
  ].join('\n');
}

function rowLines(title: string, rows: readonly AnnexSummaryRow[]): readonly string[] {
  const lines = rows.map(
    ({ code, documents, zero, taxed, iva, label }) =>
      `  ${code.padEnd(4)}${String(documents).padStart(7)}  0 % ${zero.padStart(14)}  IVA ${taxed.padStart(14)} ${iva.padStart(12)}  ${label}`,
  );
  return lines.length === 0 ? [] : [title, ...lines];
}

function findingLines(
  title: string,
  findings: readonly AnnexFinding[],
  level: AnnexFinding['level'],
): readonly string[] {
  const lines = findings
    .filter((finding) => finding.level === level)
    .map(
      ({ message, document }) => `  ${document ? `${document.title} ${document.number}: ` : ''}${message}`,
    );
  return lines.length === 0 ? [] : [title, ...lines];
}
