import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageOf } from '../../../../../src-main/api/routing/answers/page-of.ts';

function itemsOf(count: number) {
  return Array.from({ length: count }, (_, index) => ({ id: `item-${index}` }));
}

function page(items: readonly { id: string }[], limit: number, cursor?: string | null) {
  const cut = pageOf(items, { limit, cursor: cursor ?? undefined });
  if (!cut.ok) throw new Error(cut.problem.code);
  return cut.value;
}

it('walks every item once, forth and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 12 }), (count, limit) => {
      const items = itemsOf(count);
      const pages = [page(items, limit)];
      for (let last = pages[0]; last?.next_cursor; last = pages.at(-1)) {
        pages.push(page(items, limit, last.next_cursor));
      }
      expect(pages.flatMap(({ data }) => data)).toEqual(items);
      expect(pages[0]?.prev_cursor).toBeNull();
      for (const [index, { prev_cursor }] of pages.entries()) {
        if (index > 0) expect(page(items, limit, prev_cursor).data).toEqual(pages[index - 1]?.data);
      }
    }),
  );
});

it('keeps its position when newer items come', () => {
  const items = itemsOf(6);
  const first = page(items, 2);
  const grown = [{ id: 'newer' }, ...items];
  expect(page(grown, 2, first.next_cursor).data).toEqual(items.slice(2, 4));
});

it.each(['nonsense', 'e30', Buffer.from('{"after":"nobody"}').toString('base64url')])(
  'refuses the cursor %s',
  (cursor) => {
    expect(pageOf(itemsOf(3), { limit: 2, cursor })).toMatchObject({
      ok: false,
      problem: { code: 'invalid_cursor', errors: [{ parameter: 'cursor' }] },
    });
  },
);
