import { type IpcMainInvokeEvent, ipcMain, type WebContents } from 'electron';
import { desktopChannels } from '../contract/desktop/desktop.ts';
import { keysOf } from '../documents/values/keys-of.ts';
import type { CapabilityHandlers } from './capabilities.ts';
import { isOurPage } from './page/page-address.ts';

interface RouterOptions {
  readonly capabilities: CapabilityHandlers;
  /** The only page that is answered. */
  readonly origin: string;
  readonly contents: () => WebContents | undefined;
}

/** Answers the page's calls, one channel for each capability of the map; anyone else's are refused. */
export function routeCapabilities({ capabilities, origin, contents }: RouterOptions): void {
  for (const name of keysOf(desktopChannels)) {
    ipcMain.handle(desktopChannels[name], (event, argument: unknown) => {
      if (!isFromPage(event, contents(), origin)) throw new Error('this frame has no native powers');
      return capabilities[name](argument);
    });
  }
}

/** Our window's main frame, showing our page: not a frame inside it, not another window. */
function isFromPage(
  { sender, senderFrame }: IpcMainInvokeEvent,
  contents: WebContents | undefined,
  origin: string,
): boolean {
  return (
    contents !== undefined &&
    sender === contents &&
    senderFrame !== null &&
    senderFrame === contents.mainFrame &&
    isOurPage(senderFrame.url, origin)
  );
}
