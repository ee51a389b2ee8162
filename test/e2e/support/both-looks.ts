import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from './axe.ts';
import { keepScreenshot } from './screenshot.ts';

const usual = { width: 1280, height: 800 };
const small = { width: 1024, height: 768 };

/**
 * Expects what a page shows to be accessible in light and in dark, and to fit the smallest screen a shop has; keeps
 * what it looks like in `test-results/screens/NAME-{light,dark,small}.png`.
 */
export async function expectBothLooks(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(settleColors);
    await keepScreenshot(page, `${name}-${colorScheme}`);
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  await page.setViewportSize(small);
  await keepScreenshot(page, `${name}-small`);
  expect(await page.evaluate(isTooWide)).toBe(false);
  await page.setViewportSize(usual);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

/** Colors that are still on their way from the other scheme are nobody's. */
async function settleColors(): Promise<void> {
  const passing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(passing.map(({ finished }) => finished));
}

function isTooWide(): boolean {
  return document.documentElement.scrollWidth > window.innerWidth;
}
