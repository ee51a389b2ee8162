import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { StoredPin } from '../../../../src-main/business/ports/certificate-store.ts';
import { makeTokenSession } from '../../../../src-main/business/token/token-session.ts';
import { companyRuc } from '../../../support/certificates/test-certificates.ts';
import { fileSecretBox } from '../../../support/secrets/file-secret-box.ts';
import { temporaryFolder } from '../../../support/store/store.ts';
import { makeTestToken } from '../../../support/token/test-token.ts';

describe('a kept PIN', () => {
  it('opens the token at the first need, once for everyone who needs it', async () => {
    const { session, token } = openSession();
    const keys = await Promise.all([session.key(), session.key(), session.key()]);
    expect(keys.every(({ ok }) => ok)).toBe(true);
    expect(await session.key()).toMatchObject({ ok: true });
    expect(token.tried).toEqual(['12345678']);
  });

  it('that is wrong is tried a single time, forgotten, and not tried again after a restart either', async () => {
    const { session, token, kept, restart } = openSession({ pin: 'errado' });
    expect(await session.key()).toMatchObject({ ok: false, fault: { code: 'pin_wrong' } });
    expect(await session.key()).toMatchObject({ ok: false, fault: { code: 'pin_wrong' } });
    expect(kept()).toMatchObject({ sealed: undefined, refused: true });
    const later = restart();
    expect(await later.key()).toMatchObject({ ok: false, fault: { code: 'pin_wrong' } });
    expect(await later.check()).toMatchObject({ fault: { code: 'pin_wrong' }, pinKept: false });
    expect(token.tried).toEqual(['errado']);
  });

  it('is never tried when the token warns of its last try', async () => {
    const { session, token, location } = openSession();
    for (const pin of ['1111', '2222']) await token.tokens.open(location, { pin });
    expect(await session.key()).toMatchObject({ ok: false, fault: { code: 'pin_final_try' } });
    expect(await session.check()).toMatchObject({ fault: { code: 'pin_final_try' } });
    expect(token.tried).toEqual(['1111', '2222']);
  });

  it('is given again once after a driver that crashed in the middle of the login, and no more', async () => {
    const { session, token, restart } = openSession();
    token.fault = 'driver_crashed';
    expect(await session.key()).toMatchObject({ fault: { code: 'driver_crashed' } });
    session.end();
    const second = restart();
    expect(await second.key()).toMatchObject({ fault: { code: 'driver_crashed' } });
    second.end();
    token.fault = undefined;
    const third = restart();
    expect(await third.key()).toMatchObject({ fault: { code: 'pin_required' } });
    expect(token.tried).toHaveLength(2);
    expect(await third.login({ pin: '12345678', riskLastTry: false })).toMatchObject({ ok: true });
    expect(await restart().key()).toMatchObject({ ok: true });
  });

  it('is not tried again when its answer was lost and the token has counted a wrong PIN since', async () => {
    const { session, token, location, restart } = openSession();
    token.fault = 'driver_hung';
    await session.key();
    session.end();
    token.fault = undefined;
    await token.tokens.open(location, { pin: '1111' });
    expect(await restart().key()).toMatchObject({ fault: { code: 'pin_required' } });
    expect(token.tried).toEqual(['12345678', '1111']);
  });

  it('does not count a login that never reached the token', async () => {
    const { session, token, kept, restart } = openSession();
    token.plugged = false;
    await session.key();
    session.end();
    expect(kept()).toMatchObject({ unansweredLogins: 0 });
    token.plugged = true;
    expect(await restart().key()).toMatchObject({ ok: true });
  });

  it('sealed on another machine is asked for', async () => {
    const { restart, token } = openSession();
    const elsewhere = restart(fileSecretBox(`${temporaryFolder()}/other.key`));
    expect(await elsewhere.key()).toMatchObject({ fault: { code: 'pin_required' } });
    expect(token.tried).toEqual([]);
  });
});

describe('a PIN that is asked once a session', () => {
  it('is required until a person gives it, and again after a restart', async () => {
    const { session, token, kept, restart, readied } = openSession({ keep: false });
    expect(await session.key()).toMatchObject({ fault: { code: 'pin_required' } });
    expect(await session.login({ pin: token.pin, riskLastTry: false })).toMatchObject({ ok: true });
    expect(readied).toEqual(['the-entity']);
    expect(await session.key()).toMatchObject({ ok: true });
    expect(kept()).toMatchObject({ sealed: undefined, keep: false });
    expect(await restart().key()).toMatchObject({ fault: { code: 'pin_required' } });
  });

  it('opens the token again after it was pulled out and is back', async () => {
    const { session, token } = openSession({ keep: false });
    await session.login({ pin: token.pin, riskLastTry: false });
    token.plugged = false;
    expect(await session.check()).toMatchObject({ fault: { code: 'absent' } });
    token.plugged = true;
    expect(await session.check()).toMatchObject({ fault: undefined });
    expect(await session.key()).toMatchObject({ ok: true });
  });
});

describe('a PIN given by a person', () => {
  it('that is wrong leaves an open token open', async () => {
    const { session } = openSession();
    await session.key();
    expect(await session.login({ pin: 'errado', riskLastTry: false })).toMatchObject({
      fault: { code: 'pin_wrong' },
    });
    expect(await session.key()).toMatchObject({ ok: true });
  });

  it('replaces the refused PIN, and is stored when the PIN was to be stored', async () => {
    const { session, token, restart } = openSession({ pin: 'errado' });
    await session.key();
    expect(await session.login({ pin: token.pin, riskLastTry: false })).toMatchObject({ ok: true });
    expect(await restart().key()).toMatchObject({ ok: true });
    expect(token.tried).toEqual(['errado', '12345678', '12345678']);
  });

  it('is tried at the last try only when that is confirmed', async () => {
    const { session, token, location } = openSession({ keep: false });
    for (const pin of ['1111', '2222']) await token.tokens.open(location, { pin });
    const login = { pin: token.pin, riskLastTry: false };
    expect(await session.login(login)).toMatchObject({ fault: { code: 'pin_final_try' } });
    expect(await session.login({ ...login, riskLastTry: true })).toMatchObject({ ok: true });
  });
});

describe('a token that is away', () => {
  it('is looked for while a document waits for it, and its return is reported once', async () => {
    const { session, token, readied } = openSession();
    token.plugged = false;
    expect(await session.key()).toMatchObject({ fault: { code: 'absent' } });
    const looks = token.looks;
    await expect.poll(() => token.looks).toBeGreaterThan(looks + 1);
    token.plugged = true;
    await expect.poll(() => readied).toEqual(['the-entity']);
    expect(await session.key()).toMatchObject({ ok: true });
    expect(token.tried).toHaveLength(1);
  });

  it('answers at once while it is looked for', async () => {
    const { session, token, faults } = openSession({ firstLookMs: 60_000 });
    token.plugged = false;
    await session.key();
    const looks = token.looks;
    for (let attempt = 0; attempt < 100; attempt += 1) await session.key();
    expect(token.looks).toBe(looks);
    expect(faults).toEqual(['absent']);
  });

  it('is not looked for any more once another certificate replaced it', async () => {
    fakeTimers();
    const { session, token } = openSession();
    token.plugged = false;
    await session.key();
    session.end();
    const looks = token.looks;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(token.looks).toBe(looks);
  });

  it('is not looked for when only its state was asked', async () => {
    fakeTimers();
    const { session, token } = openSession();
    token.plugged = false;
    expect(await session.check()).toMatchObject({ fault: { code: 'absent' } });
    const looks = token.looks;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(token.looks).toBe(looks);
    token.plugged = true;
    expect(await session.key()).toMatchObject({ ok: true });
  });
});

describe('a key that was lost', () => {
  it('to a driver that crashed is opened anew with the PIN that was right', async () => {
    const { session, token, readied } = openSession();
    const opened = await session.key();
    if (!opened.ok) throw new Error('the token does not open');
    session.lost(opened.value, { code: 'driver_crashed' });
    expect(await session.key()).toMatchObject({ fault: { code: 'driver_crashed' } });
    await expect.poll(() => readied).toHaveLength(1);
    expect(await session.key()).toMatchObject({ ok: true });
    expect(token.tried).toHaveLength(2);
  });

  it('long ago takes nothing from the one that came after it', async () => {
    const { session } = openSession();
    const opened = await session.key();
    if (!opened.ok) throw new Error('the token does not open');
    session.lost(opened.value, { code: 'pin_required' });
    await session.key();
    session.lost(opened.value, { code: 'absent' });
    expect(session.known().fault).toBeUndefined();
  });
});

/** Until the test ends timers go off only as it lets time pass. */
function fakeTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

interface SessionRequest {
  readonly pin?: string;
  readonly keep?: boolean;
  readonly firstLookMs?: number;
}

/** A session of a token whose PIN is kept in a store that outlives it. */
function openSession({ pin = '12345678', keep = true, firstLookMs = 10 }: SessionRequest = {}) {
  const token = makeTestToken(companyRuc);
  const box = fileSecretBox(`${temporaryFolder()}/secret.key`);
  const readied: string[] = [];
  const faults: string[] = [];
  let storedPin: StoredPin = {
    sealed: keep ? box.seal(Buffer.from(pin)) : undefined,
    keep,
    refused: false,
    unansweredLogins: 0,
  };
  const restart = (itsBox = box) => {
    const session = makeTokenSession(
      {
        tokens: token.tokens,
        store: {
          savePin: async (_id, changed) => {
            storedPin = changed;
          },
        },
        box: itsBox,
        now: () => new Date(),
        signerReady: (entityId) => readied.push(entityId),
        faulted: ({ code }) => faults.push(code),
        failed: (reason) => {
          throw reason;
        },
        firstLookMs,
      },
      {
        id: 'the-certificate',
        entityId: 'the-entity',
        key: {
          storage: 'token',
          location: { ...token.location, label: 'FIRMA' },
          pin: storedPin,
          certificateDer: new Uint8Array(),
        },
      },
    );
    onTestFinished(() => session.end());
    return session;
  };
  return {
    session: restart(),
    restart,
    token,
    location: token.location,
    readied,
    faults,
    kept: () => storedPin,
  };
}
