import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { TokenKeyPlace } from '../../../src-main/business/token/token-port.ts';

/** Starts a program that opens the key, says so, and signs at every message it gets: one that can be killed. */
export function startSigning(place: TokenKeyPlace, env: NodeJS.ProcessEnv): ChildProcess {
  const file = join(import.meta.dirname, 'sign-on-message.ts');
  return fork(file, [JSON.stringify(place)], {
    env,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}
