/** A disk that sleeps wakes up within this; a network folder that hangs does not. */
const WITHIN_MS = 3000;

/** The folder did not answer in time, or waits for one that does not. */
export class FolderSilentError extends Error {
  override readonly name = 'FolderSilentError';
}

/** The look that runs, with all that wait for it. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Looks into a folder of another disk or of the network. A call into one that hangs holds a thread of Node's pool until the system
 * gives it up, and signing needs that pool: so one look runs at a time in this process, and one that waited too long is not begun.
 *
 * @throws FolderSilentError after three seconds without an answer
 */
export function lookInTurn<Answer>(look: () => Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new FolderSilentError());
    }, WITHIN_MS).unref();
    last = last.then(async () => {
      if (isLate) return;
      try {
        resolve(await look());
      } catch (reason) {
        reject(reason);
      } finally {
        clearTimeout(timer);
      }
    });
  });
}
