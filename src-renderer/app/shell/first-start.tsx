import { Navigate, Outlet, useLocation } from 'react-router';
import { FirstChoice } from '../../features/settings/set-up/first-choice.tsx';
import { useSetUp } from '../../features/settings/set-up/set-up-query.ts';
import { useMay } from '../../lib/workplace/use-may.ts';
import { Waiting } from './entrance-states.tsx';

/** The key of the route a window opens at; every later one has a key of its own. */
const OPENED = 'default';

/** Asks an installation that is new what it is for, and opens the window where an unfinished set-up was left. */
export function FirstStart() {
  const { pathname, key } = useLocation();
  const mayGoOn = useMay()('manage_business');
  const { data: progress, isPending } = useSetUp();
  if (isPending) return <Waiting />;
  if (progress?.must_choose) return <FirstChoice />;
  const isUnfinished = progress?.choice === 'business' && progress.finished_at === undefined;
  // A user who left it for the counter is not sent back to it.
  const isOpening = pathname === '/' && key === OPENED;
  return isUnfinished && mayGoOn && isOpening ? <Navigate to="/configurar" replace /> : <Outlet />;
}
