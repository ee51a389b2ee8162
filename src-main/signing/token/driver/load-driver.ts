import { createRequire } from 'node:module';
import type { PKCS11 } from 'pkcs11js';
import type { TokenOutcome } from '../token-port.ts';
import { faultOf, returnValueOf } from './fault-of.ts';
import { ignoreErrors } from './ignore-errors.ts';

type Pkcs11Js = typeof import('pkcs11js');

/** A loaded and initialized PKCS#11 module, with the standard's constants. */
export interface Driver {
  readonly pkcs11: PKCS11;
  readonly constants: Pkcs11Js;
}

/** Loads a driver into this process, for good: one that is unloaded seldom loads again. */
export function loadDriver(module: string): TokenOutcome<Driver> {
  const loaded = loadPkcs11Js();
  if (!loaded.ok) return loaded;
  const constants = loaded.value;
  const pkcs11 = new constants.PKCS11();
  try {
    pkcs11.load(module);
  } catch (error) {
    // What the system's loader says names the file that is missing, which may be one that the driver needs.
    return { ok: false, fault: { code: 'driver_missing', detail: String(error) } };
  }
  try {
    initialize(pkcs11);
  } catch (error) {
    return { ok: false, fault: faultOf(error) };
  }
  return { ok: true, value: { pkcs11, constants } };
}

/** Makes the driver look at its readers anew: many see only those that were there when they began. */
export function restartDriver({ pkcs11 }: Driver): void {
  ignoreErrors(() => pkcs11.C_Finalize());
  initialize(pkcs11);
}

function initialize(pkcs11: PKCS11): void {
  try {
    pkcs11.C_Initialize();
  } catch (error) {
    if (returnValueOf(error) !== 'CKR_CRYPTOKI_ALREADY_INITIALIZED') throw error;
  }
}

/** It is an optional dependency with a part that is compiled: not every computer has it. */
function loadPkcs11Js(): TokenOutcome<Pkcs11Js> {
  try {
    // `import` would give its members under `default`: it is CommonJS whose exports cannot be known without running it.
    return { ok: true, value: createRequire(import.meta.filename)('pkcs11js') };
  } catch (error) {
    // The lines after the first tell the files of this computer alone.
    return { ok: false, fault: { code: 'unsupported', detail: String(error).split('\n', 1).join() } };
  }
}
