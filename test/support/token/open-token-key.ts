import { join } from 'node:path';
import type { TokenKey, TokenKeyLocation, Tokens } from '../../../src-main/signing/token/token-port.ts';
import { tokenPin } from './soft-hsm.ts';

/** The driver's program, run from source. */
export const tokenProcessFile = join(import.meta.dirname, '../../../src-main/threads/token-process.ts');

/** Opens a key that must open. */
export async function openTokenKey(tokens: Tokens, location: TokenKeyLocation): Promise<TokenKey> {
  const opened = await tokens.open(location, { pin: tokenPin });
  if (!opened.ok) throw new Error(`The key does not open: ${JSON.stringify(opened.fault)}`);
  return opened.value;
}
