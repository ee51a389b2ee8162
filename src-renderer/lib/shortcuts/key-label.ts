/** What keys are called on a keyboard, where it is not their own name. */
export type KeyNames = Readonly<Record<string, string>>;

/** A key as it stands on the keyboard: `Ctrl+l` → `Ctrl+L`, `Shift+F6` → `Mayús+F6`. */
export function labelOfKey(key: string, names: KeyNames): string {
  return partsOf(key)
    .map((part) => names[part] ?? (/^[a-z]$/.test(part) ? part.toUpperCase() : part))
    .join('+');
}

/** The same for `aria-keyshortcuts` (WAI-ARIA 1.2): `Ctrl+l` → `Control+L`. */
export function ariaOfKey(key: string): string {
  return labelOfKey(key, { Ctrl: 'Control' });
}

/** The key `+` itself is no separator. */
function partsOf(key: string): readonly string[] {
  return key.split(/\+(?=.)/);
}
