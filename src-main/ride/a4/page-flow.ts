import { type Block, drawStack, heightOf } from '../block.ts';

/** What is no taller than this (points) is never parted; what is, begins only where so much of it fits. */
const KEPT_TOGETHER = 150;

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
    this.breakPage();
  }

  get y(): number {
    return this.#y;
  }

  breakPage(): void {
    this.#y = this.#startPage();
    this.#top = this.#y;
  }

  hasRoomFor(height: number): boolean {
    return this.#y + height <= this.#bottom;
  }

  place(blocks: readonly Block[]): void {
    this.placeList([blocks], []);
  }

  /**
   * Places entries under a head that is repeated on every page the list goes on to, and never stands alone at the
   * foot of one.
   */
  placeList(entries: readonly (readonly Block[])[], head: readonly Block[]): void {
    for (const [index, entry] of entries.entries()) {
      const headHeight = index === 0 ? heightOf(head) : 0;
      const together = headHeight + Math.min(heightOf(entry), KEPT_TOGETHER);
      if (!this.hasRoomFor(together) && this.#y > this.#top) this.#breakWith(head);
      else if (index === 0) this.#drawAll(head);
      for (const block of entry) {
        if (!this.hasRoomFor(block.height) && this.#y > this.#top) this.#breakWith(head);
        this.#drawAll([block]);
      }
    }
  }

  #breakWith(head: readonly Block[]): void {
    this.breakPage();
    this.#drawAll(head);
    this.#top = this.#y;
  }

  #drawAll(blocks: readonly Block[]): void {
    this.#y = drawStack(blocks, this.#y);
  }
}
