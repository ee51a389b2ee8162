import { v7 as uuid } from 'uuid';
import { expect } from 'vitest';
import { aSale, pathOf } from '../support/bodies/bodies.ts';
import { pageOf } from '../support/rules/lists.ts';
import { type Section, section } from '../support/section.ts';
import type { World } from '../support/world.ts';

async function issueUnder(world: World, key: string, parts: Parameters<typeof aSale>[0] = {}, query = '') {
  const given = { body: aSale(parts), headers: { 'idempotency-key': key } };
  return world.sandbox.call('POST', `/v1/ec/invoices?${query}`, given);
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
    'the order of the fields and wait do not matter, the preview does',
    async (world) => {
      const key = uuid();
      const first = await issueUnder(world, key);
      const { buyer, lines, payments } = aSale();
      const turned = { body: { payments, lines, buyer }, headers: { 'idempotency-key': key } };
      const again = await world.sandbox.call('POST', '/v1/ec/invoices?wait=1', turned);
      expect([again.status, again.json().id]).toEqual([200, first.json().id]);
      const preview = await world.sandbox.expectJson(200, 'POST', '/v1/ec/invoices/preview', aSale());
      const previewed = await issueUnder(world, key, {}, `preview_id=${preview.preview_id}`);
      expect([previewed.status, previewed.json().code]).toEqual([422, 'idempotency_key_reused']);
    },
  );

  check('same-key-and-body-the-stored', 'a retry answers the document as it is now', async (world) => {
    const key = uuid();
    const first = await issueUnder(world, key, {}, 'wait=25');
    expect(first.json().status).toBe('authorized');
    const again = await issueUnder(world, key);
    expect(again.json()).toMatchObject({ id: first.json().id, status: 'authorized' });
  });

  check('another-body-422-idempotency_key_reused', 'another body under a key is refused', async (world) => {
    const key = uuid();
    await issueUnder(world, key);
    const other = await issueUnder(world, key, { metadata: { a: 'b' } });
    expect([other.status, other.json().code]).toEqual([422, 'idempotency_key_reused']);
  });

  check(
    'still-running-409-idempotency_in_progress',
    'of many at once one issues, and the others wait or replay',
    async (world) => {
      const key = uuid();
      const answers = await Promise.all(Array.from({ length: 12 }, () => issueUnder(world, key)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      for (const answer of answers.filter(({ status }) => status === 409)) {
        expect(answer.json().code).toBe('idempotency_in_progress');
      }
      const ids = answers.filter(({ status }) => status < 300).map((answer) => answer.json().id);
      expect(new Set(ids).size).toBe(1);
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
      for (const query of [`cursor=${cursor}x`, `cursor=${cursor}&status=pending`, `cursor=${cursor}&q=a`]) {
        await world.sandbox.refused(422, 'invalid_cursor', 'GET', `${path}?${query}`);
      }
    },
  );
});

export const idempotencyAndLists: readonly Section[] = [idempotency, lists];
