import { type Block, drawStack, heightOf } from '../drawing/block.ts';

/** What is no taller than this (points) is never parted; what is, begins only where so much of it fits. */
const KEPT_TOGETHER = 150;

/** What introduces a list keeps its first entry beside it up to this height: half a page, not to leave more empty. */
const KEPT_WITH_OPENING = 380;

/** Entries one under the other, and what stands over them. */
export interface PagedList {
  readonly entries: readonly (readonly Block[])[];
  /** Shown once, before the head: a title, facts. */
  readonly opening?: readonly Block[];
  /** Over the first entry. */
  readonly head?: readonly Block[];
  /** Over the first entry of each later page; the head again where none is given. */
  readonly laterHead?: readonly Block[];
}

/**
 * Fills pages from top to bottom. What is placed together stays together when it is short, and is parted between
 * lines when it is long: nothing is ever cut, and no page is left half empty.
 */
export class PageFlow {
  readonly #bottom: number;
  readonly #startPage: () => number;
  #y: number;
  #top: number;

  /** `startPage` opens a page with its head and answers where the content begins. */
  constructor({ bottom, startPage }: { bottom: number; startPage: () => number }) {
    this.#bottom = bottom;
    this.#startPage = startPage;
    this.#y = 0;
    this.#top = 0;
    this.#breakPage();
  }

  get y(): number {
    return this.#y;
  }

  hasRoomFor(height: number): boolean {
    return this.#y + height <= this.#bottom;
  }

  /** Turns to the next page unless so much fits on this one, or nothing stands on it yet. */
  makeRoomFor(height: number): void {
    if (!this.hasRoomFor(height) && this.#y > this.#top) this.#breakPage();
  }

  /** Leaves white space; a page never begins with it. */
  skip(height: number): void {
    if (this.#y > this.#top) this.#y += height;
  }

  place(blocks: readonly Block[]): void {
    this.placeList({ entries: [blocks] });
  }

  /**
   * Places entries under a head that is repeated on every page the list goes on to. Neither opening nor head ever
   * stands alone at the foot of a page.
   */
  placeList({ entries, opening = [], head = [], laterHead = head }: PagedList): void {
    const firstHeight = heightOf(head) + Math.min(heightOf(entries[0] ?? []), KEPT_TOGETHER);
    this.makeRoomFor(Math.min(heightOf(opening) + firstHeight, KEPT_WITH_OPENING));
    this.#drawAll(opening, []);
    for (const [index, entry] of entries.entries()) {
      const together = index === 0 ? firstHeight : Math.min(heightOf(entry), KEPT_TOGETHER);
      if (!this.hasRoomFor(together) && this.#y > this.#top) this.#breakWith(laterHead);
      else if (index === 0) this.#draw(head);
      this.#drawAll(entry, laterHead);
    }
  }

  /** Draws block by block, turning the page wherever one no longer fits. */
  #drawAll(blocks: readonly Block[], laterHead: readonly Block[]): void {
    for (const block of blocks) {
      if (!this.hasRoomFor(block.height) && this.#y > this.#top) this.#breakWith(laterHead);
      this.#draw([block]);
    }
  }

  #breakWith(head: readonly Block[]): void {
    this.#breakPage();
    this.#draw(head);
    this.#top = this.#y;
  }

  #breakPage(): void {
    this.#y = this.#startPage();
    this.#top = this.#y;
  }

  #draw(blocks: readonly Block[]): void {
    this.#y = drawStack(blocks, this.#y);
  }
}
