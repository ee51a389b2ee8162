import type { ItemBatch } from '../reading/read-items.ts';

/** What the thread that reads an import says. It is answered `taken` for each batch. */
export type FromThread =
  | { readonly kind: 'batch'; readonly batch: ItemBatch }
  /** All the files are read. */
  | { readonly kind: 'end' };
