import type { CashReport } from '../../contract/counter/cash-report.ts';
import type { PrintedReport, PrintedReportLine, ReportPage } from '../../contract/counter/printed-report.ts';
import { decimal, formatAmount } from '../../documents/values/decimal.ts';
import { ecuadorTimestamp } from '../../documents/values/ecuador-time.ts';
import { type CashReportWords, cashReportWords } from './cash-report-words.ts';

type Line = PrintedReportLine;

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
  return { ...pageOf(report, cashReportWords.es), en: pageOf(report, cashReportWords.en) };
}

function pageOf(report: CashReport, words: CashReportWords): ReportPage {
  return {
    title: report.kind === 'z' ? `${words.z} ${report.z_number}` : words.x,
    subtitles: subtitlesOf(report, words),
    lines: [
      ...whoLines(report, words),
      ...saleLines(report, words),
      ...methodLines(report, words),
      ...movementLines(report, words),
      ...cashLines(report, words),
      ...countLines(report, words),
      ...(report.undelivered > 0 ? [rule, text(words.undelivered(report.undelivered))] : []),
      ...(report.kind === 'z' ? [{ kind: 'signature', label: report.operator.name } as const] : []),
    ],
  };
}

function subtitlesOf({ business, till, environment }: CashReport, words: CashReportWords): string[] {
  const notice = environment === 'live' ? undefined : words.environment[environment];
  return [
    business.trade_name ?? business.legal_name,
    `RUC ${business.ruc}`,
    `${till.name} · ${till.establishment}-${till.emission_point}`,
    ...(notice === undefined ? [] : [notice]),
  ];
}

function whoLines(report: CashReport, words: CashReportWords): Line[] {
  const { operator, generated_by, approved_by, till } = report;
  const machine = till.fiscal_machine;
  return [
    text(`${words.shift} ${operator.name}`),
    text(`${words.opened} ${timeOf(report.opened_at)}`),
    text(`${report.kind === 'z' ? words.closed : words.made} ${timeOf(report.generated_at)}`),
    ...(generated_by.id === operator.id ? [] : [text(`${words.by} ${generated_by.name}`)]),
    ...(approved_by ? [text(`${words.approved} ${approved_by.name}`)] : []),
    ...(machine
      ? [text(`${words.machine} ${machine.brand} ${machine.model}, ${words.serial} ${machine.serial}`)]
      : []),
    rule,
  ];
}

function saleLines(
  { sales, debit_notes, refunds, annulled, net }: CashReport,
  words: CashReportWords,
): Line[] {
  return [
    heading(words.sales),
    ...(sales.first_number === undefined
      ? []
      : [text(`${words.from} ${sales.first_number}`), text(`${words.to} ${sales.last_number}`)]),
    amount(words.subtotal, sales.subtotal),
    amount('IVA', sales.iva),
    amount(`${words.invoices} (${sales.count})`, sales.total),
    ...(debit_notes.count > 0
      ? [amount(`${words.debitNotes} (${debit_notes.count})`, debit_notes.total)]
      : []),
    ...(refunds.count > 0 ? [amount(`${words.refunds} (${refunds.count})`, negative(refunds.total))] : []),
    total(words.net, net),
    ...(annulled.count > 0 ? [amount(`${words.annulled} (${annulled.count})`, annulled.total)] : []),
    rule,
  ];
}

function methodLines({ methods }: CashReport, words: CashReportWords): Line[] {
  if (methods.length === 0) return [];
  return [
    heading(words.methods),
    ...methods.map(({ method, on_credit, count, net }) =>
      amount(`${words.method[method]}${on_credit ? ` ${words.onCredit}` : ''} (${count})`, net),
    ),
    rule,
  ];
}

function movementLines({ movements }: CashReport, words: CashReportWords): Line[] {
  if (movements.items.length === 0) return [];
  return [
    heading(words.movements),
    ...movements.items.map(({ reason, direction, amount: moved }) =>
      amount(reason, direction === 'in' ? moved : negative(moved)),
    ),
    rule,
  ];
}

function cashLines({ cash }: CashReport, words: CashReportWords): Line[] {
  return [
    heading(words.cash),
    amount(words.float, cash.opening_float),
    amount(words.paid, cash.paid),
    ...(isZero(cash.refunded) ? [] : [amount(words.refunded, negative(cash.refunded))]),
    ...(isZero(cash.in) ? [] : [amount(words.in, cash.in)]),
    ...(isZero(cash.out) ? [] : [amount(words.out, negative(cash.out))]),
    total(words.expected, cash.expected),
  ];
}

function countLines({ count }: CashReport, words: CashReportWords): Line[] {
  if (!count) return [];
  return [
    rule,
    heading(words.count),
    ...count.denominations
      .filter(({ quantity }) => quantity > 0)
      .map(({ denomination, quantity, amount: counted }) =>
        amount(`${quantity} × ${words.denomination(denomination)}`, counted),
      ),
    total(words.counted, count.counted),
    total(differenceWord(count.difference, words), count.difference),
  ];
}

function differenceWord(difference: string, words: CashReportWords): string {
  if (isZero(difference)) return words.balanced;
  return decimal(difference).lt(0) ? words.missing : words.over;
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
