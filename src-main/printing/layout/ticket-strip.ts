import { cashierFacts } from '../../documents/printing/cashier-facts.ts';
import { code128 } from '../../documents/printing/code128.ts';
import type {
  Fact,
  FrameLabels,
  PrintedDocument,
  PrintedPayment,
  PrintedRow,
  PrintedSection,
  PrintedStatus,
  PrintedTotal,
} from '../../documents/printing/printed.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { columnsOf } from '../raster/roll.ts';
import type { LineLook, StripItem } from '../raster/strip.ts';
import { looks, rule, ruled, type StripColumn, space, stripColumn } from './strip-column.ts';

export interface TicketStripOptions {
  readonly dots: number;
  readonly status: PrintedStatus;
  /** `COPIA`, across the head. */
  readonly mark?: string | undefined;
  readonly logo?: Bitmap | undefined;
}

/** The facts of a document's page in one column, from the shop's name to the key, as its ticket in PDF has them. */
export function ticketStrip(printed: PrintedDocument, options: TicketStripOptions): StripItem[] {
  const { dots, status, mark, logo } = options;
  const column = stripColumn(dots);
  return [
    ...(mark === undefined ? [] : [...column.centered(mark, looks.tall), rule]),
    ...(logo ? [{ kind: 'picture', bitmap: logo } as const, space(8)] : []),
    ...ruled([
      issuerItems(column, printed),
      documentItems(column, printed, status),
      printed.party.flatMap((fact) => factItems(column, fact)),
      ...printed.sections.map((section) => sectionItems(column, section)),
      totalsItems(column, printed.totals),
      [
        ...printed.payments.flatMap((payment) => paymentItems(column, payment, printed.labels)),
        ...cashItems(column, status, printed.labels),
      ],
      [...printed.additionalInfo, ...cashierFacts(status, printed.labels)].flatMap((fact) =>
        factItems(column, fact),
      ),
      keyItems(column, printed),
      status.footerLegend === undefined ? [] : column.centered(status.footerLegend, looks.regular),
    ]),
  ];
}

function issuerItems({ centered, dots }: StripColumn, { issuer, labels }: PrintedDocument): StripItem[] {
  const displayed = issuer.tradeName ?? issuer.legalName;
  return [
    ...centered(displayed, fitting(displayed, dots)),
    ...(issuer.legalName === displayed ? [] : centered(issuer.legalName, looks.bold)),
    ...centered(`RUC ${issuer.ruc}`, looks.bold),
    ...centered(`${labels.headOffice}: ${issuer.headOfficeAddress}`, looks.small),
    ...(issuer.establishmentAddress
      ? centered(`${labels.establishment}: ${issuer.establishmentAddress}`, looks.small)
      : []),
    ...issuer.legends.flatMap((legend) => centered(legend, looks.small)),
  ];
}

/** The largest letters in which a name stands on two lines. */
function fitting(name: string, dots: number): LineLook {
  return name.length <= columnsOf(dots, 'big') * 2 ? looks.big : looks.tall;
}

function documentItems(
  { centered, dots }: StripColumn,
  printed: PrintedDocument,
  { authorizedAt, notice }: PrintedStatus,
): StripItem[] {
  const { labels } = printed;
  return [
    ...(notice ? [...centered(notice.toUpperCase(), looks.tall), rule] : []),
    ...centered(printed.title, looks.tall),
    ...centered(`No. ${printed.number}`, looks.tall),
    ...(printed.accessKey === ''
      ? []
      : [
          ...centered(`${labels.environment}: ${printed.environment}`, looks.regular),
          ...centered(`${labels.emission}: NORMAL`, looks.regular),
          ...(authorizedAt
            ? [...centered(`${labels.authorizedAt}:`, looks.small), ...centered(authorizedAt, looks.regular)]
            : []),
          ...centered(`${labels.authorizationNumber}:`, looks.small),
          ...keyLines(printed.accessKey, dots).flatMap((part) => centered(part, looks.regular)),
        ]),
  ];
}

function factItems({ text, dots }: StripColumn, { label, value }: Fact): StripItem[] {
  if (!AUTHORIZATION_NUMBER.test(value)) return text(`${label}: ${value}`, looks.regular);
  return [
    ...text(`${label}:`, looks.regular),
    ...keyLines(value, dots).flatMap((part) => text(part, looks.regular)),
  ];
}

/** Those of the online scheme had 37 digits, an access key has 49. */
const AUTHORIZATION_NUMBER = /^\d{37,49}$/;

function sectionItems(column: StripColumn, { title, facts, table }: PrintedSection): StripItem[] {
  const rows = table?.rows ?? [];
  if (facts.length + rows.length === 0 && !title) return [];
  return [
    ...(title ? column.text(title.toUpperCase(), looks.bold) : []),
    ...facts.flatMap((fact) => factItems(column, fact)),
    ...(facts.length > 0 && rows.length > 0 ? [space(6)] : []),
    ...rows.flatMap((row) => rowItems(column, row)),
  ];
}

/** What was bought, then how much of it. */
function rowItems({ text, amount }: StripColumn, { ticket, notes }: PrintedRow): StripItem[] {
  const small = notes.flatMap((note) => text(note, looks.small));
  if (ticket.detail === '') return [...amount(ticket.text, ticket.amount, looks.bold), ...small, space(4)];
  return [
    ...text(ticket.text, looks.bold),
    ...small,
    ...amount(inPhrases(ticket.detail), ticket.amount, looks.regular),
    space(4),
  ];
}

/** A dot between two details ends a line rather than begin one. */
function inPhrases(detail: string): string {
  return detail.replaceAll(' · ', '\u00a0· ');
}

function totalsItems({ amount }: StripColumn, totals: readonly PrintedTotal[]): StripItem[] {
  return totals.flatMap((total) =>
    total.strong
      ? [space(4), ...amount(total.label, `$ ${total.amount}`, looks.tall)]
      : amount(total.label, total.amount, looks.regular),
  );
}

function paymentItems({ amount }: StripColumn, payment: PrintedPayment, labels: FrameLabels): StripItem[] {
  const method = payment.term ? `${payment.method}, ${labels.inTerm} ${payment.term}` : payment.method;
  return amount(method, payment.amount, looks.regular);
}

function cashItems({ amount }: StripColumn, { cash }: PrintedStatus, labels: FrameLabels): StripItem[] {
  if (!cash) return [];
  return [
    ...amount(labels.received, cash.received, looks.regular),
    ...amount(labels.change, cash.change, looks.bold),
  ];
}

function keyItems({ centered }: StripColumn, { accessKey, labels }: PrintedDocument): StripItem[] {
  if (accessKey === '') return [];
  return [
    ...centered(labels.accessKey, looks.small),
    space(6),
    ...halves(accessKey).flatMap((digits): StripItem[] => [
      { kind: 'barcode', widths: code128(digits) },
      space(4),
      ...centered(digits, looks.regular),
      space(8),
    ]),
  ];
}

/** In one line where there is room for it, else in two of nearly the same length. */
function keyLines(key: string, dots: number): readonly string[] {
  return key.length <= columnsOf(dots, 'regular') ? [key] : halves(key);
}

/**
 * In one barcode the 321 modules of a key would be one dot each, 0.125 mm, on either roll: a scanner wants 0.19 (SRI
 * reference §11). An even first half keeps both in pairs of digits.
 */
function halves(key: string): readonly string[] {
  return [key.slice(0, 24), key.slice(24)];
}
