/** Hands over answers in the order they were asked for, however long each takes. */
export function makeInOrder(): <Value>(answer: Promise<Value>, take: (value: Value) => void) => void {
  let before: Promise<unknown> = Promise.resolve();
  return (answer, take) => {
    const turn = before;
    before = (async () => {
      // What failed before is reported to its own caller.
      await turn.catch(() => undefined);
      take(await answer);
    })();
  };
}
