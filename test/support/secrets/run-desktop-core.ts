import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { startFile } from '../service/run-program.ts';
import { promptAuthority, readyLineOf } from '../service/run-service.ts';

const program = fileURLToPath(new URL('desktop-core.ts', import.meta.url));

export interface RunningCore {
  readonly url: string;
  readonly dataDir: string;
  log(): string;
  stop(): Promise<void>;
}

/** Starts the desktop's core on a data folder, with a keyring of its user; it ends with the test at the latest. */
export async function startDesktopCore(
  data: string,
  keyring: string,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningCore> {
  const started = startFile(program, {
    args: [data, keyring],
    env: { MOSTRADOR_PORT: '0', ...promptAuthority, ...env },
  });
  onTestFinished(async () => {
    started.child.kill('SIGKILL');
    await started.ended;
  });
  const { url } = await readyLineOf(started);
  return {
    url,
    dataDir: data,
    log: started.stderr,
    async stop() {
      started.child.kill('SIGTERM');
      await started.ended;
    },
  };
}
