import type { DocumentStatus } from '../kinds.ts';

/** What can happen to a document (interface specification, "States and transitions"). */
export type LifecycleEvent =
  | 'submit'
  | 'authorize'
  | 'return'
  | 'refuse'
  | 'resubmit'
  | 'annul'
  /** A person had another document issued in its place before the authority ever saw it (decision 0007). */
  | 'give_up';

/**
 * The table of allowed moves. Reception that returns a document at once is two moves, submit and return,
 * written together: a document never skips a state (api.md §1).
 */
const moves: Readonly<Record<DocumentStatus, Partial<Record<LifecycleEvent, DocumentStatus>>>> = {
  pending: { submit: 'submitted', give_up: 'annulled' },
  submitted: { authorize: 'authorized', return: 'returned', refuse: 'not_authorized' },
  authorized: { annul: 'annulled' },
  returned: { resubmit: 'pending' },
  not_authorized: { resubmit: 'pending' },
  annulled: {},
};

/** The status an event leads to, or undefined where the move is not allowed. */
export function advance(status: DocumentStatus, event: LifecycleEvent): DocumentStatus | undefined {
  return moves[status][event];
}

/** Whether the authority has spoken: what `wait` waits for. */
export function isDecided(status: DocumentStatus): boolean {
  return status !== 'pending' && status !== 'submitted';
}
