import type { DesktopCapabilities } from '../../src-main/contract/desktop/desktop.ts';

declare global {
  interface Window {
    /** Present in the desktop shell only (`src-preload/preload.ts`). */
    readonly desktop?: DesktopCapabilities;
  }
}

/** The native powers of the shell; undefined in a browser. */
export function desktopOf(window: Window): DesktopCapabilities | undefined {
  return window.desktop;
}
