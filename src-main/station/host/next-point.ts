/** An emission point has three figures. */
const LAST_POINT = 999;

/**
 * An emission point beyond all of these, `001-002`, in the establishment of the first; undefined where there is none, as where
 * nobody has any yet.
 */
export function pointAfter(used: readonly string[]): string | undefined {
  const [establishment] = used[0]?.split('-') ?? [];
  if (establishment === undefined) return undefined;
  const points = used
    .filter((point) => point.startsWith(`${establishment}-`))
    .map((point) => Number(point.slice(4)));
  const next = Math.max(...points) + 1;
  return next <= LAST_POINT ? `${establishment}-${String(next).padStart(3, '0')}` : undefined;
}
