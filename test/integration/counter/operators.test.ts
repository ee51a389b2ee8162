import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { hashPin } from '../../../src-main/access/pin-hash.ts';
import { makeOwnerSecrets } from '../../../src-main/app/owner-secrets.ts';
import { operatorResource, operatorSignIn } from '../../../src-main/contract/counter/operator.ts';
import { staffEvent } from '../../../src-main/contract/counter/staff-event.ts';
import { listOf } from '../../../src-main/contract/list.ts';
import { makeSecretBox, type SecretBox } from '../../../src-main/secrets/secret-box.ts';
import { makeBackupStore } from '../../../src-main/store/business/backup-store.ts';
import { makeBusinessStore } from '../../../src-main/store/business/entities/business-store.ts';
import { operatorChanges } from '../../../src-main/store/station/changes/operator-changes.ts';
import { PIN } from '../../support/shops/counter/counter-on.ts';
import { type CounterShop, openCounterShop } from '../../support/shops/counter/counter-shop.ts';

/** Four figures may stand in any time or identifier of the log. */
const newPin = '90417265';
const ana = { name: 'Ana', role: 'administrator', pin: PIN } as const;
const caro = { name: 'Caro', role: 'cashier', pin: '1357' } as const;

describe('the first operator', () => {
  it('is an administrator, made by the owner of the session', async () => {
    const shop = await openCounterShop();
    const cashier = await shop.call('POST', '/operators', caro);
    expect(cashier.json()).toMatchObject({ status: 422, errors: [{ pointer: '/role' }] });
    expect((await shop.call('POST', '/operators', ana)).status).toBe(201);
    const second = await shop.call('POST', '/operators', caro);
    expect([second.status, second.json().code]).toEqual([403, 'operator_required']);
  });

  it('is one, however many ask at once', async () => {
    const shop = await openCounterShop();
    const answers = await Promise.all([1, 2, 3].map(() => shop.call('POST', '/operators', ana)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 403, 403]);
    expect((await shop.ok(listOf(operatorResource), 'GET', '/operators')).data).toHaveLength(1);
  });

  it('cannot leave the counter without an administrator', async () => {
    const shop = await openCounterShop();
    const first = await shop.hire('Ana', 'administrator');
    for (const patch of [{ active: false }, { role: 'supervisor' }]) {
      const answer = await shop.call('PATCH', `/operators/${first.id}`, patch);
      expect([answer.status, answer.json().code]).toEqual([409, 'invalid_state']);
    }
    // Who has no PIN here administers nothing.
    await sentByHead(shop, 'Carla');
    expect((await shop.call('PATCH', `/operators/${first.id}`, { active: false })).status).toBe(409);
    await shop.ok(operatorResource, 'POST', '/operators', { ...ana, name: 'Berta' });
    expect((await shop.call('PATCH', `/operators/${first.id}`, { role: 'supervisor' })).status).toBe(200);
  });
});

describe('signing in', () => {
  it('reports who acts in the session and what they may, until they sign out', async () => {
    const shop = await openCounterShop();
    await shop.hire('Ana', 'administrator');
    const cashier = await shop.hire('Caro', 'cashier');
    const signedIn = await shop.ok(operatorSignIn, 'GET', '/operators/signed-in');
    expect(signedIn.operator).toEqual(cashier);
    expect(signedIn.permissions).toContain('open_cash_session');
    expect(signedIn.permissions).not.toContain('void_document');
    expect((await shop.call('POST', '/operators/sign-out')).status).toBe(204);
    expect((await shop.call('GET', '/operators/signed-in')).status).toBe(404);
  });

  it('ends at once for who no longer works here', async () => {
    const shop = await openCounterShop();
    const first = await shop.hire('Ana', 'administrator');
    const cashier = await shop.ok(operatorResource, 'POST', '/operators', caro);
    const { operators } = await shop.restarted();
    await operators.signIn('other', cashier.id, caro.pin);
    expect(await operators.signedIn('other')).toMatchObject({ ok: true });
    await shop.signIn(first);
    await shop.call('PATCH', `/operators/${cashier.id}`, { active: false });
    expect(await operators.signedIn('other')).toMatchObject({ ok: false });
    expect((await shop.call('POST', `/operators/${cashier.id}/sign-in`, { pin: caro.pin })).status).toBe(404);
  });

  it('makes a guesser wait, longer each time; the right PIN after the wait starts anew', async () => {
    const shop = await openCounterShop();
    const { id } = await shop.hire('Ana', 'administrator');
    const path = `/operators/${id}/sign-in`;
    const wrong = () => shop.call('POST', path, { pin: '0000' });
    const first = await wrong();
    expect([first.status, first.json().code, first.headers['retry-after']]).toEqual([
      403,
      'pin_wrong',
      undefined,
    ]);
    await wrong();
    expect((await wrong()).headers['retry-after']).toBe('5');
    const locked = await shop.call('POST', path, { pin: PIN });
    expect([locked.status, locked.json().code]).toEqual([429, 'pin_locked']);
    const [shown] = (await shop.ok(listOf(operatorResource), 'GET', '/operators')).data;
    expect(shown?.locked_until).toBeDefined();
    shop.clock.now = new Date(shop.clock.now.getTime() + 5000);
    expect((await wrong()).headers['retry-after']).toBe('15');
    shop.clock.now = new Date(shop.clock.now.getTime() + 15_000);
    expect((await shop.call('POST', path, { pin: PIN })).status).toBe(200);
    expect((await wrong()).headers['retry-after']).toBeUndefined();
  });

  it('gives many guesses at once no more tries than one after the other', async () => {
    const shop = await openCounterShop();
    const { id } = await shop.hire('Ana', 'administrator');
    const guesses = Array.from({ length: 12 }, (_, index) => String(1000 + index));
    const answers = await Promise.all(
      guesses.map((pin) => shop.call('POST', `/operators/${id}/sign-in`, { pin })),
    );
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(9);
  });

  it('keeps count over a restart, and a new PIN from an administrator ends the wait', async () => {
    const shop = await openCounterShop();
    const first = await shop.hire('Ana', 'administrator');
    const cashier = await shop.ok(operatorResource, 'POST', '/operators', caro);
    for (const _ of [1, 2, 3]) await shop.call('POST', `/operators/${cashier.id}/sign-in`, { pin: '0000' });
    const { operators } = await shop.restarted();
    expect(await operators.signIn('s', cashier.id, caro.pin)).toMatchObject({
      problem: { code: 'pin_locked' },
    });
    await shop.signIn(first);
    expect((await shop.call('PATCH', `/operators/${cashier.id}`, { pin: '2468' })).status).toBe(200);
    expect(await operators.signIn('s', cashier.id, caro.pin)).toMatchObject({
      problem: { code: 'pin_wrong' },
    });
    expect(await operators.signIn('s', cashier.id, '2468')).toMatchObject({ ok: true });
  });

  it('asks for four to eight digits', async () => {
    const shop = await openCounterShop();
    for (const pin of ['123', '123456789', '12a4', ' 1234']) {
      const answer = await shop.call('POST', '/operators', { ...ana, pin });
      expect(answer.json(), pin).toMatchObject({ status: 422, errors: [{ pointer: '/pin' }] });
    }
  });
});

describe('an approval', () => {
  it('is given only by who may do it themselves, with their PIN', async () => {
    const shop = await openCounterShop();
    await shop.hire('Ana', 'administrator');
    const cashier = await shop.ok(operatorResource, 'POST', '/operators', caro);
    const path = `/operators/${cashier.id}/approvals`;
    const body = { pin: caro.pin, action: 'discount_over_limit' };
    expect((await shop.call('POST', path, body)).json()).toMatchObject({ code: 'operator_not_allowed' });
    expect((await shop.call('POST', path, { ...body, pin: '0000' })).json()).toMatchObject({
      code: 'pin_wrong',
    });
    expect((await shop.call('POST', path, { ...body, action: 'fly' })).status).toBe(422);
  });
});

describe('a PIN', () => {
  it('is in no answer and in no log, nor is its hash', async () => {
    const shop = await openCounterShop();
    const { id } = await shop.hire('Ana', 'administrator', '90417263');
    await shop.call('POST', `/operators/${id}/sign-in`, { pin: '90417264' });
    const answers = [await shop.call('GET', '/operators'), await shop.call('GET', '/operators/signed-in')];
    for (const text of [...answers.map((answer) => answer.text), shop.log()]) {
      expect(text).not.toMatch(/9041726|scrypt|pin_hash/);
    }
    expect(shop.log()).toContain('sign-in');
  });
});

describe('a PIN that the only administrator forgot', () => {
  const secrets = [
    { proof: 'backup_passphrase', secret: 'cuatro palabras al azar' },
    { proof: 'certificate_password', secret: 'clave-de-la-firma' },
  ] as const;
  const pathOf = ({ id }: { readonly id: string }) => `/operators/${id}/forgotten-pin`;

  it.each(secrets)('is set anew with the $proof, by nobody who is signed in', async ({ secret, proof }) => {
    const shop = await openCounterShop(secrets);
    const first = await shop.hire('Ana', 'administrator');
    await shop.call('POST', '/operators/sign-out');
    await shop.ok(operatorResource, 'POST', pathOf(first), { secret, pin: newPin });
    await shop.signIn(first, newPin);
    const [event] = (await shop.ok(listOf(staffEvent), 'GET', '/staff-events?type=pin_reset')).data;
    expect(event).toMatchObject({ operator: { id: first.id }, proof });
    expect(shop.log()).not.toMatch(new RegExp(`${secret}|${newPin}`));
  });

  it('stays for who knows neither, who waits longer each time as with a PIN', async () => {
    const shop = await openCounterShop(secrets);
    const first = await shop.hire('Ana', 'administrator');
    const guess = (secret = 'adivinanza') => shop.call('POST', pathOf(first), { secret, pin: newPin });
    for (const _ of [1, 2, 3]) {
      const refused = await guess();
      expect([refused.status, refused.json().errors]).toMatchObject([422, [{ pointer: '/secret' }]]);
      expect(refused.text).not.toContain('adivinanza');
    }
    // Also with the right one: a try that waits is looked at by nobody.
    const waiting = await guess(secrets[0].secret);
    expect(waiting.json()).toMatchObject({ code: 'pin_locked' });
    expect(waiting.headers['retry-after']).toBe('5');
    expect((await shop.call('POST', `/operators/${first.id}/sign-in`, { pin: PIN })).json()).toMatchObject({
      code: 'pin_locked',
    });
    shop.clock.now = new Date(shop.clock.now.getTime() + 5_000);
    await shop.signIn(first);
    const events = (await shop.ok(listOf(staffEvent), 'GET', '/staff-events')).data.map(({ type }) => type);
    expect(events.filter((type) => type === 'pin_reset_refused')).toHaveLength(3);
  });

  it('is of nobody else: not of a cashier, nor of one of two administrators', async () => {
    const shop = await openCounterShop(secrets);
    const first = await shop.hire('Ana', 'administrator');
    const cashier = await shop.ok(operatorResource, 'POST', '/operators', caro);
    const body = { secret: secrets[0].secret, pin: newPin };
    expect((await shop.call('POST', pathOf(cashier), body)).json().code).toBe('operator_not_allowed');
    await shop.ok(operatorResource, 'POST', '/operators', { ...ana, name: 'Berta' });
    expect((await shop.call('POST', pathOf(first), body)).json().code).toBe('operator_not_allowed');
  });

  it('cannot be set anew where nothing is kept that proves whose the business is', async () => {
    const shop = await openCounterShop();
    const first = await shop.hire('Ana', 'administrator');
    const answer = await shop.call('POST', pathOf(first), { secret: 'x', pin: newPin });
    expect([answer.status, answer.json().code]).toEqual([409, 'invalid_state']);
  });
});

describe('the first PIN of who came from the head office', () => {
  const secret = 'cuatro palabras al azar';
  const pathOf = (id: string) => `/operators/${id}/forgotten-pin`;

  it('waits for who guesses the secret, also where they try to sign in or to approve in between', async () => {
    const shop = await openCounterShop([{ proof: 'backup_passphrase', secret }]);
    const id = await sentByHead(shop, 'Ana');
    const guess = (text: string) => shop.call('POST', pathOf(id), { secret: text, pin: newPin });
    const approval = { pin: PIN, action: 'discount_over_limit' };
    for (const _ of [1, 2, 3]) {
      expect((await guess('adivinanza')).json().code).toBe('validation_failed');
      const signIn = await shop.call('POST', `/operators/${id}/sign-in`, { pin: PIN });
      expect(signIn.json().code).toBe('invalid_state');
      const approved = await shop.call('POST', `/operators/${id}/approvals`, approval);
      expect(approved.json().code).toBe('invalid_state');
    }
    expect((await guess(secret)).json().code).toBe('pin_locked');
    shop.clock.now = new Date(shop.clock.now.getTime() + 5_000);
    expect((await guess(secret)).status).toBe(200);
  });

  it('is one, however many set it at once where nothing is kept that proves whose the business is', async () => {
    const shop = await openCounterShop();
    const ids = [await sentByHead(shop, 'Ana'), await sentByHead(shop, 'Berta')];
    const answers = await Promise.all(ids.map((id) => shop.call('POST', pathOf(id), { pin: newPin })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is set at the command line alone where what proves it is kept and cannot be opened', async () => {
    const shop = await openCounterShop([{ proof: 'certificate_password' }]);
    const id = await sentByHead(shop, 'Ana');
    const answer = await shop.call('POST', pathOf(id), { pin: newPin });
    expect(answer.json()).toMatchObject({
      code: 'invalid_state',
      detail: expect.stringMatching('reset-pin'),
    });
    expect((await shop.call('POST', pathOf(id), { secret: '', pin: newPin })).status).toBeGreaterThan(400);
    const { operators } = await shop.restarted();
    expect(await operators.resetPin(id, newPin)).toMatchObject({ ok: true });
    await shop.signIn({ id }, newPin);
  });

  it('has a passphrase and a certificate that were sealed on another computer for what cannot be opened', async () => {
    const { store } = await openCounterShop();
    const [here, elsewhere] = [1, 2].map((byte) => makeSecretBox(Buffer.alloc(32, byte)));
    if (!here || !elsewhere) throw new Error('no boxes');
    const plan = { hour: 3, folder: '/tmp', updatedAt: '2026-11-21T17:00:00Z' };
    const sealedPassphrase = elsewhere.seal(Buffer.from(secret));
    await makeBackupStore(store).putPlan({ ...plan, sealedPassphrase }, new Date());
    const business = { store: makeBusinessStore(store) };
    const certificate = { proof: 'certificate_password' };
    const read = (box: SecretBox) => makeOwnerSecrets({ store, box, business })();
    expect(await read(here)).toEqual([{ proof: 'backup_passphrase' }, certificate]);
    expect(await read(elsewhere)).toEqual([{ proof: 'backup_passphrase', secret }, certificate]);
  });

  it('is there to set where an older version kept a false hash of who works there no more', async () => {
    const shop = await openCounterShop();
    const left = await sentByHead(shop, 'Luis', { active: false });
    await shop.store.db.updateTable('operator').set({ pin_hash: 'scrypt$' }).where('id', '=', left).execute();
    const people = await shop.ok(listOf(operatorResource), 'GET', '/operators');
    expect(people.data).toMatchObject([{ name: 'Luis', active: false, has_pin: false }]);
    expect((await shop.call('GET', '/products')).status).toBe(200);
    const id = await sentByHead(shop, 'Ana');
    expect((await shop.call('POST', pathOf(id), { pin: newPin })).status).toBe(200);
    expect((await shop.call('GET', '/products')).status).toBe(403);
  });

  it('is the one of an older head office that still sends its hash, until another is set here', async () => {
    const shop = await openCounterShop();
    const ofHead = async (pin: string) => ({ pin_hash: await hashPin(pin, { N: 2, r: 1, p: 1 }) });
    const id = await sentByHead(shop, 'Ana');
    await sentByHead(shop, 'Ana', { id, ...(await ofHead(PIN)) });
    await shop.signIn({ id });
    await shop.ok(operatorResource, 'PATCH', `/operators/${id}`, { pin: newPin });
    await sentByHead(shop, 'Anita', { id, ...(await ofHead(PIN)) });
    await shop.signIn({ id }, newPin);
    const people = await shop.ok(listOf(operatorResource), 'GET', '/operators');
    expect(people.data).toMatchObject([{ name: 'Anita' }]);
  });
});

describe('a PIN that everybody forgot', () => {
  it('is set anew by the owner of the data, who ends the wait; a session of the window cannot', async () => {
    const shop = await openCounterShop();
    const { id } = await shop.hire('Ana', 'administrator');
    for (const _ of [1, 2, 3]) await shop.call('POST', `/operators/${id}/sign-in`, { pin: '0000' });
    const refused = await shop.call('PUT', `/operators/${id}/pin`, { pin: newPin });
    expect([refused.status, refused.json().code]).toEqual([403, 'operator_not_allowed']);
    const { operators } = await shop.restarted();
    expect(await operators.resetPin(id, newPin)).toMatchObject({ ok: true });
    expect((await shop.call('POST', `/operators/${id}/sign-in`, { pin: PIN })).json().code).toBe('pin_wrong');
    expect((await shop.call('POST', `/operators/${id}/sign-in`, { pin: newPin })).status).toBe(200);
  });
});

/** An administrator whom the head office sent, without a PIN here. */
async function sentByHead(
  { store, clock }: CounterShop,
  name: string,
  {
    id = uuid(),
    ...more
  }: { readonly id?: string; readonly active?: boolean; readonly pin_hash?: string } = {},
): Promise<string> {
  const body = { name, role: 'administrator', active: true, created_at: clock.now.toISOString(), ...more };
  const sent = { subject: 'operator', id, version: 1, body, localId: undefined, at: clock.now, newId: uuid };
  return store.writes.run((tx) => operatorChanges.put(tx, sent));
}
