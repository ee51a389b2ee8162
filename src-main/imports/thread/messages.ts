/** What a thread that reads files says. It is answered `taken` for each batch. */
export type FromThread<Batch> =
  | { readonly kind: 'batch'; readonly batch: Batch }
  /** All the files are read. */
  | { readonly kind: 'end' };
