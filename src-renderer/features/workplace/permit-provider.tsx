import { type ReactNode, useCallback, useState } from 'react';
import type { Permission } from '../../../src-main/contract/counter/permissions.ts';
import {
  type AskForPermit,
  type Permit,
  PermitContext,
  type PermitSubject,
} from '../../lib/workplace/permit-context.ts';
import { PermitDialog } from './permit-dialog.tsx';

interface Asked {
  readonly action: Permission;
  readonly subject: PermitSubject;
  readonly settle: (permit: Permit | undefined) => void;
}

/** Lets every screen ask for somebody's PIN, one question at a time: a newer one takes the place of the older. */
export function PermitProvider({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>();
  const ask = useCallback<AskForPermit>(
    (action, subject = {}) =>
      new Promise((settle) => {
        setAsked((before) => {
          before?.settle(undefined);
          return { action, subject, settle };
        });
      }),
    [],
  );
  const settle = (permit: Permit | undefined) => {
    setAsked(undefined);
    asked?.settle(permit);
  };
  return (
    <PermitContext value={ask}>
      {children}
      {asked && (
        <PermitDialog key={asked.action} action={asked.action} subject={asked.subject} onSettle={settle} />
      )}
    </PermitContext>
  );
}
