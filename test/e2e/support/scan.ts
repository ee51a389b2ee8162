import type { Page } from 'playwright';

/** Hands take longer than this from the last key to the scanner. */
const HANDS_MS = 300;
/** Between two keys of a scanner. */
const GAP_MS = 4;

/** Reads codes as a scanner does: their keys and Enter without a pause, wherever the focus is. */
export async function scan(page: Page, ...codes: readonly string[]): Promise<void> {
  await page.waitForTimeout(HANDS_MS);
  await page.evaluate(typeAsScanner, { codes, gapMs: GAP_MS });
}

/** Runs in the page: over the wire the keys would come as slow as the machine is busy. */
function typeAsScanner({ codes, gapMs }: { codes: readonly string[]; gapMs: number }): void {
  const start = performance.now();
  for (const [index, key] of codes.flatMap((code) => [...code, 'Enter']).entries()) {
    const target = document.activeElement ?? document.body;
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: start + index * gapMs });
    if (!target.dispatchEvent(event) || key === 'Enter') continue;
    document.execCommand('insertText', false, key);
  }
}
