import { setTimeout as sleep } from 'node:timers/promises';

/** Asks until the answer is the wanted one; gives up with the last answer after the time. */
export async function eventually<Value>(
  ask: () => Value | Promise<Value>,
  isWanted: (value: Value) => boolean,
  withinMs = 15_000,
): Promise<Value> {
  const giveUpAt = performance.now() + withinMs;
  for (;;) {
    const value = await ask();
    if (isWanted(value) || performance.now() > giveUpAt) return value;
    await sleep(100);
  }
}
