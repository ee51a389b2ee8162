import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { smallScreen, usualScreen } from '../window-driver.ts';
import { accessibilityFaults } from './axe.ts';
import { keepScreenshot } from './screenshot.ts';

const light = ['light', 'whole'] as const;
const dark = ['dark', 'colors'] as const;

/**
 * The color schemes that tests look at, and at what in each: dark is the page of light in other colors, so colors alone,
 * and in `npm run test:all` alone.
 */
export const looks = process.env.TEST_ALL === undefined ? [light] : [light, dark];

/** Where all processes of a run note the screens that are accessible, by their addresses; undefined to look at every state. */
let notesFolder: string | undefined;

export function noteLooksIn(folder: string | undefined): void {
  notesFolder = folder;
}

/**
 * Expects what a page shows to be accessible in the color schemes above, and to fit the smallest screen a shop has; keeps
 * what it looks like in `test-results/screens/NAME-{light,dark,small}.png` where that is asked for. Each screen once
 * a run, in the state that comes first; in all states that tests bring it into, with its dialogs, in `npm run test:all`, where
 * pictures are kept, and where a file runs once more.
 */
export async function expectBothLooks(page: Page, name: string): Promise<void> {
  const note = noteOf(await page.evaluate(screenShown));
  if (note !== undefined && existsSync(note)) return;
  for (const [colorScheme, part] of looks) {
    await wear(page, colorScheme);
    await keepScreenshot(page, `${name}-${colorScheme}`);
    expect(await accessibilityFaults(page, part), colorScheme).toEqual([]);
  }
  await page.setViewportSize(smallScreen);
  await keepScreenshot(page, `${name}-small`);
  // What floats over the page follows a moment after the page.
  await expect.poll(() => page.evaluate(isTooWide), { timeout: 60_000 }).toBe(false);
  await page.setViewportSize(usualScreen);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  // Only what passed is not looked at again.
  if (note !== undefined) writeFileSync(note, '');
}

function noteOf(screen: string): string | undefined {
  return notesFolder === undefined ? undefined : join(notesFolder, encodeURIComponent(screen));
}

/** Puts a page into light or dark, and waits until it is. */
export async function wear(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor({ state: 'attached' });
  await page.waitForFunction(areColorsSettled);
}

/** Colors that are still on their way from the other scheme are nobody's. */
function areColorsSettled(): boolean {
  return document
    .getAnimations()
    .every((animation) => !(animation instanceof CSSTransition) || animation.playState !== 'running');
}

/** Its address without identifiers and filters. */
function screenShown(): string {
  // A head office is the one that is spoken to by HTTPS.
  const { protocol, pathname, hash } = window.location;
  return `${protocol}${pathname}${hash}`.replace(/[\da-f]{8}-[-\da-f]{27}|\?.*/g, '');
}

function isTooWide(): boolean {
  return document.documentElement.scrollWidth > window.innerWidth;
}
