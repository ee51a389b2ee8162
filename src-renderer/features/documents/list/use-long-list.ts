import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** A row is as high as a finger needs. */
export const ROW_PX = 44;
/** The headings, which stay at the top. */
export const HEAD_PX = 44;

/** Browsers draw nothing higher than some 17 million pixels (Firefox); Chromium ends at 33. */
const TALLEST_PX = 15_000_000;

export interface LongList {
  /** Indexes of the rows that are there, in order. */
  readonly indexes: readonly number[];
  /** Pixels above the first and below the last of them. */
  readonly above: number;
  readonly below: number;
  /** How far it is scrolled; undefined before it is shown. */
  readonly offset: number | undefined;
  goTo(index: number): void;
}

/**
 * A list of any length of which only the rows in sight are there. One that would be higher than browsers draw is drawn
 * lower, and scrolled faster by as much: the scroll bar reaches all of it.
 */
export function useLongList(
  scroller: RefObject<HTMLDivElement | null>,
  { count, start }: { readonly count: number; readonly start: number },
): LongList {
  const whole = HEAD_PX + count * ROW_PX;
  const drawn = Math.min(whole, TALLEST_PX);
  /** Pixels of the list for one that is scrolled. */
  const speedIn = ({ clientHeight }: Element) =>
    drawn > clientHeight ? (whole - clientHeight) / (drawn - clientHeight) : 1;
  const list = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 6,
    initialOffset: start,
    observeElementOffset: (instance, onOffset) => observeOffset(instance, speedIn, onOffset),
    scrollToFn: (offset, _, { scrollElement }) => {
      if (scrollElement) scrollElement.scrollTo({ top: offset / speedIn(scrollElement) });
    },
  });
  const offset = list.scrollOffset ?? 0;
  const items = list.getVirtualItems().filter(({ end }) => drawn === whole || end > offset);
  const element = scroller.current;
  const scrolled = element ? offset / speedIn(element) : offset;
  const above = Math.max(0, scrolled + (items[0]?.start ?? 0) - offset);
  return {
    indexes: items.map(({ index }) => index),
    above,
    below: Math.max(0, drawn - HEAD_PX - above - items.length * ROW_PX),
    offset: list.scrollOffset ?? undefined,
    goTo(index) {
      if (!element) return;
      // By the list's own pixels: the virtualizer would stop where the drawn ones end.
      const start = index * ROW_PX;
      const lowest = start + ROW_PX - (element.clientHeight - HEAD_PX);
      const target = Math.min(start, Math.max(offset, lowest));
      if (target !== offset) element.scrollTo({ top: target / speedIn(element) });
    },
  };
}

function observeOffset(
  { scrollElement }: Virtualizer<HTMLDivElement, HTMLTableRowElement>,
  speedIn: (element: Element) => number,
  onOffset: (offset: number, isScrolling: boolean) => void,
): (() => void) | undefined {
  if (!scrollElement) return undefined;
  const scrolled = () => onOffset(scrollElement.scrollTop * speedIn(scrollElement), false);
  scrollElement.addEventListener('scroll', scrolled, { passive: true });
  return () => scrollElement.removeEventListener('scroll', scrolled);
}
