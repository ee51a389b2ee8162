import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { TokenKeyLocation } from '../../../src-main/signing/token/token-port.ts';

/** Starts a program that opens the key, says so, and signs at every message it gets: one that can be killed. */
export function startSigning(location: TokenKeyLocation, env: NodeJS.ProcessEnv): ChildProcess {
  const file = join(import.meta.dirname, 'sign-on-message.ts');
  return fork(file, [JSON.stringify(location)], {
    env,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}
