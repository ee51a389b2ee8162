import { expect } from 'vitest';
import { aSale } from '../../support/bodies/bodies.ts';
import { issueTagged } from '../../support/bodies/tagged.ts';
import { idsOf, listPaths, pageOf, walk } from '../../support/rules/lists.ts';
import { section } from '../../support/section.ts';
import type { World } from '../../support/world.ts';

function allLists({ samples, quietEndpointId }: World): readonly string[] {
  return listPaths(samples.invoice.authorized.id, quietEndpointId);
}

export const pagination = section('pagination', (check) => {
  check(
    'results-come-from-newest-to-oldest',
    'every list goes from the newest to the oldest',
    async (world) => {
      for (const path of allLists(world)) {
        const times = (await walk(world.sandbox, path, 100)).flatMap(({ data }) =>
          data.map(({ created_at }) => created_at),
        );
        expect(times, path).toEqual(times.toSorted().reverse());
      }
      const { ids, filter } = await issueTagged(world, 3);
      expect(idsOf(await pageOf(world.sandbox, `/v1/ec/invoices?${filter}`))).toEqual(ids);
    },
  );

  check(
    ['query-limit-integer-1-to-100', 'limits/limit'],
    'limit takes 1 to 100 on every list, is 20 without one, and nothing beyond or between',
    async (world) => {
      for (const path of allLists(world)) {
        expect((await pageOf(world.sandbox, path, 'limit=1')).data.length, path).toBeLessThanOrEqual(1);
        await pageOf(world.sandbox, path, 'limit=100');
        for (const limit of ['0', '101', '-1', '1.5', '1e1', 'diez', '', '+5']) {
          const query = `${path}?limit=${encodeURIComponent(limit)}`;
          const { errors } = await world.sandbox.refused(422, 'validation_failed', 'GET', query);
          expect(errors, query).toMatchObject([{ parameter: 'limit' }]);
        }
        const twice = await world.sandbox.refused(422, 'validation_failed', 'GET', `${path}?limit=2&limit=3`);
        expect(twice.errors).toMatchObject([{ parameter: 'limit' }]);
      }
      const { filter } = await issueTagged(world, 21);
      expect((await pageOf(world.sandbox, `/v1/ec/invoices?${filter}`)).data).toHaveLength(20);
    },
  );

  check(
    ['query-cursor-the-next_cursor-or-prev_cursor', 'limits/cursor-length', 'errors/422-cursor'],
    'a cursor is one that the same list gave, at most 200 characters, and no other',
    async (world) => {
      const { sandbox } = world;
      for (const path of allLists(world)) {
        for (const cursor of ['x', 'x'.repeat(200), 'x'.repeat(201), 'e30', '']) {
          const { errors } = await sandbox.refused(422, 'invalid_cursor', 'GET', `${path}?cursor=${cursor}`);
          expect(errors, path).toMatchObject([{ parameter: 'cursor' }]);
        }
      }
      const first = await pageOf(sandbox, '/v1/ec/invoices', 'limit=1');
      const cursor = first.next_cursor ?? '';
      expect(cursor.length).toBeGreaterThan(0);
      expect(cursor.length).toBeLessThanOrEqual(200);
      await pageOf(sandbox, '/v1/ec/invoices', `cursor=${cursor}`);
      await sandbox.refused(422, 'invalid_cursor', 'GET', `/v1/ec/delivery-notes?cursor=${cursor}`);
      await sandbox.refused(422, 'invalid_cursor', 'GET', `/v1/ec/documents?cursor=${cursor}`);
      await world.test.refused(422, 'invalid_cursor', 'GET', `/v1/ec/invoices?cursor=${cursor}`);
    },
  );

  check(
    'query-cursor-the-next_cursor-or-prev_cursor',
    'a cursor with any letter altered is refused, wherever it is',
    async ({ sandbox }) => {
      const cursor = (await pageOf(sandbox, '/v1/ec/invoices', 'limit=1')).next_cursor ?? '';
      for (let index = 0; index < cursor.length; index += 1) {
        const other = cursor[index] === 'A' ? 'B' : 'A';
        const altered = `${cursor.slice(0, index)}${other}${cursor.slice(index + 1)}`;
        // The last letter of base64 has bits that say nothing.
        if (Buffer.from(altered, 'base64url').equals(Buffer.from(cursor, 'base64url'))) continue;
        await sandbox.refused(422, 'invalid_cursor', 'GET', `/v1/ec/invoices?limit=1&cursor=${altered}`);
      }
      await sandbox.refused(422, 'invalid_cursor', 'GET', `/v1/ec/invoices?cursor=${cursor.slice(0, -1)}`);
      await sandbox.refused(422, 'invalid_cursor', 'GET', `/v1/ec/invoices?cursor=${cursor}AAAA`);
    },
  );

  check(
    [
      'next_cursor-is-the-page-of-older',
      'prev_cursor-is-the-page-of-newer',
      'document-lists-add-total_count-all-documents',
      'conventions/lists-of-documents-add-total_count-integer',
    ],
    'next_cursor leads to the oldest and prev_cursor back to the newest, with total_count and offset at each page',
    async (world) => {
      const { filter, ids } = await issueTagged(world, 7);
      for (const path of [`/v1/ec/invoices?${filter}`, `/v1/ec/documents?${filter}`]) {
        const pages = await walk(world.sandbox, path, 3);
        expect(pages.map(idsOf)).toEqual([ids.slice(0, 3), ids.slice(3, 6), ids.slice(6)]);
        expect(pages.map(({ total_count, offset }) => [total_count, offset])).toEqual([
          [7, 0],
          [7, 3],
          [7, 6],
        ]);
        expect(pages[0]?.prev_cursor).toBeNull();
        expect(pages.at(-1)?.next_cursor).toBeNull();
        const back = await pageOf(world.sandbox, path, `limit=3&cursor=${pages[2]?.prev_cursor}`);
        expect([idsOf(back), back.offset]).toEqual([ids.slice(3, 6), 3]);
        const newest = await pageOf(world.sandbox, path, `limit=3&cursor=${back.prev_cursor}`);
        expect([idsOf(newest), newest.prev_cursor, newest.offset]).toEqual([ids.slice(0, 3), null, 0]);
      }
      const none = await pageOf(world.sandbox, `/v1/ec/invoices?${filter}&status=annulled`);
      expect(none).toMatchObject({
        data: [],
        next_cursor: null,
        prev_cursor: null,
        total_count: 0,
        offset: 0,
      });
    },
  );

  check(
    'document-lists-add-total_count-all-documents',
    'only lists of documents have them',
    async (world) => {
      for (const path of allLists(world)) {
        const isOfDocuments = /^\/v1\/ec\/(?!entities)[a-z-]+$/.test(path);
        const first = await pageOf(world.sandbox, path);
        expect([typeof first.total_count, typeof first.offset], path).toEqual(
          isOfDocuments ? ['number', 'number'] : ['undefined', 'undefined'],
        );
      }
    },
  );

  check('cursors-are-opaque', 'a cursor tells nothing that a program could read out of it', async (world) => {
    const { filter, ids } = await issueTagged(world, 2);
    const { next_cursor } = await pageOf(world.sandbox, `/v1/ec/invoices?${filter}`, 'limit=1');
    expect(next_cursor).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(next_cursor).not.toContain(ids[0]);
  });

  check(
    'walking-the-pages-never-repeats-or',
    'walking repeats and skips nothing while documents are issued between the pages, either way',
    async (world) => {
      const { filter, ids, metadata } = await issueTagged(world, 9);
      const path = `/v1/ec/documents?${filter}`;
      const late: string[] = [];
      const between = async () => {
        late.unshift((await world.issue('invoice', aSale({ metadata }))).id);
      };
      const pages = await walk(world.sandbox, path, 2, between);
      expect(idsOf(pages)).toEqual(ids);
      expect(late).toHaveLength(4);
      expect(pages.map(({ offset, total_count }) => [offset, total_count])).toEqual([
        [0, 9],
        [3, 10],
        [6, 11],
        [9, 12],
        [12, 13],
      ]);
      const backwards: string[] = [];
      for (let cursor = pages.at(-1)?.prev_cursor; cursor; ) {
        const page = await pageOf(world.sandbox, path, `limit=2&cursor=${cursor}`);
        backwards.unshift(...idsOf(page));
        if (backwards.length < 20) await between();
        cursor = page.prev_cursor;
      }
      const newestFirst = idsOf(await pageOf(world.sandbox, path, 'limit=100'));
      expect(newestFirst.slice(-backwards.length - 1)).toEqual([...backwards, ids.at(-1)]);
    },
  );

  check(
    'filters-must-be-sent-again-with',
    'a cursor without the filters it was given for, or with others, is refused',
    async (world) => {
      const { filter } = await issueTagged(world, 3);
      const path = '/v1/ec/invoices';
      const { next_cursor: cursor } = await pageOf(world.sandbox, `${path}?${filter}`, 'limit=1');
      for (const filters of ['', 'metadata[check]=other', `${filter}&status=pending`, `${filter}&q=a`]) {
        const query = `${path}?limit=1&${filters}&cursor=${cursor}`;
        const { errors } = await world.sandbox.refused(422, 'invalid_cursor', 'GET', query);
        expect(errors).toMatchObject([{ parameter: 'cursor' }]);
      }
      // The size of a page is no filter.
      expect(
        (await pageOf(world.sandbox, `${path}?${filter}`, `limit=50&cursor=${cursor}`)).data,
      ).toHaveLength(2);
    },
  );
});
