import { type PageLanguage, pageIn } from '../documents/printing/page-language.ts';
import type { PrintedDocument, PrintedStatus } from '../documents/printing/printed.ts';
import { drawA4 } from './a4/a4.ts';
import { readLogo } from './drawing/logo.ts';
import { closePdf, openPdf } from './drawing/pdf.ts';
import { drawTicket } from './ticket/ticket.ts';
import { ticketFormats } from './ticket/ticket-format.ts';

/** The sizes of paper a page is printed on: an office sheet, or a roll of so many millimetres. */
export const rideFormats = ['a4', ...ticketFormats] as const;
export type RideFormat = (typeof rideFormats)[number];

export interface RideOptions {
  readonly format: RideFormat;
  readonly status: PrintedStatus;
  /** PNG or JPEG; one that cannot be read is left out. */
  readonly logo?: Buffer;
  /** Spanish by default; it is always on the page. */
  readonly language?: PageLanguage;
}

/**
 * The printed representation of a document (RIDE, SRI technical sheet 2.34, annex 2) as PDF bytes. The same input
 * always gives the same bytes: nothing needs to be stored but the document. A logo that cannot be read must not keep a
 * customer from the invoice: the name is printed instead.
 */
export async function renderRide(
  printed: PrintedDocument,
  { format, status, logo, language = 'es' }: RideOptions,
): Promise<Buffer> {
  const pdf = openPdf(printed);
  const page = pageIn(language, { printed, status });
  const drawn = { status: page.status, logo: logo && readLogo(logo) };
  if (format === 'a4') drawA4(pdf, page.printed, drawn);
  else drawTicket(pdf, page.printed, { format, ...drawn });
  return closePdf(pdf);
}
