import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * What was pressed to go elsewhere is gone there, and the focus with it: the next Tab is to start at the content. A
 * component, so that what surrounds the page is not drawn again with each page.
 */
export function ArrivalFocus(): null {
  const { pathname } = useLocation();
  const from = useRef(pathname);
  useEffect(() => {
    if (from.current === pathname) return;
    from.current = pathname;
    if (document.activeElement === document.body) focusContent();
  }, [pathname]);
  return null;
}

/** A link to `#content` would change the route, which lives in the fragment. */
export function focusContent(): void {
  document.getElementById('content')?.focus();
}
