import { v7 as uuid } from 'uuid';
import { expect } from 'vitest';
import { z } from 'zod';
import { aSale } from '../../support/bodies/bodies.ts';
import { problemOf } from '../../support/contract-client.ts';
import { idsOf, pageOf, walk } from '../../support/rules/lists.ts';
import { section } from '../../support/section.ts';

const entities = z.object({ data: z.array(z.looseObject({ id: z.string(), kind: z.string() })) });

export const authentication = section('authentication', (check) => {
  check('an-api-key-acts-for-the', 'a key acts for its own business and knows no other', async (world) => {
    const own = entities.parse(await world.sandbox.get('/v1/ec/entities')).data;
    const live = entities.parse(await world.live.get('/v1/ec/entities')).data;
    expect([own.length, live.length]).toEqual([1, 1]);
    expect(own[0]?.id).not.toBe(live[0]?.id);
    await world.sandbox.refused(404, 'not_found', 'GET', `/v1/ec/entities/${live[0]?.id}`);
    await world.live.refused(
      404,
      'not_found',
      'GET',
      `/v1/ec/documents/${world.samples.invoice.authorized.id}`,
    );
    for (const environment of ['sandbox', 'test', 'live'] as const) {
      const issued = await world.issue('invoice', aSale(), '', world[environment]);
      expect(issued.entity_id).toBe((environment === 'sandbox' ? own : live)[0]?.id);
    }
  });

  check(
    ['its-kind-decides-the-environment-a', 'the-three-kinds-have-distinct-prefixes'],
    'the three kinds of key have their own prefix and environment',
    async (world) => {
      for (const environment of ['sandbox', 'test', 'live'] as const) {
        expect(world[environment].token).toMatch(new RegExp(`^mst_${environment}_[0-9A-Za-z]{49}$`));
        const preview = await world[environment].expectJson(200, 'POST', '/v1/ec/invoices/preview', aSale());
        expect(preview.environment).toBe(environment);
      }
    },
  );

  check(
    'lists-and-documents-are-those-of',
    'lists and documents are those of the environment of the key',
    async (world) => {
      const made = {
        sandbox: await world.issue('invoice', aSale(), '', world.sandbox),
        test: await world.issue('invoice', aSale(), '', world.test),
        live: await world.issue('invoice', aSale(), '', world.live),
      };
      for (const environment of ['sandbox', 'test', 'live'] as const) {
        const client = world[environment];
        const { data } = await client.get('/v1/ec/documents?limit=100');
        const listed = z.array(z.looseObject({ environment: z.string() })).parse(data);
        expect(new Set(listed.map((document) => document.environment))).toEqual(new Set([environment]));
        for (const [other, { id }] of Object.entries(made)) {
          for (const path of [
            `/v1/ec/invoices/${id}`,
            `/v1/ec/documents/${id}`,
            `/v1/ec/documents/${id}/events`,
            `/v1/ec/invoices/${id}/ride`,
          ]) {
            const { status } = await client.call('GET', path);
            expect(status, `${environment} ${other}`).toBe(other === environment ? 200 : 404);
          }
          if (other === environment) continue;
          await client.refused(404, 'not_found', 'GET', `/v1/ec/invoices/${id}/xml`);
        }
      }
    },
  );

  check(
    ['a-person-s-session-not-an-api', 'entities/list-entities-get-with-an-api'],
    "a person's session lists the practice and the live business, and reaches no documents",
    async ({ owner, sandbox, live }) => {
      const both = entities.parse(await owner.get('/v1/ec/entities')).data;
      expect(both.map(({ kind }) => kind).toSorted()).toEqual(['live', 'sandbox']);
      const pages = await walk(owner, '/v1/ec/entities', 1);
      expect(idsOf(pages)).toEqual(both.map(({ id }) => id));
      const back = await pageOf(owner, '/v1/ec/entities', `limit=1&cursor=${pages[1]?.prev_cursor}`);
      expect(back).toEqual(pages[0]);
      expect(entities.parse(await sandbox.get('/v1/ec/entities')).data.map(({ kind }) => kind)).toEqual([
        'sandbox',
      ]);
      expect(entities.parse(await live.get('/v1/ec/entities')).data.map(({ kind }) => kind)).toEqual([
        'live',
      ]);
      for (const path of [
        '/v1/ec/invoices',
        '/v1/ec/documents',
        '/v1/ec/documents/report',
        '/v1/webhook-endpoints',
      ]) {
        await owner.refused(403, 'insufficient_scope', 'GET', path);
      }
    },
  );

  check(
    'creation-scopes-and-revocation-of-keys',
    'keys: made by a person alone, with scopes, shown once, revoked at once',
    async (world) => {
      const { owner } = world;
      const body = { environment: 'sandbox', scopes: ['read'], name: 'Lector' };
      for (const client of [world.sandbox, world.live]) {
        await client.refused(403, 'insufficient_scope', 'POST', '/v1/local/api-keys', { body });
      }
      const created = await owner.expectJson(201, 'POST', '/v1/local/api-keys', body);
      const { key } = created;
      expect(created).toMatchObject({ name: 'Lector', scopes: ['read'], last4: String(key).slice(-4) });
      const listed = await owner.get('/v1/local/api-keys');
      expect(JSON.stringify(listed)).not.toContain(String(key));
      const reader = world.clientWith(String(key));
      await reader.get('/v1/ec/invoices?limit=1');
      for (const path of ['/v1/ec/invoices', '/v1/ec/invoices/preview']) {
        await reader.refused(403, 'insufficient_scope', 'POST', path, { body: aSale() });
      }
      await reader.refused(403, 'insufficient_scope', 'GET', '/v1/webhook-endpoints');
      const revoked = await owner.expectJson(200, 'DELETE', `/v1/local/api-keys/${created.id}`);
      expect(revoked).toMatchObject({ id: created.id, revoked_at: expect.any(String) });
      const ended = await reader.call('GET', '/v1/ec/invoices');
      expect([problemOf(ended).code, ended.headers['www-authenticate']]).toEqual([
        'invalid_api_key',
        'Bearer',
      ]);
      await owner.refused(404, 'not_found', 'DELETE', `/v1/local/api-keys/${uuid()}`);
    },
  );
});
