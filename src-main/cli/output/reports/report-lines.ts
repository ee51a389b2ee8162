import type { Declaration } from '../../../contract/reports/declaration.ts';
import type { PeriodReport, ReportRow, WithheldRow } from '../../../contract/reports/period-report.ts';
import { translate } from '../../../process/language.ts';

/** What was sold and withheld in some days, a row for each figure. */
export function periodLines(report: PeriodReport): string {
  const { from, to, sales, withheld, withheld_received: received } = report;
  const notes = translate({
    es: `notas de débito ${sales.debited}, menos notas de crédito ${sales.credited}`,
    en: `debit notes ${sales.debited}, less credit notes ${sales.credited}`,
  });
  return [
    translate({ es: `Del ${from} al ${to}`, en: `From ${from} to ${to}` }),
    translate({
      es: `Vendido: ${sales.total} USD, base ${sales.base}, IVA ${sales.iva}`,
      en: `Sold: ${sales.total} USD, base ${sales.base}, IVA ${sales.iva}`,
    }),
    translate({
      es: `  ${sales.invoices} facturas por ${sales.invoiced}, más ${notes}`,
      en: `  ${sales.invoices} invoices of ${sales.invoiced}, plus ${notes}`,
    }),
    ...(sales.undecided > 0
      ? [
          translate({
            es: `  ${sales.undecided} por ${sales.undecided_total} siguen sin decisión del SRI`,
            en: `  ${sales.undecided} of ${sales.undecided_total} are still without a decision of the SRI`,
          }),
        ]
      : []),
    ...table(translate({ es: 'Por tarifa de IVA', en: 'By rate of IVA' }), report.rates.map(rowLine)),
    ...table(translate({ es: 'Por forma de pago', en: 'By form of payment' }), report.payments.map(rowLine)),
    ...table(translate({ es: 'Retenciones hechas', en: 'Withholdings made' }), withheld.map(withheldLine)),
    ...table(
      translate({ es: 'Retenciones recibidas', en: 'Withholdings received' }),
      received.map(withheldLine),
    ),
  ].join('\n');
}

/** The boxes of form 104 and the codes of form 103, a row each. */
export function declarationLines({ from, to, iva, income_tax: renta, left_out }: Declaration): string {
  const { undecided, unauthorized_purchases: unauthorized, unconfirmed_purchases: unconfirmed } = left_out;
  return [
    translate({ es: `Del ${from} al ${to}`, en: `From ${from} to ${to}` }),
    ...iva.flatMap(({ title, boxes }) =>
      table(
        `104 · ${title}`,
        boxes.map(
          ({ box, label, value = translate({ es: 'decida', en: 'decide' }) }) =>
            `  ${box.padEnd(16)}${value.padStart(14)}  ${label}`,
        ),
      ),
    ),
    ...table(
      translate({ es: '103 · Retenciones de renta hechas', en: '103 · Withholdings of income tax made' }),
      renta.map(
        ({ code, percent, base, value, concept }) =>
          `  ${code.padEnd(8)}${percent.padStart(6)} %${base.padStart(14)}${value.padStart(14)}  ${concept}`,
      ),
    ),
    translate({
      es: `Sin decisión del SRI, fuera: ${undecided}. Compras no autorizadas, fuera: ${unauthorized}; sin confirmar, dentro: ${unconfirmed}.`,
      en:
        `Without decision of the SRI, left out: ${undecided}. Purchases not authorized, left out: ` +
        `${unauthorized}; not confirmed, counted: ${unconfirmed}.`,
    }),
  ].join('\n');
}

function table(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [title, ...lines];
}

function rowLine({ label, documents, base, iva, total }: ReportRow): string {
  const amounts = `base ${base.padStart(14)}  IVA ${iva.padStart(12)}  total ${total.padStart(14)}`;
  return `  ${(label || translate({ es: 'Sin indicar', en: 'Not stated' })).padEnd(36)}${String(documents).padStart(7)}  ${amounts}`;
}

function withheldLine({ tax, code, percent, documents, base, value }: WithheldRow): string {
  const what = `${tax} ${code}, ${percent} %`;
  return translate({
    es: `  ${what.padEnd(24)}${String(documents).padStart(7)}  base ${base.padStart(14)}  retenido ${value.padStart(12)}`,
    en: `  ${what.padEnd(24)}${String(documents).padStart(7)}  base ${base.padStart(14)}  withheld ${value.padStart(12)}`,
  });
}
