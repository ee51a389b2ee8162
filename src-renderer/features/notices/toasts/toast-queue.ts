import { type Activity, isQuiet } from '../activity/activity.ts';

/** The most toasts at once: more would cover what is being sold. The list has all. */
const AT_ONCE = 2;

/** What is shown at the side, and what was shown already. */
export interface ToastQueue {
  /** Undefined until the first look: what happened before the window was opened is only in the list. */
  readonly seen: ReadonlySet<string> | undefined;
  readonly shown: readonly Activity[];
}

export const emptyToasts: ToastQueue = { seen: undefined, shown: [] };

/** Looks again: what is new is shown, the newest first. */
export function arrive(queue: ToastQueue, activities: readonly Activity[]): ToastQueue {
  const { seen, shown } = queue;
  const fresh = seen ? activities.filter(({ id }) => !seen.has(id)) : [];
  if (seen && fresh.length === 0) return queue;
  return {
    seen: new Set([...(seen ?? []), ...activities.map(({ id }) => id)]),
    shown: [...fresh.filter((activity) => !isQuiet(activity)), ...shown].slice(0, AT_ONCE),
  };
}

/** Takes one from the screen; it stays in the list. */
export function dismiss(queue: ToastQueue, id: string): ToastQueue {
  return { ...queue, shown: queue.shown.filter((activity) => activity.id !== id) };
}
