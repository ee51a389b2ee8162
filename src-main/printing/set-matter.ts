import type { PrintMatter, SetMatter } from '../counter/printing/printers/printer-port.ts';
import type { PrintedDocument, PrintedStatus } from '../documents/printing/printed.ts';
import { initialize, openDrawer } from './escpos/commands.ts';
import { documentStrip } from './layout/document-strip.ts';
import { reportStrip } from './layout/report-strip.ts';
import { testStrip } from './layout/test-strip.ts';
import { printout } from './printout.ts';
import { makeLetterPress } from './raster/letters.ts';
import { drawLogo } from './raster/logo.ts';
import { rollDots } from './roll.ts';
import { sheetText } from './sheet-text.ts';
import type { StripItem } from './strip.ts';

export interface SetMatterOptions {
  /** The page of a document on an A4 sheet, as PDF. */
  readonly renderSheet: (
    printed: PrintedDocument,
    options: { readonly format: 'a4'; readonly status: PrintedStatus; readonly logo?: Buffer },
  ) => Promise<Uint8Array>;
}

/**
 * What each printer is sent: pictures or letters for a roll; on a sheet a document is the same PDF as everywhere, and
 * the rest is plain text, which any queue of the system can set.
 */
export function makeSetMatter({ renderSheet }: SetMatterOptions): SetMatter {
  const press = makeLetterPress();

  return async (matter, { printer, opensDrawer, mark }) => {
    const { paper, lettering, code_page: codePage, cuts } = printer;
    if (paper !== 'a4') {
      const dots = rollDots[paper];
      return printout(stripOf(matter, { dots, mark }), {
        dots,
        lettering,
        codePage,
        cuts,
        opensDrawer,
        press,
      });
    }
    if (matter.kind !== 'document') return sheetText(matter, mark);
    const { printed, status, logo } = matter;
    return renderSheet(printed, {
      format: 'a4',
      status: withMark(status, mark),
      ...(logo && { logo: Buffer.from(logo) }),
    });
  };
}

/** What opens the drawer and prints nothing. */
export const drawerPulse: Uint8Array = Buffer.concat([initialize, openDrawer]);

function stripOf(
  matter: PrintMatter,
  { dots, mark }: { readonly dots: number; readonly mark: string | undefined },
): StripItem[] {
  switch (matter.kind) {
    case 'document': {
      const logo = matter.logo && drawLogo(matter.logo, dots);
      return documentStrip(matter.printed, { dots, status: matter.status, mark, logo });
    }
    case 'report':
      return reportStrip(matter.report, { dots, mark });
    case 'test':
      return testStrip({ dots, facts: matter.facts });
  }
}

function withMark(status: PrintedStatus, mark: string | undefined): PrintedStatus {
  if (mark === undefined) return status;
  return { ...status, notice: status.notice === undefined ? mark : `${mark} · ${status.notice}` };
}
