import type pino from 'pino';
import { exitCodes } from './exit-codes.ts';

/** Never resolves: the first signal stops what runs in this process, and the process ends with it. */
export function stopOnSignal(running: { stop(): Promise<void> }, log: pino.Logger): Promise<never> {
  return new Promise(() => {
    let stopping = false;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (stopping) return;
        stopping = true;
        running.stop().then(
          () => process.exit(0),
          (reason) => {
            log.error({ err: reason }, 'could not stop cleanly');
            process.exit(exitCodes.failed);
          },
        );
      });
    }
  });
}
