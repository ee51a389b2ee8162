import type { Page } from 'playwright';

/** Hands take longer than this from the last key to the scanner. */
const HANDS_MS = 300;
/** Between two keys of a scanner. */
const GAP_MS = 4;

/** Reads codes as a scanner does: their keys and Enter without a pause, wherever the focus is. */
export async function scan(page: Page, ...codes: readonly string[]): Promise<void> {
  await page.evaluate(typeAsScanner, { codes, handsMs: HANDS_MS, gapMs: GAP_MS });
}

declare global {
  interface Window {
    /** When the last key was pressed. */
    lastKeyAt?: number;
  }
}

/** Runs in the page: over the wire the keys would come as slow as the machine is busy. */
function typeAsScanner(how: { codes: readonly string[]; handsMs: number; gapMs: number }): void {
  if (window.lastKeyAt === undefined) {
    window.lastKeyAt = performance.now();
    const note = ({ timeStamp }: KeyboardEvent) => {
      window.lastKeyAt = timeStamp;
    };
    window.addEventListener('keydown', note, { capture: true });
  }
  // The hands' way to the scanner is in the times of the keys: nobody waits for it.
  const start = Math.max(performance.now(), window.lastKeyAt + how.handsMs);
  for (const [index, key] of how.codes.flatMap((code) => [...code, 'Enter']).entries()) {
    const target = document.activeElement ?? document.body;
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: start + index * how.gapMs });
    if (!target.dispatchEvent(event) || key === 'Enter') continue;
    document.execCommand('insertText', false, key);
  }
}
