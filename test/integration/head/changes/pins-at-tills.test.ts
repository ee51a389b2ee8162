import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { hashPin } from '../../../../src-main/access/pin-hash.ts';
import { operatorResource } from '../../../../src-main/contract/counter/operator.ts';
import { listOf } from '../../../../src-main/contract/list.ts';
import { windowSessionResource } from '../../../../src-main/contract/local.ts';
import { makeTestP12 } from '../../../support/certificates/make-test-p12.ts';
import {
  companyRuc,
  securityDataPair,
  testPassword,
} from '../../../support/certificates/test-certificates.ts';
import { eventually } from '../../../support/eventually.ts';
import { databaseAt, decide } from '../../../support/head/head-changes.ts';
import { enrol } from '../../../support/head/head-shop.ts';
import { postgresMissing, testPostgres } from '../../../support/head/postgres.ts';
import type { AskedHead } from '../../../support/head/run-head.ts';
import { testHeads } from '../../../support/head/test-heads.ts';
import { type ApiClient, apiClient, ownerOf } from '../../../support/service/api-client.ts';
import { testServices } from '../../../support/service/test-services.ts';
import { aBusiness } from '../../../support/shops/business-file.ts';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

const path = '/v1/local/operators';
const [pin, another] = ['90417263', '90417264'];

describe.skipIf(missing !== undefined)('an operator of the head office', () => {
  const services = testServices();
  const heads = testHeads();
  const postgres = testPostgres();

  it('gets a PIN at each till: the first is an administrator’s, who proves whose the business is, and sets the others', async () => {
    const url = await postgres.another();
    const head = await heads.on(url);
    const { window } = await enrolledTill(head, true);
    const ana = await hired(head, 'Ana', 'administrator');
    const luis = await hired(head, 'Luis', 'cashier');
    await peopleAre(window, [
      { name: 'Ana', has_pin: false },
      { name: 'Luis', has_pin: false },
    ]);

    // Nobody is locked out, and nobody is somebody else.
    expect(await statusOf(window, 'GET', '/v1/local/products')).toBe(200);
    const first = `${path}/${ana}/forgotten-pin`;
    expect(await problemAt(window, `${path}/${luis}/sign-in`, { pin })).toBe('invalid_state');
    expect(await problemAt(window, `${path}/${luis}/forgotten-pin`, { pin })).toBe('operator_not_allowed');
    expect(await statusOf(window, 'PATCH', `${path}/${ana}`, { pin })).toBe(409);
    expect(await problemAt(window, first, { pin })).toBe('validation_failed');
    expect(await problemAt(window, first, { pin, secret: 'adivinanza' })).toBe('validation_failed');
    expect(await statusOf(window, 'POST', first, { pin, secret: testPassword })).toBe(200);

    expect(await statusOf(window, 'GET', '/v1/local/products')).toBe(403);
    expect(await problemAt(window, `${path}/${luis}/sign-in`, { pin })).toBe('invalid_state');
    expect(await statusOf(window, 'POST', `${path}/${ana}/sign-in`, { pin })).toBe(200);
    expect(await statusOf(window, 'PATCH', `${path}/${luis}`, { pin: another })).toBe(200);
    const renamed = await window.call('PATCH', `${path}/${luis}`, { body: { pin, name: 'Lucho' } });
    expect(renamed.json()).toMatchObject({ code: 'owned_by_head_office' });
    expect(await statusOf(window, 'POST', `${path}/${luis}/sign-in`, { pin: another })).toBe(200);

    // Who has a PIN here works no more, and the other administrator has none: the till stays locked.
    const berta = await hired(head, 'Berta', 'administrator');
    await changed(head, ana, { active: false });
    await peopleAre(window, [
      { name: 'Ana', active: false },
      { name: 'Berta', has_pin: false },
      { name: 'Luis', has_pin: true },
    ]);
    expect(await statusOf(window, 'PATCH', `${path}/${berta}`, { pin })).toBe(403);
    expect(await problemAt(window, first, { pin, secret: testPassword })).toBe('operator_not_allowed');
    await window.call('POST', `${path}/sign-out`);
    const second = `${path}/${berta}/forgotten-pin`;
    expect(await problemAt(window, second, { pin })).toBe('validation_failed');
    expect(await statusOf(window, 'POST', second, { pin, secret: testPassword })).toBe(200);

    // Their PIN is the till's: it was here all the time.
    await changed(head, ana, { active: true });
    await peopleAre(window, [{ name: 'Ana', active: true, has_pin: true }, {}, {}]);
    expect(await statusOf(window, 'POST', `${path}/${ana}/sign-in`, { pin })).toBe(200);
    const rows = await (await databaseAt(url)).selectFrom('change').select('body').execute();
    expect(JSON.stringify(rows)).not.toMatch(/pin|scrypt/);
  });

  it('is set up at a till where nothing proves whose the business is as its first administrator is', async () => {
    const head = await heads.on(await postgres.another());
    const { window } = await enrolledTill(head, false);
    const ana = await hired(head, 'Ana', 'administrator');
    await peopleAre(window, [{ has_pin: false }]);
    const first = `${path}/${ana}/forgotten-pin`;
    expect(await statusOf(window, 'POST', first, { pin })).toBe(200);
    expect(await problemAt(window, first, { pin: another })).toBe('invalid_state');
    expect(await statusOf(window, 'POST', `${path}/${ana}/sign-in`, { pin })).toBe(200);
  });

  it('keeps the PIN that came as a hash from an older head office, and has none of its later ones', async () => {
    const url = await postgres.another();
    const head = await heads.on(url);
    const database = await databaseAt(url);
    const { window } = await enrolledTill(head, false);
    const id = '01970000-0000-7000-8000-000000000001';
    const person = { name: 'Ana', role: 'administrator', active: true, created_at: '2026-11-01T12:00:00Z' };
    const ofOlder = async (value: string) =>
      decide(database, { subject: 'operator', id, body: { ...person, pin_hash: await hashPin(value) } });
    await ofOlder(pin);
    await peopleAre(window, [{ name: 'Ana', has_pin: true }]);
    await hired(head, 'Berta', 'administrator');
    await changed(head, id, { name: 'Anita' });
    await peopleAre(window, [{ name: 'Anita', has_pin: true }, { name: 'Berta' }]);
    expect(await statusOf(window, 'POST', `${path}/${id}/sign-in`, { pin })).toBe(200);
    // The PIN is the till's from then on.
    await ofOlder(another);
    await peopleAre(window, [{ name: 'Ana' }, {}]);
    expect(await statusOf(window, 'POST', `${path}/${id}/sign-in`, { pin })).toBe(200);

    await changed(head, id, { active: false });
    const row = database.selectFrom('change').select('body').where('id', '=', id);
    expect((await row.executeTakeFirstOrThrow()).body).toEqual({ ...person, active: false });
    await peopleAre(window, [{ name: 'Ana', active: false, has_pin: true }, {}]);
  });

  /** A till, and a window of it in which nobody signed in; `isLive`: with a certificate, whose password proves whose it is. */
  async function enrolledTill(head: AskedHead, isLive: boolean) {
    const service = await services.start();
    const owner = ownerOf(service);
    if (isLive) {
      const p12_base64 = makeTestP12([securityDataPair(companyRuc)], testPassword).toString('base64');
      const body = { ...aBusiness(), certificate: { p12_base64, password: testPassword } };
      expect(await statusOf(owner, 'PUT', '/v1/local/setup', body)).toBe(200);
    }
    await enrol(owner, head);
    const opened = await owner.call('POST', '/v1/local/window-sessions');
    return { window: apiClient(service.url, windowSessionResource.parse(opened.json()).token) };
  }

  async function hired(head: AskedHead, name: string, role: string): Promise<string> {
    const { json } = await head.call('POST', '/v1/head/operators', { body: { name, role } });
    return z.looseObject({ id: z.string() }).parse(json).id;
  }

  async function changed(head: AskedHead, id: string, body: object) {
    expect(await head.call('PATCH', `/v1/head/operators/${id}`, { body })).toMatchObject({ status: 200 });
  }

  /** Waits until a till has these people, by name. */
  async function peopleAre(window: ApiClient, people: readonly object[]) {
    const look = async () =>
      listOf(operatorResource).parse((await window.call('GET', path)).json()).data as readonly object[];
    await eventually(look, (data) => data.length === people.length);
    await expect.poll(look).toMatchObject(people);
  }

  async function statusOf(client: ApiClient, method: string, at: string, body?: object) {
    return (await client.call(method, at, { ...(body && { body }) })).status;
  }

  async function problemAt(client: ApiClient, at: string, body: object) {
    const answer = (await client.call('POST', at, { body })).json();
    return z.looseObject({ code: z.string() }).parse(answer).code;
  }
});
