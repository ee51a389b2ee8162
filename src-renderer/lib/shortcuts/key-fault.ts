/** Why a key cannot be given to an action. */
export type KeyFault =
  /** It writes, or moves about a field. */
  | 'types'
  /** The browser or the system keeps it: cut, paste, reload, close, the menu of a field. */
  | 'reserved'
  /** Scanners send it when a code ends. */
  | 'scanner';

/** What browsers do not give away, and what everybody expects of a text field. */
const reserved = new Set([
  ...['F5', 'F11', 'Shift+F5', 'Ctrl+F5', 'Ctrl+F4', 'Alt+F4', 'Shift+F10', 'Shift+F11', 'Ctrl+F11'],
  ...'acvxyzrwtnqf'.split('').map((letter) => `Ctrl+${letter}`),
  ...'ztnwricjqv'.split('').map((letter) => `Ctrl+Shift+${letter}`),
  // Zoom, and the browser's own tabs.
  ...'0123456789+-='.split('').map((sign) => `Ctrl+${sign}`),
  // Menus of the browser.
  ...['Alt+d', 'Alt+e', 'Alt+f'],
]);

const scannerKeys = new Set(['Ctrl+j', 'Ctrl+m']);

const functionKey = /^(Ctrl\+|Alt\+)?(Shift\+)?F([1-9]|1[0-2])$/;
const heldKey = /^(Ctrl|Alt)\+(Shift\+)?[a-z0-9]$/;

/** What is wrong with a key, as `keyOfEvent` names it; undefined when it may be an action's. */
export function faultOfKey(key: string): KeyFault | undefined {
  if (reserved.has(key)) return 'reserved';
  if (scannerKeys.has(key)) return 'scanner';
  return functionKey.test(key) || heldKey.test(key) ? undefined : 'types';
}
