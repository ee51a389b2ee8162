import type { CashReport } from '../../../contract/counter/cash-report.ts';
import type {
  PrintedReport,
  PrintedReportLine,
  ReportPage,
} from '../../../contract/counter/printed-report.ts';
import { decimal, formatAmount } from '../../../documents/values/decimal.ts';
import { ecuadorTimestamp } from '../../../documents/values/ecuador-time.ts';
import { type CashReportLabels, cashReportLabels } from './cash-report-labels.ts';

type Line = PrintedReportLine;

const rule: Line = { kind: 'rule' };
const heading = (text: string): Line => ({ kind: 'heading', text });
const text = (content: string): Line => ({ kind: 'text', text: content, align: 'left' });
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
  return { ...pageOf(report, cashReportLabels.es), en: pageOf(report, cashReportLabels.en) };
}

function pageOf(report: CashReport, labels: CashReportLabels): ReportPage {
  return {
    title: report.kind === 'z' ? `${labels.z} ${report.z_number}` : labels.x,
    subtitles: subtitlesOf(report, labels),
    lines: [
      ...whoLines(report, labels),
      ...saleLines(report, labels),
      ...methodLines(report, labels),
      ...receivedLines(report, labels),
      ...movementLines(report, labels),
      ...cashLines(report, labels),
      ...countLines(report, labels),
      ...(report.undelivered > 0 ? [rule, text(labels.undelivered(report.undelivered))] : []),
      ...(report.kind === 'z' ? [{ kind: 'signature', label: report.operator.name } as const] : []),
    ],
  };
}

function subtitlesOf({ business, till, environment }: CashReport, labels: CashReportLabels): string[] {
  const notice = environment === 'live' ? undefined : labels.environment[environment];
  return [
    business.trade_name ?? business.legal_name,
    `RUC ${business.ruc}`,
    `${till.name} · ${till.establishment}-${till.emission_point}`,
    ...(notice === undefined ? [] : [notice]),
  ];
}

function whoLines(report: CashReport, labels: CashReportLabels): Line[] {
  const { operator, generated_by, approved_by, till } = report;
  const machine = till.fiscal_machine;
  return [
    text(`${labels.shift} ${operator.name}`),
    text(`${labels.opened} ${timeOf(report.opened_at)}`),
    text(`${report.kind === 'z' ? labels.closed : labels.made} ${timeOf(report.generated_at)}`),
    ...(generated_by.id === operator.id ? [] : [text(`${labels.by} ${generated_by.name}`)]),
    ...(approved_by ? [text(`${labels.approved} ${approved_by.name}`)] : []),
    ...(machine
      ? [text(`${labels.machine} ${machine.brand} ${machine.model}, ${labels.serial} ${machine.serial}`)]
      : []),
    rule,
  ];
}

function saleLines(
  { sales, debit_notes, refunds, annulled, net }: CashReport,
  labels: CashReportLabels,
): Line[] {
  return [
    heading(labels.sales),
    ...(sales.first_number === undefined
      ? []
      : [text(`${labels.from} ${sales.first_number}`), text(`${labels.to} ${sales.last_number}`)]),
    amount(labels.subtotal, sales.subtotal),
    amount('IVA', sales.iva),
    amount(`${labels.invoices} (${sales.count})`, sales.total),
    ...(debit_notes.count > 0
      ? [amount(`${labels.debitNotes} (${debit_notes.count})`, debit_notes.total)]
      : []),
    ...(refunds.count > 0 ? [amount(`${labels.refunds} (${refunds.count})`, negative(refunds.total))] : []),
    total(labels.net, net),
    ...(annulled.count > 0 ? [amount(`${labels.annulled} (${annulled.count})`, annulled.total)] : []),
    rule,
  ];
}

function methodLines({ methods }: CashReport, labels: CashReportLabels): Line[] {
  if (methods.length === 0) return [];
  return [
    heading(labels.methods),
    ...methods.map(({ method, on_credit, count, net }) =>
      amount(`${labels.method[method]}${on_credit ? ` ${labels.onCredit}` : ''} (${count})`, net),
    ),
    rule,
  ];
}

function receivedLines({ received_payments: received }: CashReport, labels: CashReportLabels): Line[] {
  if (!received) return [];
  return [
    heading(labels.receivedPayments),
    ...received.methods.map(({ method, count, total: sum }) =>
      amount(`${labels.method[method]} (${count})`, sum),
    ),
    rule,
  ];
}

function movementLines({ movements }: CashReport, labels: CashReportLabels): Line[] {
  if (movements.items.length === 0) return [];
  return [
    heading(labels.movements),
    ...movements.items.map(({ reason, direction, amount: moved }) =>
      amount(reason, direction === 'in' ? moved : negative(moved)),
    ),
    rule,
  ];
}

function cashLines({ cash }: CashReport, labels: CashReportLabels): Line[] {
  return [
    heading(labels.cash),
    amount(labels.float, cash.opening_float),
    amount(labels.paid, cash.paid),
    ...(isZero(cash.refunded) ? [] : [amount(labels.refunded, negative(cash.refunded))]),
    ...(isZero(cash.received ?? '0') ? [] : [amount(labels.received, cash.received ?? '0')]),
    ...(isZero(cash.in) ? [] : [amount(labels.in, cash.in)]),
    ...(isZero(cash.out) ? [] : [amount(labels.out, negative(cash.out))]),
    total(labels.expected, cash.expected),
  ];
}

function countLines({ count }: CashReport, labels: CashReportLabels): Line[] {
  if (!count) return [];
  return [
    rule,
    heading(labels.count),
    ...count.denominations
      .filter(({ quantity }) => quantity > 0)
      .map(({ denomination, quantity, amount: counted }) =>
        amount(`${quantity} × ${labels.denomination(denomination)}`, counted),
      ),
    total(labels.counted, count.counted),
    total(differenceLabel(count.difference, labels), count.difference),
  ];
}

function differenceLabel(difference: string, labels: CashReportLabels): string {
  if (isZero(difference)) return labels.balanced;
  return decimal(difference).lt(0) ? labels.missing : labels.over;
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
