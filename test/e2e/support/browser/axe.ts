import axe, { type RunOnly } from 'axe-core';
import type { Page } from 'playwright';

/** WCAG 2.2 AA, all of its parts. */
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** How long a fault may pass by, as of a button while it is pressed, milliseconds. */
const PASSING_MS = 10_000;

/** What colors alone decide: all that light and dark can differ in, for they are one page with other colors. */
const rulesOfColors = ['color-contrast', 'link-in-text-block'];

/**
 * What a page has against WCAG 2.2 AA, and keeps: a line for each element at fault; empty when nothing.
 *
 * @param looked how: `colors` where the same page was seen whole in other colors
 */
export async function accessibilityFaults(
  page: Page,
  looked: 'whole' | 'colors' = 'whole',
): Promise<readonly string[]> {
  const runOnly: RunOnly =
    looked === 'whole' ? { type: 'tag', values: standard } : { type: 'rule', values: rulesOfColors };
  const deadline = performance.now() + PASSING_MS;
  for (;;) {
    const faults = await faultsNow(page, runOnly);
    if (faults.length === 0 || performance.now() > deadline) return faults;
    await page.waitForTimeout(200);
  }
}

async function faultsNow(page: Page, asked: RunOnly): Promise<readonly string[]> {
  // Evaluated, not added as a script: the page's own policy would rightly refuse it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (runOnly) => {
    // What is in order is thousands of nodes, which nobody reads.
    const found = await window.axe.run(window.document, { runOnly, resultTypes: ['violations'] });
    return found.violations;
  }, asked);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
