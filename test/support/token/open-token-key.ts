import { join } from 'node:path';
import type { TokenKey, TokenKeyPlace, Tokens } from '../../../src-main/business/token/token-port.ts';
import { tokenPin } from './soft-hsm.ts';

/** The driver's program, run from source. */
export const tokenProcessFile = join(import.meta.dirname, '../../../src-main/threads/token-process.ts');

/** Opens a key that must open. */
export async function openTokenKey(tokens: Tokens, place: TokenKeyPlace): Promise<TokenKey> {
  const opened = await tokens.open(place, { pin: tokenPin });
  if (!opened.ok) throw new Error(`The key does not open: ${JSON.stringify(opened.fault)}`);
  return opened.value;
}
