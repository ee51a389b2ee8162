/** A disk that sleeps wakes up within this; a network folder that hangs does not. */
const WITHIN_MS = 10_000;

/** So many of the four threads of Node's pool may hang in folders of others: signing needs one. */
const MAX_HANGING = 2;

/** The folder did not answer in time, or too many others do not. */
export class FolderSilentError extends Error {
  override readonly name = 'FolderSilentError';
}

/** The last look into each folder, by its path. */
const lastLooks = new Map<string, Promise<void>>();
let hanging = 0;

/**
 * Looks into a folder of another disk or of the network, one look at a time. A call into a folder that hangs holds a thread of Node's
 * pool until the system gives it up: no second one is begun there, and none elsewhere while two hang.
 *
 * @throws FolderSilentError without an answer in time; `withinMs` milliseconds, ten seconds when left out
 */
export function lookInTurn<Answer>(
  folder: string,
  look: () => Promise<Answer>,
  { withinMs = WITHIN_MS }: { readonly withinMs?: number } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let state: 'waiting' | 'looking' | 'ended' = 'waiting';
    const timer = setTimeout(() => {
      if (state === 'looking') countHanging(current);
      state = 'ended';
      reject(new FolderSilentError());
    }, withinMs).unref();
    const current = (lastLooks.get(folder) ?? Promise.resolve()).then(async () => {
      if (state === 'ended') return;
      try {
        if (hanging >= MAX_HANGING) throw new FolderSilentError();
        state = 'looking';
        resolve(await look());
      } catch (reason) {
        reject(reason);
      } finally {
        clearTimeout(timer);
      }
    });
    lastLooks.set(folder, current);
    void current.then(() => {
      if (lastLooks.get(folder) === current) lastLooks.delete(folder);
    });
  });
}

function countHanging(look: Promise<void>): void {
  hanging += 1;
  void look.then(() => {
    hanging -= 1;
  });
}
