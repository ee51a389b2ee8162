import type { PrintContent, RenderPrintJob } from '../counter/printing/printers/printer-port.ts';
import { englishLabel } from '../documents/printing/english-labels.ts';
import { both, type PageLanguage, pageIn } from '../documents/printing/page-language.ts';
import type { PrintedDocument, PrintedStatus } from '../documents/printing/printed.ts';
import { initialize, openDrawer } from './escpos/commands.ts';
import { reportStrip } from './layout/report-strip.ts';
import { testStrip } from './layout/test-strip.ts';
import { ticketStrip } from './layout/ticket-strip.ts';
import { printout } from './printout.ts';
import { makeLetterPress } from './raster/letters.ts';
import { drawLogo } from './raster/logo.ts';
import { rollDots } from './raster/roll.ts';
import type { StripItem } from './raster/strip.ts';
import { sheetText } from './sheet-text.ts';

export interface PrintJobRendererOptions {
  /** The page of a document on an A4 sheet, as PDF. */
  readonly renderSheet: (
    printed: PrintedDocument,
    options: { readonly format: 'a4'; readonly status: PrintedStatus; readonly logo?: Buffer },
  ) => Promise<Uint8Array>;
  /** Asked at each job: what waited is printed as the shop wants it now. Spanish where it is left out. */
  readonly language?: () => Promise<PageLanguage>;
}

/**
 * Renders print jobs to the bytes of a printer: pictures or letters (ESC/POS) for a roll; on a sheet a document is the
 * same PDF as everywhere, and anything else is plain text, which any print queue of the system accepts.
 */
export function makePrintJobRenderer({ renderSheet, language }: PrintJobRendererOptions): RenderPrintJob {
  const press = makeLetterPress();

  return async (job, { printer, opensDrawer, mark: spanishMark }) => {
    const { content, mark } = contentIn((await language?.()) ?? 'es', { content: job, mark: spanishMark });
    const { paper, lettering, code_page: codePage, cuts } = printer;
    if (paper !== 'a4') {
      const dots = rollDots[paper];
      return printout(stripOf(content, { dots, mark }), {
        dots,
        lettering,
        codePage,
        cuts,
        opensDrawer,
        press,
      });
    }
    if (content.kind !== 'document') return sheetText(content, mark);
    const { printed, status, logo } = content;
    return renderSheet(printed, {
      format: 'a4',
      status: withMark(status, mark),
      ...(logo && { logo: Buffer.from(logo) }),
    });
  };
}

/** The bytes that open the drawer and print nothing. */
export const drawerPulse: Uint8Array = Buffer.concat([initialize, openDrawer]);

function stripOf(
  content: PrintContent,
  { dots, mark }: { readonly dots: number; readonly mark: string | undefined },
): StripItem[] {
  switch (content.kind) {
    case 'document': {
      const logo = content.logo && drawLogo(content.logo, dots);
      return ticketStrip(content.printed, { dots, status: content.status, mark, logo });
    }
    case 'report':
      return reportStrip(content.report, { dots, mark });
    case 'test':
      return testStrip({ dots, facts: content.facts });
  }
}

interface Marked {
  readonly content: PrintContent;
  readonly mark: string | undefined;
}

/** A test page shows Spanish letters, in Spanish. */
function contentIn(language: PageLanguage, { content, mark }: Marked): Marked {
  if (language === 'es' || content.kind === 'test') return { content, mark };
  if (content.kind === 'document') {
    return { content: { ...content, ...pageIn(language, content) }, mark: mark && both(mark) };
  }
  const { report } = content;
  return {
    content: { kind: 'report', report: report.en ?? report },
    mark: mark && (englishLabel(mark) ?? mark),
  };
}

function withMark(status: PrintedStatus, mark: string | undefined): PrintedStatus {
  if (mark === undefined) return status;
  return { ...status, notice: status.notice === undefined ? mark : `${mark} · ${status.notice}` };
}
