import type { Command } from 'commander';
import { translate } from '../../process/language.ts';
import { wholeNumberOf } from './options.ts';
import { placeholders } from './placeholders.ts';

/** What the commands share that list something page by page. */

export interface PageOptions {
  readonly limit: number;
  readonly cursor?: string;
}

export function withPages(command: Command): Command {
  return command
    .option(
      `--limit <${placeholders.count}>`,
      translate({ es: 'por página, hasta 100', en: 'a page, up to 100' }),
      wholeNumberOf(1, 100),
      20,
    )
    .option(
      `--cursor <${placeholders.cursor}>`,
      translate({ es: 'el que dio la página anterior', en: 'the one the page before gave' }),
    );
}

/** How to go on to the next page; nothing after the last. */
export function moreLines(nextCursor: string | null): readonly string[] {
  if (nextCursor === null) return [];
  return [
    translate({
      es: `Hay más: repita con los mismos filtros y --cursor ${nextCursor}`,
      en: `There is more: repeat with the same filters and --cursor ${nextCursor}`,
    }),
  ];
}
