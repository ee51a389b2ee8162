import { type ReactNode, useState } from 'react';
import { SignInScreen } from '../../features/workplace/sign-in/sign-in-screen.tsx';
import { isLockedBy, useOperators, useSignedIn } from '../../lib/workplace/operators-query.ts';
import { NotYet } from './entrance-states.tsx';

interface LockProps {
  /** Opens for good with the first who signs in: what is inside waits as it is while the window is locked again. */
  readonly isForFirst?: boolean;
  readonly children: ReactNode;
}

/** Once the shop has operators, the window shows nothing until one of them is signed in. */
export function Lock({ isForFirst = false, children }: LockProps) {
  const [hasOpened, setOpened] = useState(false);
  const operators = useOperators();
  const hasOperators = isLockedBy(operators.data);
  const signedIn = useSignedIn(hasOperators);
  const query = hasOperators ? signedIn : operators;
  const isOpen = hasOperators ? Boolean(signedIn.data) : operators.data !== undefined;
  if (isOpen && !hasOpened) setOpened(true);
  if (isOpen || (isForFirst && hasOpened)) return children;
  if (query.data === undefined) return <NotYet error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <main style={{ height: '100%' }}>
      <SignInScreen />
    </main>
  );
}
