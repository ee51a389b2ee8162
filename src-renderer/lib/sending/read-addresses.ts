import { emailAddress } from '../../../src-main/documents/values/text.ts';

/** What is wrong with addresses as they were typed. */
export type AddressFault =
  | { readonly kind: 'none' }
  | { readonly kind: 'bad'; readonly address: string }
  | { readonly kind: 'tooMany'; readonly count: number };

export type ReadAddresses =
  | { readonly ok: true; readonly addresses: readonly string[] }
  | { readonly ok: false; readonly fault: AddressFault };

/** As many as one e-mail of the service goes to. */
const AT_MOST = 10;

/** E-mail addresses with commas, semicolons or spaces between them, each once. */
export function readAddresses(typed: string): ReadAddresses {
  const addresses = [...new Set(typed.split(/[\s,;]+/).filter((part) => part !== ''))];
  const bad = addresses.find((address) => !emailAddress.safeParse(address).success);
  if (bad !== undefined) return { ok: false, fault: { kind: 'bad', address: bad } };
  if (addresses.length === 0) return { ok: false, fault: { kind: 'none' } };
  if (addresses.length > AT_MOST) {
    return { ok: false, fault: { kind: 'tooMany', count: addresses.length } };
  }
  return { ok: true, addresses };
}
