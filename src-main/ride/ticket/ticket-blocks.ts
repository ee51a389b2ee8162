import { cashierFacts } from '../../documents/printing/cashier-facts.ts';
import { modulesOf } from '../../documents/printing/code128.ts';
import type {
  FrameLabels,
  PrintedDocument,
  PrintedPayment,
  PrintedRow,
  PrintedSection,
  PrintedStatus,
  PrintedTotal,
} from '../../documents/printing/printed.ts';
import { barcodeBlock } from '../drawing/barcode.ts';
import { type Block, gap, stacked } from '../drawing/block.ts';
import { type Logo, logoBlock } from '../drawing/logo.ts';
import type { Pdf } from '../drawing/pdf.ts';
import { type TicketColumn, ticketColumn } from './ticket-column.ts';
import { keyParts, type TicketPaper } from './ticket-format.ts';

const LOGO_MAX_HEIGHT = 56;
const BARCODE_HEIGHT = 36;
const NO_BREAK_SPACE = '\u00a0';

/** The facts of the page in one column, from the shop's name to the key. */
export function ticketBlocks(
  pdf: Pdf,
  printed: PrintedDocument,
  { paper, status, logo }: { paper: TicketPaper; status: PrintedStatus; logo?: Logo | undefined },
): Block[] {
  const column = ticketColumn(pdf, paper);
  const picture =
    logo &&
    logoBlock(pdf, logo, { x: paper.x, width: paper.column, maxHeight: LOGO_MAX_HEIGHT, align: 'center' });
  const parts = [
    [...(picture ? [picture, gap(6)] : []), ...issuerBlocks(column, printed)],
    documentBlocks(column, printed, status),
    printed.party.flatMap((fact) => column.fact(fact)),
    ...printed.sections.map((section) => sectionBlocks(column, section)),
    printed.totals.flatMap((total) => totalBlocks(column, total)),
    [
      ...printed.payments.flatMap((payment) => paymentBlocks(column, payment, printed.labels)),
      ...cashBlocks(column, status, printed.labels),
    ],
    [...printed.additionalInfo, ...cashierFacts(status, printed.labels)].flatMap((fact) => column.fact(fact)),
    keyBlocks(pdf, column, printed),
    status.footerLegend === undefined ? [] : column.centered(status.footerLegend, paper.styles.body),
  ];
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, index) => (index > 0 ? [column.rule, ...part] : part));
}

function issuerBlocks(
  { centered, paper: { styles } }: TicketColumn,
  { issuer, labels }: PrintedDocument,
): Block[] {
  const displayed = issuer.tradeName ?? issuer.legalName;
  return [
    ...centered(displayed, displayed.length > 40 ? styles.displayLong : styles.display),
    ...(issuer.legalName === displayed ? [] : centered(issuer.legalName, styles.bold)),
    ...centered(`RUC ${issuer.ruc}`, styles.bold),
    gap(2),
    ...centered(`${labels.headOffice}: ${issuer.headOfficeAddress}`, styles.small),
    ...(issuer.establishmentAddress
      ? centered(`${labels.establishment}: ${issuer.establishmentAddress}`, styles.small)
      : []),
    ...issuer.legends.flatMap((legend) => centered(legend, styles.small)),
  ];
}

function documentBlocks(
  { centered, rule, paper }: TicketColumn,
  printed: PrintedDocument,
  { authorizedAt, notice }: PrintedStatus,
): Block[] {
  const { styles } = paper;
  const { labels } = printed;
  return [
    ...(notice ? [...centered(notice.toUpperCase(), styles.title), rule] : []),
    ...centered(printed.title, styles.title),
    ...centered(`No. ${printed.number}`, styles.title),
    gap(2),
    ...(printed.accessKey === ''
      ? []
      : [
          ...centered(`${labels.environment}: ${printed.environment}`, styles.body),
          ...centered(`${labels.emission}: NORMAL`, styles.body),
          ...(authorizedAt
            ? [...centered(`${labels.authorizedAt}:`, styles.small), ...centered(authorizedAt, styles.body)]
            : []),
          ...centered(`${labels.authorizationNumber}:`, styles.small),
          ...keyParts(printed.accessKey, paper).flatMap((part) => centered(part, styles.key)),
        ]),
  ];
}

/** A heading on one strip of paper with what it announces, then facts and rows. */
function sectionBlocks(column: TicketColumn, { title, facts, table }: PrintedSection): Block[] {
  const { text, paper } = column;
  const rows = table?.rows ?? [];
  const [first = gap(0), ...others] = [
    ...facts.flatMap((fact) => column.fact(fact)),
    ...(facts.length > 0 && rows.length > 0 ? [gap(4)] : []),
    ...rows.map((row) => rowBlock(column, row)),
  ];
  const heading = title ? [...text(title, paper.styles.heading), gap(2)] : [];
  return heading.length + facts.length + rows.length === 0 ? [] : [stacked([...heading, first]), ...others];
}

/** What was bought, then how much of it; both stay on one strip of paper. */
function rowBlock({ text, amount, paper: { styles } }: TicketColumn, { ticket, notes }: PrintedRow): Block {
  const small = notes.flatMap((note) => text(note, styles.small));
  if (ticket.detail === '') {
    const whole = { text: styles.bold, amount: styles.body };
    return stacked([...amount(ticket.text, ticket.amount, whole), ...small, gap(3)]);
  }
  return stacked([
    ...text(ticket.text, styles.bold),
    ...small,
    ...amount(inPhrases(ticket.detail), ticket.amount, { text: styles.body, amount: styles.body }),
    gap(3),
  ]);
}

/** A dot between two details ends a line rather than begin one. */
function inPhrases(detail: string): string {
  return detail.replaceAll(' · ', `${NO_BREAK_SPACE}· `);
}

function totalBlocks({ amount, paper: { styles } }: TicketColumn, total: PrintedTotal): Block[] {
  if (!total.strong) return amount(total.label, total.amount, { text: styles.small, amount: styles.body });
  return [gap(3), ...amount(total.label, `$ ${total.amount}`, { text: styles.title, amount: styles.total })];
}

function paymentBlocks(
  { amount, paper: { styles } }: TicketColumn,
  payment: PrintedPayment,
  labels: FrameLabels,
): Block[] {
  const method = payment.term ? `${payment.method}, ${labels.inTerm} ${payment.term}` : payment.method;
  return amount(method, payment.amount, { text: styles.body, amount: styles.body });
}

function cashBlocks(
  { amount, paper: { styles } }: TicketColumn,
  { cash }: PrintedStatus,
  labels: FrameLabels,
): Block[] {
  if (!cash) return [];
  return [
    ...amount(labels.received, cash.received, { text: styles.body, amount: styles.body }),
    ...amount(labels.change, cash.change, { text: styles.bold, amount: styles.bold }),
  ];
}

function keyBlocks(
  pdf: Pdf,
  { centered, paper }: TicketColumn,
  { accessKey, labels }: PrintedDocument,
): Block[] {
  const { x, column, styles } = paper;
  if (accessKey === '') return [];
  const parts = keyParts(accessKey, paper);
  const moduleWidth = column / Math.max(...parts.map(modulesOf));
  return [
    ...centered(labels.accessKey, styles.small),
    gap(3),
    ...parts.flatMap((part) => [
      barcodeBlock(pdf, part, {
        x: x + (column - modulesOf(part) * moduleWidth) / 2,
        moduleWidth,
        height: BARCODE_HEIGHT,
      }),
      gap(2),
      ...centered(part, styles.key),
      gap(4),
    ]),
  ];
}
