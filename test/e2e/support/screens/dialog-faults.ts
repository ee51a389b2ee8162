import type { Page } from 'playwright';
import { accessibilityFaults } from '../browser/axe.ts';
import { smallTargets } from './small-targets.ts';

/** Of buttons that look the same and stand together so many are pressed; of those that each row has, one. */
const alikeAtMost = 4;
const opensWithinMs = 150;
const settlesWithinMs = 60_000;
const lookEveryMs = 25;

/**
 * Presses the buttons of the page with Enter. Each dialog that opens takes the focus, is accessible and large enough
 * for fingers, is left by Escape, and gives the focus back; what opens none keeps it. A line for each fault.
 */
export async function dialogFaults(page: Page, goBack: () => Promise<void>): Promise<readonly string[]> {
  const faults: string[] = [];
  const pressed: string[] = [];
  const dialog = page.getByRole('dialog');
  for (;;) {
    const button = await page.evaluate(focusNextButton, { pressed, alikeAtMost });
    if (button === undefined) return faults;
    pressed.push(button.likeness);
    const addFault = (fault: string) => faults.push(`«${button.name}»: ${fault}`);
    const before = page.url();
    await page.keyboard.press('Enter');
    if (!(await isSo(page, async () => (await dialog.count()) > 0, opensWithinMs))) {
      if (!(await isSo(page, hasFocus, settlesWithinMs))) addFault('loses the focus');
      if (page.url() !== before) await goBack();
      continue;
    }
    if (!(await isSo(page, isFocusInDialog, settlesWithinMs))) addFault('its dialog does not take the focus');
    for (const fault of await accessibilityFaults(page)) addFault(fault);
    for (const target of await smallTargets(page)) addFault(`a finger misses ${target}`);
    await page.keyboard.press('Escape');
    if (!(await isSo(page, async () => (await dialog.count()) === 0, settlesWithinMs))) {
      addFault('Escape does not leave its dialog');
      await page.reload();
      await goBack();
    } else if (!(await isSo(page, hasFocus, settlesWithinMs)))
      addFault('its dialog does not give the focus back');
  }
}

/** Runs in the page: the next button nobody has pressed has the focus; undefined after the last one. */
function focusNextButton({ pressed, alikeAtMost: most }: { pressed: string[]; alikeAtMost: number }) {
  for (const button of document.querySelectorAll<HTMLButtonElement>('#content button:not(:disabled)')) {
    const name = (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();
    const alike = `${button.className} in ${button.parentElement?.className}`;
    const likeness = `${alike}: ${name}`;
    if (pressed.includes(likeness) || button.tabIndex < 0) continue;
    const enough = button.closest('tr, li') ? 1 : most;
    if (pressed.filter((other) => other.startsWith(`${alike}: `)).length >= enough) continue;
    button.focus();
    if (document.activeElement === button) return { name, likeness };
  }
  return undefined;
}

async function hasFocus(page: Page): Promise<boolean> {
  return await page.evaluate(() => document.activeElement !== document.body);
}

async function isFocusInDialog(page: Page): Promise<boolean> {
  return await page.evaluate(() => Boolean(document.activeElement?.closest('[role=dialog]')));
}

async function isSo(page: Page, look: (page: Page) => Promise<boolean>, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  while (performance.now() < deadline) {
    if (await look(page)) return true;
    await page.waitForTimeout(lookEveryMs);
  }
  return false;
}
