import { type DocumentStatus, documentStatuses } from '../kinds.ts';

interface Progress {
  readonly revision: number;
  readonly status: DocumentStatus;
}

/** Of two words about one document, how much further the first came: a higher revision, then a later status; 0: as far. */
export function furtherBy(one: Progress, other: Progress): number {
  if (one.revision !== other.revision) return one.revision - other.revision;
  return documentStatuses.indexOf(one.status) - documentStatuses.indexOf(other.status);
}
