import type { Page } from 'playwright';

/**
 * What on the page a finger can miss, a line for each.
 *
 * The rule: what can be pressed is at least 44 × 44 CSS px where it takes a press (its label and what its stylesheet
 * lays over it count). Excepted, after WCAG 2.5.8: a link within a sentence, whose height is the line's; and what is
 * at least 24 × 24 px with nothing else to press in the 44 × 44 px around its centre, so that a press beside it hits
 * nothing wrong.
 */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  return await page.evaluate(findSmallTargets);
}

/** Runs in the page. */
function findSmallTargets(): readonly string[] {
  const FINGER = 44;
  const LEAST = 24;
  const pressable =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=option], [role=switch], [role=menuitem]';
  const dialogs = [...document.querySelectorAll('[role=dialog]')];
  const within = dialogs.at(-1) ?? document;

  const labelsOf = (element: Element) =>
    element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  /** Of a control that is drawn by its label (1 px, for readers) the label is what is pressed. */
  const isOwnSize = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 && getComputedStyle(element).opacity !== '0';
  };
  const isDisabled = (element: Element) =>
    element.matches(':disabled, [aria-disabled=true], [tabindex="-1"][aria-hidden]');
  const isInSentence = (element: Element) => {
    if (!element.matches('a, button') || getComputedStyle(element).display !== 'inline') return false;
    const around = element.parentElement?.textContent ?? '';
    return around.trim().length > (element.textContent ?? '').trim().length + 1;
  };

  function targetAt(x: number, y: number): Element | undefined {
    const hit = document.elementFromPoint(x, y);
    const control = hit?.closest(pressable);
    if (control) return control;
    const label = hit?.closest('label');
    return label?.control ?? undefined;
  }

  /** How far the target reaches from its middle, along one axis. */
  function reach(element: Element, x: number, y: number, dx: number, dy: number): number {
    let steps = 0;
    while (steps < FINGER && targetAt(x + dx * (steps + 1), y + dy * (steps + 1)) === element) steps += 1;
    return steps;
  }

  function isBigEnough(element: Element): boolean {
    const areas = [...(isOwnSize(element) ? [element] : []), ...labelsOf(element).filter(isShown)];
    return areas.some((area) => {
      const box = area.getBoundingClientRect();
      if (box.width >= FINGER - 0.5 && box.height >= FINGER - 0.5) return true;
      area.scrollIntoView({ block: 'center', inline: 'center' });
      const { x: left, y: top, width, height } = area.getBoundingClientRect();
      const x = left + width / 2;
      const y = top + height / 2;
      if (targetAt(x, y) !== element) return false;
      const wide = reach(element, x, y, -1, 0) + reach(element, x, y, 1, 0) + 1;
      const high = reach(element, x, y, 0, -1) + reach(element, x, y, 0, 1) + 1;
      if (wide >= FINGER - 1 && high >= FINGER - 1) return true;
      return wide >= LEAST && high >= LEAST && isAlone(element, x, y);
    });
  }

  function isAlone(element: Element, x: number, y: number): boolean {
    for (let dx = -FINGER / 2; dx <= FINGER / 2; dx += 4) {
      for (let dy = -FINGER / 2; dy <= FINGER / 2; dy += 4) {
        const other = targetAt(x + dx, y + dy);
        if (other && other !== element) return false;
      }
    }
    return true;
  }

  return [...within.querySelectorAll(pressable)]
    .filter((element) => !isDisabled(element))
    .filter((element) => isShown(element) || labelsOf(element).some(isShown))
    .filter((element) => !element.matches('.for-readers') || labelsOf(element).length > 0)
    .filter((element) => !isInSentence(element) && !isBigEnough(element))
    .map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return `${Math.round(width)} × ${Math.round(height)} ${element.tagName.toLowerCase()} «${name.trim().slice(0, 40)}» ${element.className}`;
    });
}
