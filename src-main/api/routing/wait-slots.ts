/** At most so many requests of one key wait at a time; one more is answered at once (api.md §6). */
export interface WaitSlots {
  /** Takes a slot and gives back how to free it; undefined when the key has none left. */
  take(token: string): (() => void) | undefined;
}

const SLOTS_OF_A_KEY = 8;

export function makeWaitSlots(): WaitSlots {
  const waiting = new Map<string, number>();
  return {
    take(token) {
      const count = waiting.get(token) ?? 0;
      if (count >= SLOTS_OF_A_KEY) return undefined;
      waiting.set(token, count + 1);
      return () => {
        const left = (waiting.get(token) ?? 1) - 1;
        if (left === 0) waiting.delete(token);
        else waiting.set(token, left);
      };
    },
  };
}
