import { desktopOrigin } from '../../contract/desktop/desktop.ts';

export const pageScheme = 'app';
export const pageUrl = `${desktopOrigin}/index.html`;

/** Whether an address is of our page, at `origin` or below it. */
export function isOurPage(address: string, origin: string): boolean {
  return address === origin || address.startsWith(`${origin}/`);
}
