import { BitRooms } from './bit-rooms.ts';
import type { JoinedList } from './joined-sets.ts';

/** As many as a few persons walk through at a time; each takes a bit for each document there is. */
const MOST = 8;

/** The lists that were put together last, for whoever goes from page to page. A change of any document ends them all. */
export class RecentLists {
  readonly #lists = new Map<string, JoinedList>();
  readonly #rooms = new BitRooms();
  #changes = -1;

  /**
   * The list of a key as it is after so many changes; put together, in one of the rooms, where it is not known. To be
   * looked at before the next is asked for: its room may be another's then.
   */
  of(key: string, changes: number, join: (rooms: BitRooms) => JoinedList): JoinedList {
    if (changes !== this.#changes) for (const known of this.#lists.keys()) this.#forget(known);
    this.#changes = changes;
    const list = this.#lists.get(key) ?? join(this.#rooms);
    // Again, so that it is the last to go.
    this.#lists.delete(key);
    this.#lists.set(key, list);
    const [oldest] = this.#lists.keys();
    if (this.#lists.size > MOST && oldest !== undefined) this.#forget(oldest);
    return list;
  }

  #forget(key: string): void {
    const list = this.#lists.get(key);
    if (list) this.#rooms.give(list.words);
    this.#lists.delete(key);
  }
}
