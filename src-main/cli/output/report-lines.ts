import type { Declaration } from '../../contract/reports/declaration.ts';
import type { PeriodReport, ReportRow, WithheldRow } from '../../contract/reports/period-report.ts';

/** What was sold and withheld in some days, a row for each figure. */
export function periodLines(report: PeriodReport): string {
  const { from, to, sales, withheld, withheld_received: received } = report;
  const notes = `notas de débito ${sales.debited}, menos notas de crédito ${sales.credited}`;
  return [
    `Del ${from} al ${to}`,
    `Vendido: ${sales.total} USD, base ${sales.base}, IVA ${sales.iva}`,
    `  ${sales.invoices} facturas por ${sales.invoiced}, más ${notes}`,
    ...(sales.undecided > 0
      ? [`  ${sales.undecided} por ${sales.undecided_total} siguen sin decisión del SRI`]
      : []),
    ...table('Por tarifa de IVA', report.rates.map(rowLine)),
    ...table('Por forma de pago', report.payments.map(rowLine)),
    ...table('Retenciones hechas', withheld.map(withheldLine)),
    ...table('Retenciones recibidas', received.map(withheldLine)),
  ].join('\n');
}

/** The boxes of form 104 and the codes of form 103, a row each. */
export function declarationLines({ from, to, iva, income_tax: renta, left_out }: Declaration): string {
  const { undecided, unauthorized_purchases: unauthorized, unconfirmed_purchases: unconfirmed } = left_out;
  return [
    `Del ${from} al ${to}`,
    ...iva.flatMap(({ title, boxes }) =>
      table(
        `104 · ${title}`,
        boxes.map(({ box, label, value = 'decida' }) => `  ${box.padEnd(16)}${value.padStart(14)}  ${label}`),
      ),
    ),
    ...table(
      '103 · Retenciones de renta hechas',
      renta.map(
        ({ code, percent, base, value, concept }) =>
          `  ${code.padEnd(8)}${percent.padStart(6)} %${base.padStart(14)}${value.padStart(14)}  ${concept}`,
      ),
    ),
    `Sin decisión del SRI, fuera: ${undecided}. Compras no autorizadas, fuera: ${unauthorized}; sin confirmar, dentro: ${unconfirmed}.`,
  ].join('\n');
}

function table(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [title, ...lines];
}

function rowLine({ label, documents, base, iva, total }: ReportRow): string {
  const amounts = `base ${base.padStart(14)}  IVA ${iva.padStart(12)}  total ${total.padStart(14)}`;
  return `  ${(label || 'Sin indicar').padEnd(36)}${String(documents).padStart(7)}  ${amounts}`;
}

function withheldLine({ tax, code, percent, documents, base, value }: WithheldRow): string {
  const what = `${tax} ${code}, ${percent} %`;
  return `  ${what.padEnd(24)}${String(documents).padStart(7)}  base ${base.padStart(14)}  retenido ${value.padStart(12)}`;
}
