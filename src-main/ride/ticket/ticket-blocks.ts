import type {
  PrintedDocument,
  PrintedIssuer,
  PrintedPayment,
  PrintedRow,
  PrintedStatus,
  PrintedTotal,
} from '../../documents/printed.ts';
import { barcodeBlock, modulesOf } from '../barcode.ts';
import { type Block, gap, stacked } from '../block.ts';
import { logoBlock } from '../logo.ts';
import type { Pdf } from '../pdf.ts';
import { type TicketColumn, ticketColumn } from './ticket-column.ts';
import type { TicketPaper } from './ticket-format.ts';

const LOGO_MAX_HEIGHT = 56;
const BARCODE_HEIGHT = 36;

/** The facts of the page in one column, from the shop's name to the key. */
export function ticketBlocks(
  pdf: Pdf,
  printed: PrintedDocument,
  { paper, status, logo }: { paper: TicketPaper; status: PrintedStatus; logo?: Buffer | undefined },
): Block[] {
  const column = ticketColumn(pdf, paper);
  const picture =
    logo &&
    logoBlock(pdf, logo, { x: paper.x, width: paper.column, maxHeight: LOGO_MAX_HEIGHT, align: 'center' });
  const sections = [
    [...(picture ? [picture, gap(6)] : []), ...issuerBlocks(column, printed.issuer)],
    documentBlocks(column, printed, status),
    printed.party.flatMap((fact) => column.fact(fact)),
    printed.table.rows.map((row) => rowBlock(column, row)),
    printed.totals.flatMap((total) => totalBlocks(column, total)),
    printed.payments.flatMap((payment) => paymentBlocks(column, payment)),
    printed.additionalInfo.flatMap((fact) => column.fact(fact)),
    keyBlocks(pdf, column, printed.accessKey),
  ];
  return sections
    .filter((section) => section.length > 0)
    .flatMap((section, index) => (index > 0 ? [column.rule, ...section] : section));
}

function issuerBlocks({ centered, paper: { styles } }: TicketColumn, issuer: PrintedIssuer): Block[] {
  const displayed = issuer.tradeName ?? issuer.legalName;
  return [
    ...centered(displayed, displayed.length > 40 ? styles.displayLong : styles.display),
    ...(issuer.legalName === displayed ? [] : centered(issuer.legalName, styles.bold)),
    ...centered(`RUC ${issuer.ruc}`, styles.bold),
    gap(2),
    ...centered(`Matriz: ${issuer.headOfficeAddress}`, styles.small),
    ...(issuer.establishmentAddress
      ? centered(`Establecimiento: ${issuer.establishmentAddress}`, styles.small)
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
  return [
    ...(notice ? [...centered(notice.toUpperCase(), styles.title), rule] : []),
    ...centered(printed.title, styles.title),
    ...centered(`No. ${printed.number}`, styles.title),
    gap(2),
    ...centered(`Ambiente: ${printed.environment}`, styles.body),
    ...centered('Emisión: NORMAL', styles.body),
    ...(authorizedAt
      ? [...centered('Fecha y hora de autorización:', styles.small), ...centered(authorizedAt, styles.body)]
      : []),
    ...centered('Número de autorización:', styles.small),
    ...keyParts(printed.accessKey, paper).flatMap((part) => centered(part, styles.key)),
  ];
}

/** What was bought, then how much of it; both stay on one strip of paper. */
function rowBlock({ text, amount, paper: { styles } }: TicketColumn, row: PrintedRow): Block {
  return stacked([
    ...text(row.ticket.text, styles.bold),
    ...row.notes.flatMap((note) => text(note, styles.small)),
    ...amount(row.ticket.detail, row.ticket.amount, { text: styles.body, amount: styles.body }),
    gap(2),
  ]);
}

function totalBlocks({ amount, paper: { styles } }: TicketColumn, total: PrintedTotal): Block[] {
  if (!total.strong) return amount(total.label, total.amount, { text: styles.small, amount: styles.body });
  return [gap(3), ...amount(total.label, `$ ${total.amount}`, { text: styles.title, amount: styles.total })];
}

function paymentBlocks({ amount, paper: { styles } }: TicketColumn, payment: PrintedPayment): Block[] {
  const method = payment.term ? `${payment.method}, plazo ${payment.term}` : payment.method;
  return amount(method, payment.amount, { text: styles.body, amount: styles.body });
}

function keyBlocks(pdf: Pdf, { centered, paper }: TicketColumn, accessKey: string): Block[] {
  const { x, column, styles } = paper;
  const parts = keyParts(accessKey, paper);
  const moduleWidth = column / Math.max(...parts.map(modulesOf));
  return [
    ...centered('Clave de acceso', styles.small),
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

function keyParts(accessKey: string, { barcodes }: TicketPaper): string[] {
  return barcodes.map(([from, to]) => accessKey.slice(from, to));
}
