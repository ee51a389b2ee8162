import type { Environment } from '../../../../../src-main/documents/kinds.ts';
import { type AfterSale, afterSale, isOwed } from './after-sale.ts';

/** What charged sales still owe, kept on this computer: a reload or a crash of the window forgets nothing. */
export interface Outbox {
  /** Of an environment, oldest first. */
  list(environment: Environment): readonly AfterSale[];
  /** Keeps it as it is now; one that owes nothing is taken out. */
  keep(sale: AfterSale): void;
}

/** An item a sale, so that two windows of one browser never write over each other. */
const PREFIX = 'mostrador.after-sale.';

export function makeOutbox(storage: Storage): Outbox {
  return {
    list: (environment) =>
      Object.keys(storage)
        .filter((name) => name.startsWith(PREFIX))
        .flatMap((name) => read(storage, name))
        .filter((sale) => sale.environment === environment)
        .toSorted((one, other) => one.chargedAt.localeCompare(other.chargedAt)),
    keep(sale) {
      const name = PREFIX + sale.documentId;
      if (isOwed(sale)) storage.setItem(name, JSON.stringify(sale));
      else storage.removeItem(name);
    },
  };
}

/** What cannot be read will not be tomorrow either, and is let go of. */
function read(storage: Storage, name: string): AfterSale[] {
  try {
    return [afterSale.parse(JSON.parse(storage.getItem(name) ?? ''))];
  } catch {
    storage.removeItem(name);
    return [];
  }
}
