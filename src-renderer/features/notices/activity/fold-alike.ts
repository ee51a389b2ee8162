import { ecuadorDate } from '../../../../src-main/documents/values/ecuador-time.ts';
import { groupBy } from '../../../../src-main/documents/values/group-by.ts';
import type { Activity } from './activity.ts';

/** One entry of the list. */
export interface NoticeLine {
  readonly newest: Activity;
  /** How often the same happened that day, this one included. */
  readonly count: number;
  /** When it did first. */
  readonly firstAt: string;
}

/** Fewer than these say more each by itself. */
const MANY = 3;

/** Folds what happened again and again in a day into one line, where its newest stood: the rest stays in sight. */
export function foldAlike(newestFirst: readonly Activity[]): readonly NoticeLine[] {
  const alike = groupBy(newestFirst, likenessOf);
  return newestFirst.flatMap((activity) => {
    const same = alike.get(likenessOf(activity)) ?? [];
    if (same.length < MANY) return [{ newest: activity, count: 1, firstAt: activity.at }];
    return same[0] === activity
      ? [{ newest: activity, count: same.length, firstAt: same.at(-1)?.at ?? activity.at }]
      : [];
  });
}

/** What has the same one is the same trouble, or the same relief, of one day in Ecuador. */
function likenessOf(activity: Activity): string {
  const day = ecuadorDate(new Date(activity.at));
  const whose = activity.kind === 'printer' ? activity.printer : '';
  return `${day} ${activity.kind} ${whose}`;
}
