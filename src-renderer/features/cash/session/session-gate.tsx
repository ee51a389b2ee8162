import { useState } from 'react';
import { Outlet } from 'react-router';
import { useActionShortcuts } from '../../../lib/shortcuts/use-action-shortcuts.ts';
import { useWorkplace } from '../../../lib/workplace/use-workplace.ts';
import styles from '../cash.module.css';
import { MovementDialog } from '../movements/movement-dialog.tsx';
import { OpenSession } from './open-session.tsx';

/**
 * Around what takes money: the till is open first, and money goes in or out of it without leaving the sale. A shop
 * without tills, or without people who could count for one, sells as it is.
 */
export function SessionGate() {
  const { hasOperators, till, cashSession } = useWorkplace();
  const [isMoving, setMoving] = useState(false);
  useActionShortcuts({ cash: () => setMoving(true) }, cashSession !== undefined);
  const stop = () => setMoving(false);
  if (hasOperators && till && !cashSession) {
    return (
      <div className={styles.screen}>
        <OpenSession till={till} headingOrder={1} />
      </div>
    );
  }
  return (
    <>
      <Outlet />
      {isMoving && cashSession && (
        <MovementDialog session={cashSession} initialDirection="out" onDone={stop} onClose={stop} />
      )}
    </>
  );
}
