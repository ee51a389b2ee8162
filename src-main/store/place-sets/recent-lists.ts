import { keepLatest } from '../../documents/keep-latest.ts';
import type { JoinedList } from './joined-sets.ts';

/** As many as a few persons walk through at a time. */
const MOST = 8;

/** The lists that were put together last, for whoever goes from page to page. A change of any document ends them all. */
export class RecentLists {
  readonly #lists = new Map<string, JoinedList>();
  #changes = -1;

  /** The list of a key as it is after so many changes; put together where it is not known. */
  of(key: string, changes: number, join: () => JoinedList): JoinedList {
    if (changes !== this.#changes) this.#lists.clear();
    this.#changes = changes;
    const list = this.#lists.get(key) ?? join();
    keepLatest(this.#lists, { key, value: list, most: MOST });
    return list;
  }
}
