import { type Session, shell, type WebContents } from 'electron';
import { isOurPage } from '../page/page-address.ts';
import { mayOpenOutside } from './external-links.ts';

/** Copying an access key is the only power of the web platform the page asks for. */
const grantedPermission = 'clipboard-sanitized-write';

/** Keeps the window on our page: no other page in it, no window beside it, no web view inside it. */
export function keepOnPage(contents: WebContents, origin: string): void {
  contents.on('will-navigate', (event, url) => {
    if (!isOurPage(url, origin)) event.preventDefault();
  });
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    if (mayOpenOutside(url)) void shell.openExternal(url);
    return { action: 'deny' };
  });
}

/** Refuses camera, location, devices and all the rest. */
export function refusePermissions(session: Session, origin: string): void {
  const isGranted = (permission: string, from: string) =>
    permission === grantedPermission && isOurPage(from, origin);
  session.setPermissionRequestHandler((contents, permission, answer) =>
    answer(isGranted(permission, contents.getURL())),
  );
  session.setPermissionCheckHandler((_contents, permission, from) => isGranted(permission, from));
  session.setDevicePermissionHandler(() => false);
}
