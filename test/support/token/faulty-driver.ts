import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { SoftHsm } from './soft-hsm.ts';

/** The functions at which the driver of `faulty-driver.c` can be made to misbehave, and that it counts. */
export type WatchedFunction =
  | 'C_Initialize'
  | 'C_GetSlotList'
  | 'C_GetTokenInfo'
  | 'C_Login'
  | 'C_FindObjectsInit'
  | 'C_SignInit'
  | 'C_Sign';

/** How a driver and its token can behave; see `faulty-driver.c`. */
export type Misbehaviour =
  | `${'crash' | 'hang' | 'general_error'}=${WatchedFunction}`
  | `plugged=${number}`
  | 'final_try'
  | 'locked'
  | 'count_low'
  | 'absent'
  | 'no_sha1';

/** SoftHSM behind a driver that misbehaves on request. */
export interface FaultyDriver {
  readonly module: string;
  readonly env: NodeJS.ProcessEnv;
  /** Replaces what was set before; nothing: it behaves. Takes effect at its next call, and ends a hang. */
  behave(...how: readonly Misbehaviour[]): void;
  /** How often that function was called in all the driver's processes together. */
  callsOf(name: WatchedFunction): number;
}

/** Compiles the driver into SoftHSM's temporary folder. */
export function makeFaultyDriver(hsm: SoftHsm): FaultyDriver {
  const module = join(hsm.folder, 'faulty-driver.so');
  const control = join(hsm.folder, 'control');
  const log = join(hsm.folder, 'calls');
  const source = join(import.meta.dirname, 'faulty-driver.c');
  const headers = join(dirname(createRequire(import.meta.url).resolve('pkcs11js')), 'includes');
  execFileSync('cc', ['-shared', '-fPIC', '-O1', `-I${headers}`, '-o', module, source, '-ldl'], {
    timeout: 120_000,
  });
  return {
    module,
    env: {
      ...hsm.env,
      FAULTY_DRIVER_REAL: hsm.module,
      FAULTY_DRIVER_CONTROL: control,
      FAULTY_DRIVER_LOG: log,
    },
    behave(...how) {
      // In one step: the driver may read it at any moment.
      writeFileSync(`${control}.new`, how.map((word) => `${word} `).join('\n'));
      renameSync(`${control}.new`, control);
    },
    callsOf(name) {
      const calls = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : [];
      return calls.filter((call) => call === name).length;
    },
  };
}
