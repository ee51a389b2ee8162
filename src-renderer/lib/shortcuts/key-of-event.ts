/** What names a key of a keyboard event. */
export interface PressedKey {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const modifiers = ['Control', 'Meta', 'Alt', 'AltGraph', 'Shift', 'CapsLock', 'NumLock', 'ScrollLock', 'Fn'];

/**
 * A key as `KeyboardEvent.key` names it, with `Ctrl+` or `Alt+` before it where held, and `Shift+` where it does not
 * make another letter of it: `F4`, `Shift+F6`, `Ctrl+p`, `Alt+1`. Undefined for what is only held, and for what Alt
 * types: AltGr (on Windows Ctrl and Alt at once) writes `@`, Alt with the number pad writes `ñ`.
 */
export function keyOfEvent({
  key,
  code,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: PressedKey): string | undefined {
  const isControl = ctrlKey || metaKey;
  if (modifiers.includes(key) || key === 'Dead' || key === 'Process' || key === 'Unidentified')
    return undefined;
  if (altKey && (isControl || code.startsWith('Numpad'))) return undefined;
  const held = isControl ? 'Ctrl+' : altKey ? 'Alt+' : '';
  if (key.length > 1) return `${held}${shiftKey ? 'Shift+' : ''}${key}`;
  if (!held) return key;
  // With Alt some keyboards write another sign: the row of digits is known by its key code.
  const digit = altKey ? /^Digit(\d)$/.exec(code)?.[1] : undefined;
  return `${held}${shiftKey ? 'Shift+' : ''}${digit ?? key.toLowerCase()}`;
}
