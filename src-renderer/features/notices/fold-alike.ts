import { ecuadorDate } from '../../../src-main/documents/ecuador-time.ts';
import { groupBy } from '../../../src-main/documents/group-by.ts';
import type { Happening } from './happening.ts';

/** What the list says in one place. */
export interface NoticeLine {
  readonly newest: Happening;
  /** How often the same happened that day, this one included. */
  readonly count: number;
  /** When it did first. */
  readonly firstAt: string;
}

/** Fewer than these say more each by itself. */
const MANY = 3;

/** Folds what happened again and again in a day into one line, where its newest stood: the rest stays in sight. */
export function foldAlike(newestFirst: readonly Happening[]): readonly NoticeLine[] {
  const alike = groupBy(newestFirst, likenessOf);
  return newestFirst.flatMap((happening) => {
    const same = alike.get(likenessOf(happening)) ?? [];
    if (same.length < MANY) return [{ newest: happening, count: 1, firstAt: happening.at }];
    return same[0] === happening
      ? [{ newest: happening, count: same.length, firstAt: same.at(-1)?.at ?? happening.at }]
      : [];
  });
}

/** What has the same one is the same trouble, or the same relief, of one day in Ecuador. */
function likenessOf(happening: Happening): string {
  const day = ecuadorDate(new Date(happening.at));
  const whose = happening.kind === 'printer' ? happening.printer : '';
  return `${day} ${happening.kind} ${whose}`;
}
