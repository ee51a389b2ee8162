import { createRequire } from 'node:module';
import { requireTool } from '../tools/require-tool.ts';
import { softHsmLibrary } from './soft-hsm.ts';

/**
 * Whether tokens can be tested here: SoftHSM with its library, a C compiler for the driver that misbehaves, and the
 * optional pkcs11js. In CI a missing one is an error; elsewhere it is reported.
 */
export function requireTokenTools(): boolean {
  const found = [requireTool('softhsm2-util'), requireTool('cc'), hasLibrary(), hasPkcs11Js()];
  return found.every(Boolean);
}

function hasLibrary(): boolean {
  if (softHsmLibrary !== undefined) return true;
  return skip(new Error('the library of softhsm2-util is in none of the usual folders'));
}

function hasPkcs11Js(): boolean {
  try {
    createRequire(import.meta.url)('pkcs11js');
    return true;
  } catch (error) {
    return skip(error);
  }
}

function skip(reason: unknown): false {
  if (process.env.CI) throw reason;
  console.warn(`SKIPPED: the tests of tokens do not run: ${reason}`);
  return false;
}
