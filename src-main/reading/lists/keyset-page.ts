import type { PageQuery } from '../../contract/list.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { type Cursor, invalidCursor, readCursor, writeCursor } from './cursor.ts';

/** What a page asks of the store: the items beyond a position, newest first. */
export interface KeysetQuestion {
  readonly limit: number;
  /** Undefined: from the newest. */
  readonly position: string | undefined;
  readonly direction: Cursor['direction'];
}

export interface KeysetPage<Item> {
  readonly data: readonly Item[];
  readonly nextCursor: string | null;
  readonly prevCursor: string | null;
}

export interface KeysetList<Item> {
  /** Names the list and its filters: a cursor serves no other. */
  readonly filters: string;
  readonly cursorSecret: Uint8Array;
  /** Where an item stands in the order of the list; without spaces. */
  readonly positionOf: (item: Item) => string;
  readonly find: (question: KeysetQuestion) => Promise<readonly Item[]>;
}

/** One page of a list whose items are never taken away. */
export async function keysetPage<Item>(
  { filters, cursorSecret, positionOf, find }: KeysetList<Item>,
  query: PageQuery,
): Promise<Outcome<KeysetPage<Item>>> {
  const cursor =
    query.cursor === undefined ? undefined : readCursor(query.cursor, { filters, secret: cursorSecret });
  if (query.cursor !== undefined && !cursor) return invalidCursor();

  const direction = cursor?.direction ?? 'older';
  const rows = await find({ limit: query.limit + 1, position: cursor?.position, direction });
  const more = rows.length > query.limit;
  const data = direction === 'older' ? rows.slice(0, query.limit) : rows.slice(more ? 1 : 0);
  const cursorAt = (item: Item | undefined, way: Cursor['direction']) =>
    item === undefined
      ? null
      : writeCursor({ position: positionOf(item), direction: way, filters }, cursorSecret);
  // The item that a cursor names stays in its list: on the side the cursor came from there is at least that one.
  const hasOlder = direction === 'older' ? more : true;
  const hasNewer = direction === 'older' ? cursor !== undefined : more;
  return {
    ok: true,
    value: {
      data,
      nextCursor: hasOlder ? cursorAt(data.at(-1), 'older') : null,
      prevCursor: hasNewer ? cursorAt(data[0], 'newer') : null,
    },
  };
}
