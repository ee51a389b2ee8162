import { v7 as uuid } from 'uuid';
import type { StoredAccount } from '../../../src-main/mailing/ports/mail-store.ts';
import { makeEmailStore } from '../../../src-main/store/mail/email-store.ts';
import type { Store } from '../../../src-main/store/sqlite/open.ts';

export function emailStoreOf({ store }: { readonly store: Store }) {
  return makeEmailStore(store, { newId: () => uuid() });
}

/** An account without protection on this machine. */
export function aStoredAccount(parts: Partial<StoredAccount> = {}): StoredAccount {
  return {
    host: '127.0.0.1',
    port: 25,
    security: 'none',
    fromAddress: 'ventas@ejemplo.ec',
    updatedAt: '2026-11-21T17:00:00.000Z',
    ...parts,
  };
}
