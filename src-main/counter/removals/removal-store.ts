/** What can be taken away and put back. */
export type RemovableKind =
  | 'customer'
  | 'product'
  | 'price_list'
  | 'held_sale'
  | 'document_draft'
  | 'document_view'
  | 'purchase';

export interface RemovalStore {
  /** Takes it away with all that goes with it; undefined where there is none. */
  remove(kind: RemovableKind, id: string): Promise<RemovedRows | undefined>;
  /** False where something else stands in its place meanwhile, or it was used up. */
  putBack(removed: RemovedRows): Promise<boolean>;
}

/** Rows as they were. */
export interface RemovedRows {
  readonly kind: RemovableKind;
  /** The one that was meant. */
  readonly own: TableRows['rows'][number];
  /** What went with it. Of these, what is no longer possible is left out when it is put back. */
  readonly parts: readonly TableRows[];
  /** What named it and now names nothing. */
  readonly links: readonly Link[];
  /** Of what documents may change meanwhile: the newest document of that moment, by its position among all. */
  readonly newestDocument?: number;
}

export interface TableRows {
  readonly table: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

export interface Link {
  readonly table: string;
  readonly column: string;
  readonly ids: readonly string[];
}
