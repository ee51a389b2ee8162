import { verify } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TokenError } from '../../../../src-main/signing/token/token-error.ts';
import type { TokenKey, TokenKeyLocation, Tokens } from '../../../../src-main/signing/token/token-port.ts';
import { makeTokens } from '../../../../src-main/signing/token/tokens.ts';
import { companyRuc, securityDataPair } from '../../../support/certificates/test-certificates.ts';
import { eventually } from '../../../support/eventually.ts';
import { driverProcesses, isRunning } from '../../../support/token/driver-processes.ts';
import {
  type FaultyDriver,
  makeFaultyDriver,
  type WatchedFunction,
} from '../../../support/token/faulty-driver.ts';
import { openTokenKey, tokenProcessFile } from '../../../support/token/open-token-key.ts';
import { requireTokenTools } from '../../../support/token/require-token-tools.ts';
import { startSigning } from '../../../support/token/signing-program.ts';
import { makeSoftHsm, type SoftHsm, tokenPin } from '../../../support/token/soft-hsm.ts';

const hasTools = requireTokenTools();
const data = Buffer.from('The bytes of a SignedInfo');
const wrongPin = { pin: 'wrong-pin' };
/** More than any call takes: only tests that stop the clock come to their end. */
const timeouts = { loadMs: 60_000, callMs: 60_000 };

describe.skipIf(!hasTools)('a token whose driver misbehaves (softhsm2-util, cc)', () => {
  let hsm: SoftHsm;
  let driver: FaultyDriver;
  let location: TokenKeyLocation;
  let tokens: Tokens;

  beforeAll(() => {
    hsm = makeSoftHsm([{ label: 'Token', pairs: [{ certificate: securityDataPair(companyRuc), id: '01' }] }]);
    driver = makeFaultyDriver(hsm);
    location = { module: driver.module, certificateId: '01' };
  });
  afterAll(() => hsm.remove());
  beforeEach(() => {
    driver.behave();
    tokens = makeTokens({ processFile: tokenProcessFile, env: driver.env, timeouts });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await tokens.close();
    expect(driverProcesses()).toEqual([]);
  });

  /** How often the token was offered a PIN during the act. */
  async function loginsDuring(act: () => Promise<unknown>): Promise<number> {
    const before = driver.callsOf('C_Login');
    await act();
    return driver.callsOf('C_Login') - before;
  }

  /** Stops the clock that the timeouts run by, and waits until the driver hangs at that function. */
  async function hangsAt(name: WatchedFunction, act: () => void): Promise<void> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const before = driver.callsOf(name);
    driver.behave(`hang=${name}`);
    act();
    // Not `expect.poll`, which moves a stopped clock on.
    await eventually(
      () => driver.callsOf(name),
      (calls) => calls > before,
    );
  }

  async function expectSigns(key: TokenKey): Promise<void> {
    expect(verify('sha1', data, key.certificate.publicKey, await key.sign(data))).toBe(true);
  }

  async function faultOfSigning(key: TokenKey): Promise<unknown> {
    const error = await key.sign(data).catch((reason: unknown) => reason);
    if (!(error instanceof TokenError)) throw new Error('It signed');
    return error.fault;
  }

  describe('the PIN', () => {
    it('is tried once a login, and not again for the signatures after it', async () => {
      const logins = await loginsDuring(async () => {
        const key = await openTokenKey(tokens, location);
        await Promise.all(Array.from({ length: 10 }, () => expectSigns(key)));
      });
      expect(logins).toBe(1);
    });

    it('is tried once when it is wrong', async () => {
      const logins = await loginsDuring(async () => {
        const fault = { code: 'pin_wrong', detail: 'CKR_PIN_INCORRECT' };
        expect(await tokens.open(location, wrongPin)).toEqual({ ok: false, fault });
      });
      expect(logins).toBe(1);
    });

    it('is not offered again after the token refused it, however often it is asked', async () => {
      const logins = await loginsDuring(async () => {
        const opened = await Promise.all([1, 2, 3].map(() => tokens.open(location, wrongPin)));
        for (const each of opened) expect(each).toMatchObject({ ok: false, fault: { code: 'pin_wrong' } });
      });
      expect(logins).toBe(1);
    });

    it('is offered again when a person risks it on purpose', async () => {
      const logins = await loginsDuring(async () => {
        await tokens.open(location, wrongPin);
        await tokens.open(location, { ...wrongPin, riskLastTry: true });
      });
      expect(logins).toBe(2);
    });

    it('opens with the right one after a wrong one', async () => {
      await tokens.open(location, wrongPin);
      await expectSigns(await openTokenKey(tokens, location));
    });

    it('is proven anew by a second login, and a wrong one ends the first', async () => {
      const key = await openTokenKey(tokens, location);
      expect(await tokens.open(location, wrongPin)).toMatchObject({ fault: { code: 'pin_wrong' } });
      expect(await faultOfSigning(key)).toEqual({ code: 'pin_required' });
      await openTokenKey(tokens, location);
      await expectSigns(key);
    });

    it.each([
      ['pin_final_try', 'final_try'],
      ['locked', 'locked'],
    ] as const)('is not tried when the token says %s, and a login of before stays', async (code, flag) => {
      const key = await openTokenKey(tokens, location);
      driver.behave(flag);
      const logins = await loginsDuring(async () => {
        expect(await tokens.open(location, { pin: tokenPin })).toEqual({ ok: false, fault: { code } });
      });
      expect(logins).toBe(0);
      await expectSigns(key);
    });

    it('is tried at the last try when a person risks it', async () => {
      driver.behave('final_try');
      expect(await tokens.open(location, { pin: tokenPin, riskLastTry: true })).toMatchObject({ ok: true });
    });

    it('is never tried on a locked token, whatever is risked', async () => {
      driver.behave('locked');
      const logins = await loginsDuring(() => tokens.open(location, { pin: tokenPin, riskLastTry: true }));
      expect(logins).toBe(0);
    });

    it('is reported by the flags of a token that is inspected', async () => {
      driver.behave('count_low', 'final_try');
      expect(await tokens.inspect(driver.module)).toMatchObject({
        value: [{ pin: { countLow: true, finalTry: true, locked: false } }],
      });
    });
  });

  describe('a crash', () => {
    it('at a signature faults it and all behind it; the next login works', async () => {
      const key = await openTokenKey(tokens, location);
      driver.behave('crash=C_Sign');
      const faults = await Promise.all([faultOfSigning(key), faultOfSigning(key), faultOfSigning(key)]);
      expect(faults).toEqual(Array(3).fill({ code: 'driver_crashed', detail: 'SIGSEGV' }));
      driver.behave();
      expect(await faultOfSigning(key)).toEqual({ code: 'pin_required' });
      await openTokenKey(tokens, location);
      await expectSigns(key);
    });

    it('at the login costs one try', async () => {
      driver.behave('crash=C_Login');
      const logins = await loginsDuring(async () => {
        expect(await tokens.open(location, { pin: tokenPin })).toMatchObject({
          ok: false,
          fault: { code: 'driver_crashed' },
        });
      });
      expect(logins).toBe(1);
    });

    it('at the start is reported, and the next call starts the driver again', async () => {
      driver.behave('crash=C_Initialize');
      expect(await tokens.inspect(driver.module)).toMatchObject({ fault: { code: 'driver_crashed' } });
      driver.behave();
      expect(await tokens.inspect(driver.module)).toMatchObject({ ok: true });
    });
  });

  describe('a hang', () => {
    it('at a signature is ended in time, with all that waits behind it', async () => {
      const key = await openTokenKey(tokens, location);
      const faults: unknown[] = [];
      const signing: Promise<unknown>[] = [];
      await hangsAt('C_Sign', () => {
        for (let count = 0; count < 2; count += 1) {
          signing.push(faultOfSigning(key).then((fault) => faults.push(fault)));
        }
      });
      await vi.advanceTimersByTimeAsync(timeouts.callMs - 1);
      expect(faults).toEqual([]);
      // The second one ends with the first, and does not hang for a time of its own.
      await vi.advanceTimersByTimeAsync(1);
      await Promise.all(signing);
      expect(faults).toEqual(Array(2).fill({ code: 'driver_hung', detail: 'no answer in 60000 ms' }));
      vi.useRealTimers();
      driver.behave();
      expect(await faultOfSigning(key)).toEqual({ code: 'pin_required' });
      await expectSigns(await openTokenKey(tokens, location));
    });

    it('at the login costs one try', async () => {
      const logins = await loginsDuring(async () => {
        let opening: Promise<unknown> | undefined;
        await hangsAt('C_Login', () => {
          opening = tokens.open(location, { pin: tokenPin });
        });
        vi.advanceTimersByTime(timeouts.callMs);
        expect(await opening).toMatchObject({ fault: { code: 'driver_hung' } });
      });
      expect(logins).toBe(1);
    });

    it('at the start is ended in time', async () => {
      const impatient = makeTokens({
        processFile: tokenProcessFile,
        env: driver.env,
        timeouts: { loadMs: 1_000 },
      });
      let inspecting: Promise<unknown> | undefined;
      await hangsAt('C_Initialize', () => {
        inspecting = impatient.inspect(driver.module);
      });
      vi.advanceTimersByTime(1_000);
      expect(await inspecting).toMatchObject({ fault: { code: 'driver_hung' } });
      await impatient.close();
    });

    it('does not keep the program from closing', async () => {
      const key = await openTokenKey(tokens, location);
      let signing: Promise<unknown> | undefined;
      await hangsAt('C_Sign', () => {
        signing = faultOfSigning(key);
      });
      const closing = tokens.close();
      // The first that comes due: the driver had its moment to say goodbye.
      vi.advanceTimersToNextTimer();
      await closing;
      expect(await signing).toMatchObject({ code: 'driver_crashed' });
      expect(driverProcesses()).toEqual([]);
    });

    it('leaves no process behind when the program is killed in the middle of it', async () => {
      const program = startSigning(location, driver.env);
      await once(program, 'message');
      driver.behave('hang=C_Sign');
      const [pid] = driverProcesses(program.pid);
      if (pid === undefined) throw new Error('The program has started a driver');
      const before = driver.callsOf('C_Sign');
      program.send('sign');
      await expect.poll(() => driver.callsOf('C_Sign')).toBe(before + 1);
      program.kill('SIGKILL');
      await expect.poll(() => isRunning(pid)).toBe(false);
    });
  });

  it('waits for a slow token, whose signatures together take longer than one may', async () => {
    const key = await openTokenKey(tokens, location);
    const signing: Promise<void>[] = [];
    await hangsAt('C_Sign', () => signing.push(expectSigns(key), expectSigns(key)));
    vi.advanceTimersByTime(timeouts.callMs - 1);
    // The first one ends, and the second one takes as long.
    await hangsAt('C_SignInit', () => {});
    await signing[0];
    vi.advanceTimersByTime(timeouts.callMs - 1);
    driver.behave();
    await Promise.all(signing);
  });

  it('signs with a token that does not know SHA-1 with RSA as one mechanism', async () => {
    const key = await openTokenKey(tokens, location);
    driver.behave('no_sha1');
    await expectSigns(key);
    const before = driver.callsOf('C_SignInit');
    await expectSigns(key);
    expect(driver.callsOf('C_SignInit') - before).toBe(1);
  });

  it('keeps the login when the driver fails once', async () => {
    const key = await openTokenKey(tokens, location);
    driver.behave('general_error=C_Sign');
    expect(await faultOfSigning(key)).toEqual({ code: 'token_failed', detail: 'CKR_GENERAL_ERROR' });
    driver.behave();
    await expectSigns(key);
  });

  it('is absent while it is pulled out, and wants its PIN when it is in again', async () => {
    const key = await openTokenKey(tokens, location);
    driver.behave('absent');
    expect(await faultOfSigning(key)).toEqual({ code: 'absent', detail: 'CKR_DEVICE_REMOVED' });
    expect(await faultOfSigning(key)).toEqual({ code: 'absent' });
    expect(await tokens.inspect(driver.module)).toEqual({ ok: true, value: [] });
    expect(await tokens.open(location, { pin: tokenPin })).toEqual({ ok: false, fault: { code: 'absent' } });
    driver.behave();
    expect(await faultOfSigning(key)).toEqual({ code: 'pin_required' });
    const logins = await loginsDuring(() => openTokenKey(tokens, location));
    expect(logins).toBe(1);
    await expectSigns(key);
  });

  it('starts its driver anew when it saw no token, for many see only the readers of their start', async () => {
    driver.behave('absent');
    await tokens.open(location, { pin: tokenPin });
    const before = driver.callsOf('C_Initialize');
    driver.behave();
    await openTokenKey(tokens, location);
    expect(driver.callsOf('C_Initialize') - before).toBe(1);
    expect(driverProcesses()).toHaveLength(1);
  });

  it('wants its PIN when it was pulled out and put in again between two signatures', async () => {
    const key = await openTokenKey(tokens, location);
    await expectSigns(key);
    driver.behave('plugged=2');
    expect(await faultOfSigning(key)).toMatchObject({ code: 'pin_required' });
    await openTokenKey(tokens, location);
    await expectSigns(key);
  });

  it('never shows the PIN in the arguments or the environment of its process', async () => {
    await openTokenKey(tokens, location);
    const [pid] = driverProcesses();
    const seen = ['cmdline', 'environ'].map((file) => readFileSync(`/proc/${pid}/${file}`, 'utf8')).join();
    expect(seen).toContain('token-process');
    expect(seen).not.toContain(tokenPin);
  });
});
