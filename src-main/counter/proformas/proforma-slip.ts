import type { PrintedReport, PrintedReportLine, ReportPage } from '../../contract/counter/printed-report.ts';
import { type PageLanguage, pageIn } from '../../documents/printing/page-language.ts';
import type { PrintedDocument, PrintedStatus } from '../../documents/printing/printed.ts';

/** A proforma on a roll, always the same to the letter: by that a copy is known. */
export function proformaSlip(printed: PrintedDocument, status: PrintedStatus): PrintedReport {
  return { ...slipIn('es', printed, status), en: slipIn('en', printed, status) };
}

function slipIn(language: PageLanguage, page: PrintedDocument, pageStatus: PrintedStatus): ReportPage {
  const { printed, status } = pageIn(language, { printed: page, status: pageStatus });
  const { issuer, party, sections, totals, payments, additionalInfo } = printed;
  const opening = [...party.map(({ label, value }) => text(`${label}: ${value}`)), rule];
  const rows = sections.flatMap(({ title, facts, table }) => [
    ...(title === undefined ? [] : [{ kind: 'heading', text: fitting(title) } as const]),
    ...facts.map(({ label, value }) => text(`${label}: ${value}`)),
    ...(table?.rows ?? []).flatMap(({ ticket, notes }) => [
      ...(ticket.detail === ''
        ? [amount(ticket.text, ticket.amount)]
        : [text(ticket.text), amount(ticket.detail, ticket.amount)]),
      ...notes.map(text),
    ]),
  ]);
  const closing = [
    rule,
    ...totals.map((total) => ({
      ...amount(total.label, total.strong ? `$ ${total.amount}` : total.amount),
      strong: total.strong,
    })),
    ...payments.map(({ method, term, amount: paid }) =>
      amount(term === undefined ? method : `${method}, ${term}`, paid),
    ),
    ...(additionalInfo.length > 0 ? [rule] : []),
    ...additionalInfo.map(({ label, value }) => text(`${label}: ${value}`)),
    ...(status.footerLegend === undefined
      ? []
      : [rule, { ...text(status.footerLegend), align: 'center' as const }]),
  ];
  return {
    title: printed.title,
    subtitles: [
      `No. ${printed.number}`,
      ...(issuer.tradeName === undefined ? [] : [issuer.tradeName]),
      issuer.legalName,
      `RUC ${issuer.ruc}`,
      issuer.establishmentAddress ?? issuer.headOfficeAddress,
      ...(status.notice === undefined ? [] : [status.notice]),
    ].map(fitting),
    lines: [...opening, ...rows.slice(0, LONGEST - opening.length - closing.length), ...closing],
  };
}

/** Lines of a report, and letters of a line: see `printedReport`. */
const LONGEST = 2000;
const WIDEST = 300;

const rule = { kind: 'rule' } as const satisfies PrintedReportLine;

function fitting(line: string): string {
  return line.slice(0, WIDEST);
}

function text(line: string) {
  return { kind: 'text', text: fitting(line), align: 'left' } as const;
}

function amount(label: string, value: string) {
  return { kind: 'amount', label: fitting(label), amount: value, strong: false } as const;
}
