import type { Kysely } from 'kysely';
import { type JoinedDocument, selectDocuments } from '../../rows/documents/stored-document.ts';
import type { Tables } from '../../schema/tables.ts';
import { findPage, type ListQuestion } from './find-page.ts';

export interface ListAnswer {
  /** Newest first. */
  readonly rows: readonly JoinedDocument[];
  readonly total: number;
  /** How many are newer than the newest of the page; 0 where the page has none. */
  readonly newer: number;
}

/** Reads a page with its documents. All of one moment only within a transaction. */
export async function readList(db: Kysely<Tables>, question: ListQuestion): Promise<ListAnswer> {
  const { seqs, total, newer } = await findPage(db, question);
  return { rows: await readDocuments(db, seqs), total, newer };
}

/** Newest first. */
export async function readDocuments(
  db: Kysely<Tables>,
  seqs: readonly number[],
): Promise<readonly JoinedDocument[]> {
  if (seqs.length === 0) return [];
  return selectDocuments(db).where('document.seq', 'in', seqs).orderBy('document.seq', 'desc').execute();
}
