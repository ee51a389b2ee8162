import { createContext, useContext } from 'react';
import type { ApprovalSubject } from '../../../src-main/contract/counter/approval-subject.ts';
import type { ApprovablePermission } from '../../../src-main/contract/counter/permissions.ts';

/** That something may be done; `approvalId` when somebody else had to allow it, for the call that does it. */
export interface Permit {
  readonly approvalId?: string;
}

/**
 * Asks on the screen for the PIN of somebody who may; undefined when nobody gave it. `about`: what it will be for, and
 * for nothing else.
 */
export type AskForPermit = (
  action: ApprovablePermission,
  about?: ApprovalSubject,
) => Promise<Permit | undefined>;

export const PermitContext = createContext<AskForPermit | undefined>(undefined);

export function useAskForPermit(): AskForPermit {
  const ask = useContext(PermitContext);
  if (!ask) throw new Error('usePermit is for children of PermitProvider');
  return ask;
}
