import { z } from 'zod';
import type { Outcome } from '../../../contract/problems/problems.ts';

/** A page of a list that is short enough to be read whole; the document lists have their own in the store. */
export interface Page<Item> {
  readonly object: 'list';
  readonly data: readonly Item[];
  readonly next_cursor: string | null;
  readonly prev_cursor: string | null;
}

/** Cuts the page out of items that come newest first. A cursor names the item the page begins or ends at. */
export function pageOf<Item extends { readonly id: string }>(
  items: readonly Item[],
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Outcome<Page<Item>> {
  const start = cursor === undefined ? 0 : startOf(items, cursor, limit);
  if (start === undefined) {
    const message = 'Use un cursor que este mismo listado haya devuelto.';
    return {
      ok: false,
      problem: {
        code: 'invalid_cursor',
        errors: [{ parameter: 'cursor', code: 'invalid_value', message }],
      },
    };
  }
  const data = items.slice(start, start + limit);
  const [first, last] = [data[0], data.at(-1)];
  const hasOlder = start + limit < items.length;
  return {
    ok: true,
    value: {
      object: 'list',
      data,
      next_cursor: last && hasOlder ? writeCursor({ after: last.id }) : null,
      prev_cursor: first && start > 0 ? writeCursor({ before: first.id }) : null,
    },
  };
}

const position = z.union([z.strictObject({ after: z.string() }), z.strictObject({ before: z.string() })]);

function writeCursor(cursor: z.output<typeof position>): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

function startOf(
  items: readonly { readonly id: string }[],
  cursor: string,
  limit: number,
): number | undefined {
  const read = position.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!read.success) return undefined;
  const id = 'after' in read.data ? read.data.after : read.data.before;
  const index = items.findIndex((item) => item.id === id);
  if (index < 0) return undefined;
  return 'after' in read.data ? index + 1 : Math.max(0, index - limit);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
