import { type ReactNode, useCallback, useState } from 'react';
import type { ApprovalSubject } from '../../../../src-main/contract/counter/approval-subject.ts';
import type { ApprovablePermission } from '../../../../src-main/contract/counter/permissions.ts';
import { type AskForPermit, type Permit, PermitContext } from '../../../lib/workplace/permit-context.ts';
import { PermitDialog } from './permit-dialog.tsx';

interface PermitRequest {
  readonly action: ApprovablePermission;
  readonly about: ApprovalSubject;
  readonly settle: (permit: Permit | undefined) => void;
}

/** Lets every screen ask for somebody's PIN, one question at a time: a newer one takes the place of the older. */
export function PermitProvider({ children }: { readonly children: ReactNode }) {
  const [request, setAsked] = useState<PermitRequest>();
  const ask = useCallback<AskForPermit>(
    (action, about = {}) =>
      new Promise((settle) => {
        setAsked((before) => {
          before?.settle(undefined);
          return { action, about, settle };
        });
      }),
    [],
  );
  const settle = (permit: Permit | undefined) => {
    setAsked(undefined);
    request?.settle(permit);
  };
  return (
    <PermitContext value={ask}>
      {children}
      {request && (
        <PermitDialog key={request.action} action={request.action} about={request.about} onSettle={settle} />
      )}
    </PermitContext>
  );
}
