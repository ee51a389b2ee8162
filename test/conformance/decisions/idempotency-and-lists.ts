import { v7 as uuid } from 'uuid';
import { expect } from 'vitest';
import { aCreditNoteBody } from '../../support/builders/credit-note-body.ts';
import { aSale, pathOf } from '../support/bodies/bodies.ts';
import { idsOf, pageOf } from '../support/rules/lists.ts';
import { type Section, section } from '../support/section.ts';
import type { World } from '../support/world.ts';

async function issueUnder(world: World, key: string, parts: Parameters<typeof aSale>[0] = {}, query = '') {
  const request = { body: aSale(parts), headers: { 'idempotency-key': key } };
  return world.sandbox.call('POST', `/v1/ec/invoices?${query}`, request);
}

const idempotency = section('api/idempotency-and-previews', (check) => {
  check(
    'scope-of-a-key-business-environment',
    'the same key issues once under each path and in each environment',
    async (world) => {
      const headers = { 'idempotency-key': uuid() };
      const issued = [
        await world.sandbox.call('POST', '/v1/ec/invoices', { body: aSale(), headers }),
        await world.test.call('POST', '/v1/ec/invoices', { body: aSale(), headers }),
        await world.live.call('POST', '/v1/ec/invoices', { body: aSale(), headers }),
        await world.sandbox.call('POST', pathOf('withholding'), { body: world.bodies.withholding, headers }),
      ];
      expect(issued.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      const other = await world.newKey('sandbox');
      const again = await other.call('POST', '/v1/ec/invoices', { body: aSale(), headers });
      expect([again.status, again.json().id]).toEqual([200, issued[0]?.json().id]);
    },
  );

  check(
    'fingerprint-sha-256-of-the-canonical-json',
    'neither the order of the fields nor wait nor a preview matters to a retry',
    async (world) => {
      const key = uuid();
      const first = await issueUnder(world, key);
      const { buyer, lines, payments } = aSale();
      const turned = { body: { payments, lines, buyer }, headers: { 'idempotency-key': key } };
      const again = await world.sandbox.call('POST', '/v1/ec/invoices?wait=1', turned);
      expect([again.status, again.json().id]).toEqual([200, first.json().id]);
      const preview = await world.sandbox.expectJson(200, 'POST', '/v1/ec/invoices/preview', aSale());
      for (const id of [preview.preview_id, '0'.repeat(64)]) {
        const previewed = await issueUnder(world, key, {}, `preview_id=${id}`);
        expect([previewed.status, previewed.json().id]).toEqual([200, first.json().id]);
      }
      const shown = uuid();
      const issued = await issueUnder(world, shown, {}, `preview_id=${preview.preview_id}`);
      const unshown = await issueUnder(world, shown);
      expect([issued.status, unshown.status, unshown.json().id]).toEqual([201, 200, issued.json().id]);
    },
  );

  check('same-key-and-body-the-stored', 'a retry answers the document as it is now', async (world) => {
    const key = uuid();
    const first = await issueUnder(world, key, {}, 'wait=25');
    expect(first.json().status).toBe('authorized');
    const again = await issueUnder(world, key);
    expect(again.json()).toMatchObject({ id: first.json().id, status: 'authorized' });
    // Of a call that was refused it is free for the corrected one.
    const other = uuid();
    const wrong = { body: {}, headers: { 'idempotency-key': other } };
    await world.sandbox.refused(422, 'validation_failed', 'POST', '/v1/ec/invoices', wrong);
    expect((await issueUnder(world, other)).status).toBe(201);
  });

  check(
    'another-body-422-idempotency_key_reused-which-names',
    'another body under a key is refused, and the refusal names the document',
    async (world) => {
      const key = uuid();
      const first = await issueUnder(world, key);
      const headers = { 'idempotency-key': key };
      const body = aSale({ metadata: { a: 'b' } });
      const request = { body, headers };
      const problem = await world.sandbox.refused(
        422,
        'idempotency_key_reused',
        'POST',
        '/v1/ec/invoices',
        request,
      );
      expect(problem.document_id).toBe(first.json().id);
      expect(problem.detail).toContain(first.json().id);
      expect(problem.detail).not.toMatch(/nueva/);
    },
  );

  check(
    'of-several-at-once-one-issues',
    'of many at once one issues, and the others wait for it and replay',
    async (world) => {
      const expectOne = async (call: () => ReturnType<typeof issueUnder>) => {
        const answers = await Promise.all(Array.from({ length: 12 }, call));
        expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(11).fill(200), 201]);
        expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
      };
      const key = uuid();
      await expectOne(() => issueUnder(world, key));
      // The first takes all that the invoice may be credited: the others must not hear that nothing is left.
      const invoice = await world.decided('invoice', aSale(), 'authorized');
      const body = aCreditNoteBody({
        modified_document: { document_id: invoice.id },
        lines: [{ code: 'A-1', quantity: '2' }],
      });
      const request = { body, headers: { 'idempotency-key': key } };
      await expectOne(() => world.sandbox.call('POST', '/v1/ec/credit-notes', request));
    },
  );

  check(
    'preview_id-lowercase-hex-sha-256-of-canonical',
    'the same body has the same preview on a day, another business another',
    async (world) => {
      const previewOf = async (client: World['sandbox'], body: unknown) =>
        (await client.expectJson(200, 'POST', '/v1/ec/invoices/preview', body)).preview_id;
      const { buyer, lines, payments } = aSale();
      const first = await previewOf(world.sandbox, aSale());
      expect(await previewOf(world.sandbox, { payments, buyer, lines })).toBe(first);
      const ids = [first, await previewOf(world.test, aSale()), await previewOf(world.live, aSale())];
      expect(new Set(ids).size).toBe(3);
    },
  );
});

const lists = section('api/lists', (check) => {
  check(
    'a-cursor-is-base64url-of-version',
    'a cursor is base64url, at most 200 characters, and of its own list and filters',
    async (world) => {
      const path = '/v1/ec/documents';
      const { next_cursor: cursor } = await pageOf(world.sandbox, path, 'limit=1');
      expect(cursor).toMatch(/^[A-Za-z0-9_-]{1,200}$/);
      for (const changed of ['x', '&status=pending', '&q=a', '&metadata[a]=b']) {
        await world.sandbox.refused(422, 'invalid_cursor', 'GET', `${path}?cursor=${cursor}${changed}`);
      }
    },
  );

  check(
    'a-cursor-is-base64url-of-version',
    'a cursor holds whatever the order of repeated filter values, and however often one is repeated',
    async (world) => {
      const path = '/v1/ec/documents';
      const query =
        'limit=1&status=authorized&status=returned&type=invoice&type=debit_note&channel=api&channel=cli';
      const { next_cursor: cursor } = await pageOf(world.sandbox, path, query);
      const turned =
        'type=debit_note&channel=cli&status=returned&channel=api&limit=1&status=authorized&type=invoice&status=returned';
      const [same, other] = await Promise.all(
        [query, turned].map((each) => pageOf(world.sandbox, path, `${each}&cursor=${cursor}`)),
      );
      expect(idsOf(same ? [same] : [])).toEqual(idsOf(other ? [other] : []));
      const less = query.replace('&channel=cli', '');
      await world.sandbox.refused(422, 'invalid_cursor', 'GET', `${path}?${less}&cursor=${cursor}`);
    },
  );
});

export const idempotencyAndLists: readonly Section[] = [idempotency, lists];
