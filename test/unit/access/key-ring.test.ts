import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { makeKeyRing } from '../../../src-main/access/key-ring.ts';
import { makeSessions } from '../../../src-main/access/sessions.ts';
import { apiKeyBody } from '../../../src-main/contract/local.ts';
import type { Environment } from '../../../src-main/documents/kinds.ts';
import { makeKeyStore } from '../../../src-main/store/business/key-store.ts';
import { openShop, problemOf } from '../../support/shops/shop.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('the key ring', () => {
  it('knows the caller of a key it made, and keeps no trace of the key itself', async () => {
    const { ring, shop } = await openRing();
    const { key, ...facts } = await createKey(ring);
    expect(await ring.caller(key)).toMatchObject({
      environment: 'test',
      entityId: (await shop.caller()).entityId,
      channel: 'api',
      scopes: ['issue', 'read'],
    });
    expect(facts.last4).toBe(key.slice(-4));
    const rows = await shop.store.db.selectFrom('api_key').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key.slice(0, -4));
    expect(JSON.stringify(await ring.list())).not.toContain(key.slice(0, -4));
  });

  it('knows nobody for a key of another installation', async () => {
    const { ring } = await openRing();
    const { key } = await createKey((await openRing()).ring);
    expect(await ring.caller(key)).toBeUndefined();
  });

  it('knows nobody for a key that was revoked, at once and for ever', async () => {
    const { ring, shop } = await openRing();
    const { key, id } = await createKey(ring);
    await ring.caller(key);
    const revoked = await ring.revoke(id);
    expect(revoked).toMatchObject({ ok: true, value: { revoked_at: shop.clock.now.toISOString() } });
    expect(await ring.caller(key)).toBeUndefined();
    shop.clock.now = new Date(shop.clock.now.getTime() + DAY);
    expect(await ring.revoke(id)).toEqual(revoked);
    expect(problemOf(await ring.revoke(uuid())).code).toBe('not_found');
  });

  it('knows nobody for a key from the instant at which it runs out', async () => {
    const { ring, shop } = await openRing();
    const expires = new Date(shop.clock.now.getTime() + DAY);
    const { key, expires_at } = await createKey(ring, { expires_at: expires.toISOString() });
    expect(expires_at).toBe(expires.toISOString());
    shop.clock.now = new Date(expires.getTime() - 1);
    expect(await ring.caller(key)).toMatchObject({ environment: 'test' });
    shop.clock.now = expires;
    expect(await ring.caller(key)).toBeUndefined();
    expect(problemOf(await ring.agentKey('session', key)).code).toBe('invalid_api_key');
    expect((await ring.list())[0]?.expires_at).toBe(expires.toISOString());
  });

  it('makes no key that would have run out already', async () => {
    const { ring, shop } = await openRing();
    const body = apiKeyBody.parse({ environment: 'test', expires_at: shop.clock.now.toISOString() });
    expect(problemOf(await ring.create(body)).errors).toMatchObject([
      { pointer: '/expires_at', code: 'out_of_range' },
    ]);
    expect(await ring.list()).toEqual([]);
  });

  it('writes down when a key was used, to the minute', async () => {
    const { ring, shop } = await openRing();
    const { key } = await createKey(ring);
    const lastUse = async () => (await ring.list())[0]?.last_used_at;
    expect(await lastUse()).toBeUndefined();
    const first = shop.clock.now;
    await ring.caller(key);
    shop.clock.now = new Date(first.getTime() + MINUTE - 1);
    await ring.caller(key);
    expect(await lastUse()).toBe(first.toISOString());
    shop.clock.now = new Date(first.getTime() + MINUTE);
    await ring.caller(key);
    expect(await lastUse()).toBe(shop.clock.now.toISOString());
  });

  it('lets a caller in although the disk is full and its use cannot be written down', async () => {
    const { ring, shop } = await openRing();
    const { key } = await createKey(ring);
    await sql`PRAGMA query_only = ON`.execute(shop.store.db);
    expect(await ring.caller(key)).toMatchObject({ environment: 'test' });
  });

  it('makes no key for a business that does not exist yet', async () => {
    const shop = await openShop({ setup: null });
    const { ring } = ringOf(shop);
    const body = apiKeyBody.parse({ environment: 'live' });
    expect(problemOf(await ring.create(body)).code).toBe('not_ready');
    expect(
      problemOf(await ring.sessionKey('session', { environment: 'live', channel: 'console' }, false)).code,
    ).toBe('not_ready');
  });

  it('gives a session a key of its own, which ends with it', async () => {
    const { ring, sessions, shop } = await openRing();
    const session = sessions.find(sessions.open(sessions.newOneTimeToken())?.token ?? '') ?? '';
    const made = await ring.sessionKey(session, { environment: 'live', channel: 'console' }, false);
    if (!made.ok) throw new Error('no key');
    expect(await ring.caller(made.value.key)).toMatchObject({
      environment: 'live',
      channel: 'console',
      session,
    });
    shop.clock.now = new Date(shop.clock.now.getTime() + 30 * DAY);
    expect(await ring.caller(made.value.key)).toBeUndefined();
  });

  it('ends the keys with which a person left the shop’s environment, and those of before it was a live one', async () => {
    const { ring, sessions } = await openRing();
    const window = sessions.find(sessions.openForWindow()) ?? '';
    const other = sessions.find(sessions.openForWindow()) ?? '';
    const owner = sessions.find(sessions.openForOwner()) ?? '';
    const keyOf = async (session: string, environment: Environment, isAway: boolean) => {
      const made = await ring.sessionKey(session, { environment, channel: 'console' }, isAway);
      if (!made.ok) throw new Error('no key');
      return made.value.key;
    };
    const away = await keyOf(window, 'test', true);
    const keys = {
      live: await keyOf(window, 'live', false),
      practice: await keyOf(window, 'test', false),
      elsewhere: await keyOf(other, 'test', true),
      owner: await keyOf(owner, 'test', false),
    };
    const alive = async () => {
      const names = [];
      for (const [name, key] of Object.entries(keys)) if (await ring.caller(key)) names.push(name);
      return names;
    };
    sessions.endAway(window);
    expect(await ring.caller(away)).toBeUndefined();
    expect(await alive()).toEqual(['live', 'practice', 'elsewhere', 'owner']);
    sessions.endPractice();
    expect(await alive()).toEqual(['live', 'owner']);
  });

  it('gives an agent a key that is its API key’s in all but the channel, and ends with it', async () => {
    const { ring, sessions, shop } = await openRing();
    const created = await createKey(ring);
    const made = await ring.agentKey(sessions.find(sessions.openForOwner()) ?? '', created.key);
    if (!made.ok) throw new Error('no key');
    const { key, environment, scopes } = made.value;
    expect({ environment, scopes }).toEqual({ environment: 'test', scopes: created.scopes });
    expect(await ring.caller(key)).toEqual({ ...(await ring.caller(created.key)), channel: 'mcp' });
    shop.clock.now = new Date(shop.clock.now.getTime() + HOUR);
    await ring.caller(key);
    const [used] = await ring.list();
    expect(used?.last_used_at).toBe(shop.clock.now.toISOString());
    await ring.revoke(created.id);
    expect(await ring.caller(key)).toBeUndefined();
  });

  it('makes no agent of a key that is revoked, mistyped or bound to a session itself', async () => {
    const { ring, sessions } = await openRing();
    const session = sessions.find(sessions.openForOwner()) ?? '';
    const created = await createKey(ring);
    const own = await ring.sessionKey(session, { environment: 'live', channel: 'console' }, false);
    if (!own.ok) throw new Error('no key');
    await ring.revoke(created.id);
    for (const key of [created.key, `${created.key.slice(0, -1)}_`, 'mst_test_', own.value.key]) {
      expect(problemOf(await ring.agentKey(session, key)).code).toBe('invalid_api_key');
    }
  });
});

describe('a session', () => {
  it('is opened once by a one-time token', async () => {
    const { sessions } = await openRing();
    const token = sessions.newOneTimeToken();
    const opened = sessions.open(token);
    expect(sessions.find(opened?.token ?? '')).toBeDefined();
    expect(sessions.open(token)).toBeUndefined();
    expect(sessions.find(token)).toBeUndefined();
  });

  it('is not opened by a token older than ten minutes', async () => {
    const { sessions, shop } = await openRing();
    const [early, late] = [sessions.newOneTimeToken(), sessions.newOneTimeToken()];
    shop.clock.now = new Date(shop.clock.now.getTime() + 10 * MINUTE - 1);
    expect(sessions.open(early)).toBeDefined();
    shop.clock.now = new Date(shop.clock.now.getTime() + 1);
    expect(sessions.open(late)).toBeUndefined();
  });

  it('ends after thirty days, at the instant it named', async () => {
    const { sessions, shop } = await openRing();
    const opened = sessions.open(sessions.newOneTimeToken());
    if (!opened) throw new Error('no session');
    const { token, expiresAt } = opened;
    expect(expiresAt.getTime() - shop.clock.now.getTime()).toBe(30 * DAY);
    shop.clock.now = new Date(expiresAt.getTime() - 1);
    expect(sessions.find(token)).toBeDefined();
    shop.clock.now = expiresAt;
    expect(sessions.find(token)).toBeUndefined();
  });

  it('of the owner lasts as long as the service, which wrote it to a file once', async () => {
    const { sessions, shop } = await openRing();
    const token = sessions.openForOwner();
    shop.clock.now = new Date(shop.clock.now.getTime() + 400 * DAY);
    expect(sessions.find(token)).toBeDefined();
  });

  it('outlives the opening of others', async () => {
    const { sessions, shop } = await openRing();
    const first = sessions.openForOwner();
    shop.clock.now = new Date(shop.clock.now.getTime() + DAY);
    const second = sessions.openForOwner();
    expect(new Set([first, second].map((token) => sessions.find(token))).size).toBe(2);
    expect(sessions.find('mss_guess')).toBeUndefined();
  });
});

async function openRing() {
  return ringOf(await openShop());
}

function ringOf(shop: Awaited<ReturnType<typeof openShop>>) {
  const now = () => shop.clock.now;
  const sessions = makeSessions(now);
  const ring = makeKeyRing({ store: makeKeyStore(shop.store), sessions, now, newId: () => uuid() });
  return { ring, sessions, shop };
}

async function createKey(ring: ReturnType<typeof makeKeyRing>, chosen = {}) {
  const created = await ring.create(apiKeyBody.parse({ environment: 'test', name: 'Caja 1', ...chosen }));
  if (!created.ok) throw new Error('no key');
  return created.value;
}
