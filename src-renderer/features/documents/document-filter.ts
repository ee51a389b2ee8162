import type { DocumentStatus, DocumentType } from '../../../src-main/documents/kinds.ts';

/** Statuses as a shopkeeper asks for them. */
export const statusGroups = {
  all: [],
  in_progress: ['pending', 'submitted'],
  authorized: ['authorized'],
  refused: ['returned', 'not_authorized'],
} as const satisfies Record<string, readonly DocumentStatus[]>;
export type StatusGroup = keyof typeof statusGroups;

export interface DocumentFilter {
  readonly words: string;
  readonly group: StatusGroup;
  /** Undefined: every type. */
  readonly type: DocumentType | undefined;
  /** First and last issue date, YYYY-MM-DD; empty means open. */
  readonly from: string;
  readonly to: string;
}

export const noFilter: DocumentFilter = { words: '', group: 'all', type: undefined, from: '', to: '' };

export function isFiltered(filter: DocumentFilter): boolean {
  const { words, group, type, from, to } = filter;
  return words !== '' || group !== 'all' || type !== undefined || from !== '' || to !== '';
}

export function statusesOf({ group }: DocumentFilter): readonly DocumentStatus[] {
  return statusGroups[group];
}
