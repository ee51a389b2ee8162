import { useRouteError } from 'react-router';
import { CrashPage } from './crash-page.tsx';

/** A page with a bug, where the page would be: what surrounds it still leads anywhere else. */
export function PageCrash() {
  return <CrashPage error={useRouteError()} />;
}

/** What surrounds the pages has the bug: the whole window says so. */
export function WindowCrash() {
  return (
    <main style={{ height: '100%' }}>
      <CrashPage error={useRouteError()} />
    </main>
  );
}
