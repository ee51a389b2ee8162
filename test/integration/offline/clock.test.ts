import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readinessResource } from '../../../src-main/contract/business/entity.ts';
import { workspaceResource } from '../../../src-main/contract/business/workspace.ts';
import { clockResource } from '../../../src-main/contract/clock.ts';
import { documentPreview } from '../../../src-main/contract/documents/document-resource.ts';
import { ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { eventually } from '../../support/eventually.ts';
import { makeSettableClock, type SettableClock } from '../../support/machine/set-clock.ts';
import { type ApiClient, invoiceOf, problemOf } from '../../support/service/api-client.ts';
import type { RunningService } from '../../support/service/run-service.ts';
import { type ShopAtAuthority, testShops } from '../../support/service/test-shops.ts';
import { requireTool } from '../../support/tools/require-tool.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The header has whole seconds, and a busy machine takes its time. */
const ROUGHLY_S = 60;

/** Noon in Ecuador: no test comes near midnight by chance. */
const NOON = new Date('2026-11-21T17:00:00.000Z');

const shops = testShops();

interface Shop extends ShopAtAuthority<RunningService> {
  readonly clock: SettableClock;
  /** For the computer and the authority alike. */
  sleepsUntil(time: Date): void;
  /** Ends it as a power cut does and starts it again, with the clock set by so much meanwhile. */
  restart(setBy: number): Promise<Shop>;
}

/** A shop on a computer whose clock a test sets; the authority's is always right. */
async function openShop(): Promise<Shop> {
  const clock = makeSettableClock(join(shops.services.newFolder(), 'clock'), NOON);
  let ahead = NOON.getTime() - Date.now();
  // Wherever the computer believes to be, the date is Ecuador's.
  const env = { ...clock.env, TZ: 'America/New_York' };
  const withClock = (shop: ShopAtAuthority<RunningService>): Shop => ({
    ...shop,
    clock,
    sleepsUntil(time) {
      clock.setTo(time);
      ahead = time.getTime() - Date.now();
    },
    async restart(setBy) {
      await shop.service.kill();
      clock.setBy(setBy);
      return withClock(await shops.reopenProcess(shop, { env }));
    },
  });
  return withClock(await shops.openProcess({ env, authorityNow: () => new Date(Date.now() + ahead) }));
}

async function attempt(client: ApiClient) {
  return client.call('POST', '/v1/ec/invoices', { body: anInvoiceBody() });
}

async function expectLocked(client: ApiClient): Promise<void> {
  const answer = await attempt(client);
  expect(answer.status).toBe(403);
  expect(problemOf(answer)).toMatchObject({ code: 'entity_locked', errors: [{ code: 'clock_untrusted' }] });
}

async function clockOf(owner: ApiClient) {
  return clockResource.parse((await owner.call('GET', '/v1/local/clock')).json());
}

async function warningsOf(client: ApiClient) {
  const answer = await client.call('POST', '/v1/ec/invoices/preview', { body: anInvoiceBody() });
  return documentPreview.parse(answer.json()).warnings.map(({ code }) => code);
}

// Node under the library of `faketime`: the service itself, its clock set as a person sets it.
describe.runIf(requireTool('faketime'))('the service on a computer whose clock is set (faketime)', () => {
  it('locks while a day is missing, says so everywhere, and spends no number', async () => {
    const { clock, client, owner } = await openShop();
    const first = await client.issue(anInvoiceBody());
    clock.setBy(-DAY);
    await expectLocked(client);
    expect(await clockOf(owner)).toMatchObject({ state: 'untrusted', reason: 'jumped' });
    expect(await warningsOf(client)).toContain('clock_untrusted');
    const { entities } = workspaceResource.parse((await owner.call('GET', '/v1/local/workspace')).json());
    for (const { issuing } of entities) {
      expect(issuing).toMatchObject({ allowed: false, lock: { code: 'clock_untrusted', canceled: false } });
    }
    const path = `/v1/ec/entities/${first.entity_id}/readiness`;
    const readiness = readinessResource.parse((await client.call('GET', path)).json());
    expect(readiness.ready).toBe(false);
    expect(readiness.requirements).toContainEqual(
      expect.objectContaining({ code: 'clock', status: 'missing' }),
    );
    clock.setBy(DAY);
    const second = await client.issue(anInvoiceBody());
    expect([first.number, second.number]).toEqual(['002-003-000000041', '002-003-000000042']);
    expect(second.issue_date).toBe('2026-11-21');
  });

  it('finds a clock set back while it was off, and believes a person', async () => {
    const before = await openShop();
    await before.client.issue(anInvoiceBody());
    const { client, owner } = await before.restart(-DAY);
    await expectLocked(client);
    const confirmed = await owner.call('POST', '/v1/local/clock/confirm');
    expect(clockResource.parse(confirmed.json())).toMatchObject({ state: 'trusted' });
    expect((await client.issue(anInvoiceBody())).issue_date).toBe('2026-11-20');
    const events = await owner.call('GET', '/v1/local/events?type=clock.confirmed');
    expect(events.json()).toMatchObject({ data: [{ data: { state: 'untrusted', reason: 'behind_stamp' } }] });
  });

  it('locks a day ahead as soon as the authority says so, until it is put right', async () => {
    const { clock, client, owner } = await openShop();
    expect(await client.issue(anInvoiceBody(), 'wait=20')).toMatchObject({ status: 'authorized' });
    const agreed = await clockOf(owner);
    expect(agreed.state).toBe('trusted');
    expect(Math.abs(agreed.skew_seconds ?? DAY)).toBeLessThanOrEqual(ROUGHLY_S);
    clock.setBy(DAY);
    // Nobody knows better yet: the computer may have slept. Its own delivery finds out.
    await attempt(client);
    const found = await eventually(
      () => clockOf(owner),
      ({ state }) => state === 'untrusted',
    );
    expect(found.reason).toBe('ahead_of_authority');
    expect(Math.abs((found.skew_seconds ?? 0) - DAY / 1000)).toBeLessThanOrEqual(ROUGHLY_S);
    expect(found.message).toContain('dice 22/11/2026 12:00');
    expect(found.message).toContain('el SRI 21/11/2026 12:00');
    await expectLocked(client);
    clock.setBy(-DAY);
    expect(await client.issue(anInvoiceBody())).toMatchObject({ issue_date: '2026-11-21' });
  });

  it('believes a clock set forward while nobody says otherwise', async () => {
    const { clock, authority, client, owner } = await openShop();
    authority.always('reception', 'unavailable');
    authority.always('authorization', 'unavailable');
    clock.setBy(DAY);
    expect(await client.issue(anInvoiceBody())).toMatchObject({ issue_date: '2026-11-22' });
    expect(await clockOf(owner)).toMatchObject({ state: 'trusted' });
  });

  it('warns three minutes ahead, and the authority takes what it signs', async () => {
    const { clock, client, owner } = await openShop();
    expect(await client.issue(anInvoiceBody(), 'wait=20')).toMatchObject({ status: 'authorized' });
    clock.setBy(3 * MINUTE);
    await client.issue(anInvoiceBody(), 'wait=20');
    const { skew_seconds } = await clockOf(owner);
    expect(skew_seconds).toBeGreaterThanOrEqual(179);
    expect(await warningsOf(client)).toContain('clock_skew');
    expect(await client.issue(anInvoiceBody(), 'wait=20')).toMatchObject({ status: 'authorized' });
  });

  it('dates every document of a busy midnight by its own moment', async () => {
    const midnight = new Date('2026-11-22T05:00:00.000Z').getTime();
    const { clock, client, sleepsUntil } = await openShop();
    sleepsUntil(new Date(midnight - 2000));
    const documents = [];
    for (let count = 0; count < 2000 && clock.now().getTime() < midnight + 1000; count += 1) {
      const answers = await Promise.all([attempt(client), attempt(client), attempt(client)]);
      documents.push(...answers.map((answer) => invoiceOf(answer, 201)));
    }
    const dates = new Set(documents.map(({ issue_date }) => issue_date));
    expect([...dates]).toEqual(['2026-11-21', '2026-11-22']);
    for (const { issue_date, created_at } of documents) {
      expect(issue_date).toBe(ecuadorDate(new Date(created_at)));
    }
    const byNumber = documents.toSorted((a, b) => a.number.localeCompare(b.number));
    const inOrder = byNumber.map(({ issue_date }) => issue_date);
    expect(inOrder).toEqual(inOrder.toSorted());
  });
});
