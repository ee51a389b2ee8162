import { spawn } from 'node:child_process';

/** Whether a window can be shown to the person who gave the command. */
export function hasDisplay() {
  if (process.platform === 'win32' || process.platform === 'darwin') return true;
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

/**
 * Opens an address in the person's browser. Where no browser answers nothing happens: the address is on the
 * terminal too.
 *
 * @param {string} url
 */
export function openInBrowser(url) {
  const [program, args] = opener(url);
  const child = spawn(program, args, { stdio: 'ignore', detached: true });
  child.once('error', () => {});
  child.unref();
}

/**
 * @param {string} url
 * @returns {[string, string[]]}
 */
function opener(url) {
  if (process.platform === 'win32') return ['rundll32', ['url.dll,FileProtocolHandler', url]];
  return [process.platform === 'darwin' ? 'open' : 'xdg-open', [url]];
}
