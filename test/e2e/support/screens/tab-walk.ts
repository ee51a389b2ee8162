import type { Page } from 'playwright';

/** A page of a hundred documents has this many stops and some. */
const stopsAtMost = 400;

/**
 * Goes through the page's content Tab by Tab, from the skip link on, until it leaves it. A line for each fault: a
 * control Tab does not come to, one that does not show it has the focus, or no way out.
 */
export async function tabWalkFaults(page: Page): Promise<readonly string[]> {
  const expected = await page.evaluate(markStops);
  await page.evaluate(focusContent);
  const faults: string[] = [];
  for (let stops = 0; stops < stopsAtMost; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus);
    if (!stop.isInside) {
      const missed = await page.evaluate(notVisited);
      return [...faults, ...missed.map((name) => `Tab does not come to ${name}`)];
    }
    if (!stop.isSeen) faults.push(`the focus is not seen on ${stop.name}`);
  }
  return [...faults, `Tab does not leave the page after ${stopsAtMost} stops; it has ${expected}`];
}

declare global {
  interface Window {
    /** What each stop looks like without the focus; those already visited are taken out of `left`. */
    walk?: {
      readonly looks: Map<Element, string>;
      readonly left: Set<Element>;
      lookOf(element: Element): string;
    };
  }
}

/** Runs in the page: what can take the focus, and what it looks like without it. */
function markStops(): number {
  const main = document.getElementById('content') ?? document.body;
  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true]';
  const lookOf = (element: Element) => {
    const drawn = [element, element.parentElement, element.nextElementSibling, element.closest('label')];
    return drawn
      .flatMap((each) =>
        each ? ['', '::before', '::after'].map((part) => getComputedStyle(each, part)) : [],
      )
      .map(({ outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor }) =>
        [outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor].join(' '),
      )
      .join('|');
  };
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const stops = [...main.querySelectorAll(focusable)].filter((element) => {
    if (!(element instanceof HTMLElement) || element.tabIndex < 0 || element.matches(':disabled'))
      return false;
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) return false;
    // Of a group of choices Tab stops at one; the arrows go on.
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
    const group = [...main.querySelectorAll('input[type=radio]')].filter(
      (radio): radio is HTMLInputElement => radio instanceof HTMLInputElement && radio.name === element.name,
    );
    return element === (group.find(({ checked }) => checked) ?? group[0]);
  });
  window.walk = { looks: new Map(stops.map((stop) => [stop, lookOf(stop)])), left: new Set(stops), lookOf };
  return stops.length;
}

function focusContent(): void {
  document.getElementById('content')?.focus();
}

function lookAtFocus(): { isInside: boolean; isSeen: boolean; name: string } {
  const element = document.activeElement;
  const { walk } = window;
  const isInside = element?.closest('#content') !== null && element !== document.body;
  if (!element || !walk || !isInside) return { isInside: false, isSeen: true, name: '' };
  walk.left.delete(element);
  const before = walk.looks.get(element);
  const name = `${element.tagName.toLowerCase()} «${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}» ${element.className}`;
  // Of a date field, its calendar has a stop of its own, which the browser draws.
  const isOfPart = !element.matches(':focus');
  return { isInside, isSeen: isOfPart || before === undefined || before !== walk.lookOf(element), name };
}

function notVisited(): readonly string[] {
  return [...(window.walk?.left ?? [])]
    .filter((element) => element.isConnected)
    .map((element) => `${element.outerHTML.slice(0, 160)}`);
}
