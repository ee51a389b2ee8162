/** Whoever just opened the window is served first. */
const AFTER_MS = 500;

/**
 * Makes the first sale as quick as the others: what is opened, read and compiled only once is so before a customer
 * waits for it. Each step by itself, so that whoever asks for something meanwhile is served between them.
 */
export function warmUp(
  steps: readonly (() => Promise<void>)[],
  failed: (reason: unknown) => void,
): { stop(): Promise<void> } {
  let isStopped = false;
  let running = Promise.resolve();
  const run = async () => {
    for (const step of steps) if (!isStopped) await step();
  };
  const timer = setTimeout(() => {
    running = run().catch(failed);
  }, AFTER_MS);
  timer.unref();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
