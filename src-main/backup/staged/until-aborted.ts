/** The same pieces, until a signal ends them: also while none comes, as from a client that stands still. */
export async function* untilAborted<Piece>(
  pieces: AsyncIterable<Piece>,
  signal: AbortSignal,
): AsyncGenerator<Piece> {
  let fail: (reason: unknown) => void = () => {};
  const abort = () => fail(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  const source = pieces[Symbol.asyncIterator]();
  try {
    for (;;) {
      signal.throwIfAborted();
      // One promise a piece: a single one raced against each of them would keep them all in memory.
      const { promise, resolve, reject } = Promise.withResolvers<IteratorResult<Piece>>();
      fail = reject;
      source.next().then(resolve, reject);
      const { done, value } = await promise;
      if (done) return;
      yield value;
    }
  } finally {
    signal.removeEventListener('abort', abort);
    // Not waited for: it ends behind the piece that does not come.
    void source.return?.();
  }
}
