import type { PageLanguage } from '../../../src-main/documents/printing/page-language.ts';
import type { PrintedDocument, PrintedStatus } from '../../../src-main/documents/printing/printed.ts';
import { type RideFormat, renderRide } from '../../../src-main/ride/ride.ts';
import { pageSizes, readPages, readWords, type Word } from '../../support/pages/pdf-reading.ts';

export const POINTS_PER_MM = 72 / 25.4;

export const authorized = { authorizedAt: '21/11/2026 10:31:09' };

export function render(
  printed: PrintedDocument,
  format: RideFormat,
  status: PrintedStatus = authorized,
  language: PageLanguage = 'es',
): Promise<Buffer> {
  return renderRide(printed, { format, status, language });
}

/** What no page may lack (SRI reference §11), in the order of the document's model; rows as their format has them. */
export function factsOf(printed: PrintedDocument, format: RideFormat): string[] {
  const { issuer } = printed;
  return [
    printed.title,
    `No. ${printed.number}`,
    printed.environment,
    'NORMAL',
    printed.accessKey,
    issuer.legalName,
    issuer.tradeName ?? '',
    issuer.ruc,
    issuer.headOfficeAddress,
    issuer.establishmentAddress ?? '',
    ...issuer.legends,
    ...printed.party.flatMap(({ label, value }) => [label, value]),
    ...printed.sections.flatMap((section) => sectionFacts(section, format)),
    ...printed.totals.flatMap(({ label, amount }) => [label, amount]),
    ...printed.payments.flatMap(({ method, amount, term }) => [method, amount, term ?? '']),
    ...printed.additionalInfo.flatMap(({ label, value }) => [label, value]),
  ];
}

function sectionFacts(
  { title, facts, table }: PrintedDocument['sections'][number],
  format: RideFormat,
): string[] {
  const rows = table?.rows ?? [];
  return [
    title ?? '',
    ...facts.flatMap(({ label, value }) => [label, value]),
    ...rows.flatMap(({ cells, notes, ticket }) => [
      ...(format === 'a4' ? Object.values(cells) : [ticket.text, ticket.detail, ticket.amount]),
      ...notes,
    ]),
  ];
}

/** Without white space, because a narrow ticket breaks values over lines; in capitals, as labels are. */
export function dense(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase();
}

/** All that stands on the pages, dense. */
export function denseText(pdf: Buffer): string {
  return dense(readPages(pdf).join(''));
}

/** Words that reach into the margins or over the edge of their page. */
export function wordsOutside(pdf: Buffer): Word[] {
  const least = 2 * POINTS_PER_MM;
  const sizes = pageSizes(pdf);
  return readWords(pdf).filter(({ page, xMin, xMax, yMin, yMax }) => {
    const { width, height } = sizes[page - 1] ?? { width: 0, height: 0 };
    return xMin <= least || xMax >= width - least || yMin <= least || yMax >= height - least;
  });
}

/** Words that stand on another. */
export function wordsOverlapping(pdf: Buffer): Word[] {
  const words = readWords(pdf);
  return words.filter((word, index) => words.slice(index + 1).some((other) => overlap(word, other)));
}

/** Boxes of fonts reach over the line; letters meet only when the middles do. */
function overlap(a: Word, b: Word): boolean {
  const height = Math.min(a.yMax - a.yMin, b.yMax - b.yMin);
  return (
    a.page === b.page &&
    Math.min(a.xMax, b.xMax) - Math.max(a.xMin, b.xMin) > 0.5 &&
    Math.min(a.yMax, b.yMax) - Math.max(a.yMin, b.yMin) > 0.4 * height
  );
}
