import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.2 AA, all of its parts. */
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What a page has against WCAG 2.2 AA: a line for each element at fault; empty when nothing. */
export async function accessibilityFaults(page: Page): Promise<readonly string[]> {
  // Evaluated, not added as a script: the page's own policy would rightly refuse it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (tags) => {
    // What is in order is thousands of nodes, which nobody reads.
    const found = await window.axe.run(window.document, { runOnly: tags, resultTypes: ['violations'] });
    return found.violations;
  }, standard);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
