/** Does pieces of work one after the other; undefined for one that would have to wait behind too many. */
export type OneByOne = <Value>(work: () => Promise<Value>) => Promise<Value | undefined>;

export function makeOneByOne(waitingAtMost: number): OneByOne {
  let last: Promise<unknown> = Promise.resolve();
  let pending = 0;
  return async (work) => {
    if (pending > waitingAtMost) return undefined;
    pending += 1;
    const done = last.then(work).finally(() => {
      pending -= 1;
    });
    // What fails rejects its own caller, not the next.
    last = done.catch(() => undefined);
    return done;
  };
}
