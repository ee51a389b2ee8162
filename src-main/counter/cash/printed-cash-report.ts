import type { CashReport } from '../../contract/counter/cash-report.ts';
import { denominations } from '../../contract/counter/denominations.ts';
import type { PrintedReport, PrintedReportLine } from '../../contract/counter/printed-report.ts';
import type { PaymentMethod } from '../../documents/body/payment.ts';
import type { Environment } from '../../documents/kinds.ts';
import { decimal, formatAmount } from '../../documents/values/decimal.ts';
import { ecuadorTimestamp } from '../../documents/values/ecuador-time.ts';

type Line = PrintedReportLine;

/** Short enough for a line with its amount. */
const methodWords: Readonly<Record<PaymentMethod, string>> = {
  sin_sistema_financiero: 'Efectivo',
  compensacion_deudas: 'Compensación de deudas',
  tarjeta_debito: 'Tarjeta de débito',
  dinero_electronico: 'Dinero electrónico',
  tarjeta_prepago: 'Tarjeta prepago',
  tarjeta_credito: 'Tarjeta de crédito',
  otros_sistema_financiero: 'Transferencia y otros',
  endoso_titulos: 'Endoso de títulos',
};

/** What was counted for practice must not be taken for money. */
const environmentWords: Readonly<Record<Environment, string | undefined>> = {
  sandbox: 'PRÁCTICA: SIN VALIDEZ',
  test: 'PRUEBAS: SIN VALIDEZ TRIBUTARIA',
  live: undefined,
};

const rule: Line = { kind: 'rule' };
const heading = (text: string): Line => ({ kind: 'heading', text });
const text = (words: string): Line => ({ kind: 'text', text: words, align: 'left' });
const amount = (label: string, value: string): Line => ({
  kind: 'amount',
  label,
  amount: value,
  strong: false,
});
const total = (label: string, value: string): Line => ({
  kind: 'amount',
  label,
  amount: value,
  strong: true,
});

/**
 * The page X or Z as paper says it. Of one report it is always the same, to the letter: by that a copy is known, so
 * the time of printing is not on it.
 */
export function printedCashReport(report: CashReport): PrintedReport {
  return {
    title: report.kind === 'z' ? `CIERRE DE CAJA Z N.º ${report.z_number}` : 'REPORTE X',
    subtitles: subtitlesOf(report),
    lines: [
      ...whoLines(report),
      ...saleLines(report),
      ...methodLines(report),
      ...movementLines(report),
      ...cashLines(report),
      ...countLines(report),
      ...(report.undelivered > 0 ? [rule, text(undeliveredWords(report.undelivered))] : []),
      ...(report.kind === 'z' ? [{ kind: 'signature', label: report.operator.name } as const] : []),
    ],
  };
}

function subtitlesOf({ business, till, environment }: CashReport): string[] {
  const words = environmentWords[environment];
  return [
    business.trade_name ?? business.legal_name,
    `RUC ${business.ruc}`,
    `${till.name} · ${till.establishment}-${till.emission_point}`,
    ...(words === undefined ? [] : [words]),
  ];
}

function whoLines(report: CashReport): Line[] {
  const { operator, generated_by, approved_by, till } = report;
  const machine = till.fiscal_machine;
  return [
    text(`Turno de ${operator.name}`),
    text(`Abierto ${timeOf(report.opened_at)}`),
    text(`${report.kind === 'z' ? 'Cerrado' : 'Emitido'} ${timeOf(report.generated_at)}`),
    ...(generated_by.id === operator.id ? [] : [text(`Por ${generated_by.name}`)]),
    ...(approved_by ? [text(`Autorizó ${approved_by.name}`)] : []),
    ...(machine ? [text(`Máquina fiscal ${machine.brand} ${machine.model}, serie ${machine.serial}`)] : []),
    rule,
  ];
}

function saleLines({ sales, debit_notes, refunds, annulled, net }: CashReport): Line[] {
  return [
    heading('Ventas'),
    ...(sales.first_number === undefined
      ? []
      : [text(`De ${sales.first_number}`), text(`a ${sales.last_number}`)]),
    amount('Subtotal', sales.subtotal),
    amount('IVA', sales.iva),
    amount(`Facturas (${sales.count})`, sales.total),
    ...(debit_notes.count > 0 ? [amount(`Notas de débito (${debit_notes.count})`, debit_notes.total)] : []),
    ...(refunds.count > 0 ? [amount(`Devoluciones (${refunds.count})`, negative(refunds.total))] : []),
    total('NETO', net),
    ...(annulled.count > 0 ? [amount(`Anulados, no incluidos (${annulled.count})`, annulled.total)] : []),
    rule,
  ];
}

function methodLines({ methods }: CashReport): Line[] {
  if (methods.length === 0) return [];
  return [
    heading('Formas de pago'),
    ...methods.map(({ method, on_credit, count, net }) =>
      amount(`${methodWords[method]}${on_credit ? ' a plazo' : ''} (${count})`, net),
    ),
    rule,
  ];
}

function movementLines({ movements }: CashReport): Line[] {
  if (movements.items.length === 0) return [];
  return [
    heading('Ingresos y egresos'),
    ...movements.items.map(({ reason, direction, amount: moved }) =>
      amount(reason, direction === 'in' ? moved : negative(moved)),
    ),
    rule,
  ];
}

function cashLines({ cash }: CashReport): Line[] {
  return [
    heading('Efectivo en el cajón'),
    amount('Fondo inicial', cash.opening_float),
    amount('Cobrado', cash.paid),
    ...(isZero(cash.refunded) ? [] : [amount('Devuelto', negative(cash.refunded))]),
    ...(isZero(cash.in) ? [] : [amount('Ingresos', cash.in)]),
    ...(isZero(cash.out) ? [] : [amount('Egresos', negative(cash.out))]),
    total('DEBE HABER', cash.expected),
  ];
}

function countLines({ count }: CashReport): Line[] {
  if (!count) return [];
  return [
    rule,
    heading('Conteo'),
    ...count.denominations
      .filter(({ quantity }) => quantity > 0)
      .map(({ denomination, quantity, amount: counted }) =>
        amount(`${quantity} × ${denominations[denomination].label}`, counted),
      ),
    total('CONTADO', count.counted),
    total(differenceWord(count.difference), count.difference),
  ];
}

function differenceWord(difference: string): string {
  if (isZero(difference)) return 'CUADRA';
  return decimal(difference).lt(0) ? 'FALTA' : 'SOBRA';
}

function undeliveredWords(count: number): string {
  return count === 1
    ? '1 documento espera aún al SRI; se envía solo.'
    : `${count} documentos esperan aún al SRI; se envían solos.`;
}

function isZero(value: string): boolean {
  return decimal(value).eq(0);
}

function negative(value: string): string {
  return formatAmount(decimal(value).times(-1));
}

/** `21/11/2026 18:30:12`, in Ecuador. */
function timeOf(instant: string): string {
  const [date = '', time = ''] = ecuadorTimestamp(new Date(instant)).split('T');
  return `${date.split('-').toReversed().join('/')} ${time.slice(0, 8)}`;
}
