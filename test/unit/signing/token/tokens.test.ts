import { verify } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { selfVerify } from '../../../../src-main/signing/self-verify.ts';
import type { Tokens } from '../../../../src-main/signing/token/token-port.ts';
import { makeTokens } from '../../../../src-main/signing/token/tokens.ts';
import { verifySignature } from '../../../../src-main/signing/verify.ts';
import { makeSigner } from '../../../../src-main/signing/xades.ts';
import {
  bancoCentralPairs,
  companyRuc,
  securityDataPair,
} from '../../../support/certificates/test-certificates.ts';
import { driverProcesses } from '../../../support/token/driver-processes.ts';
import { openTokenKey, tokenProcessFile } from '../../../support/token/open-token-key.ts';
import { requireTokenTools } from '../../../support/token/require-token-tools.ts';
import { makeSoftHsm, type SoftHsm, tokenPin } from '../../../support/token/soft-hsm.ts';
import { canonicalFactura } from '../canonical-factura.ts';

const hasTools = requireTokenTools();
const data = Buffer.from('The bytes of a SignedInfo');
const circumstances = { signingTime: new Date('2026-11-21T03:04:05.678Z'), idSeed: '0001-a' };

describe.skipIf(!hasTools)('a token (softhsm2-util, cc)', () => {
  const [signing, encryption] = bancoCentralPairs(companyRuc);
  const other = securityDataPair(companyRuc, { keyLabel: 'other', holder: 'LUIS TORRES VEGA' });
  let one: SoftHsm;
  let two: SoftHsm;
  let tokens: Tokens;

  beforeAll(() => {
    one = makeSoftHsm([
      {
        label: 'Token BCE',
        pairs: [
          { certificate: signing, id: '0a01', label: 'Signing Key' },
          { certificate: encryption, id: '0a02', label: 'Encryption Key' },
          { certificate: other, id: '0a03', label: 'Hidden', isHidden: true },
          { certificate: other, id: '0a04', label: 'Without key', withoutKey: true },
        ],
      },
    ]);
    two = makeSoftHsm([
      { label: 'First', pairs: [{ certificate: signing, id: '01' }] },
      { label: 'Second', pairs: [{ certificate: other, id: '01' }] },
    ]);
  });
  afterAll(() => {
    one.remove();
    two.remove();
  });
  afterEach(async () => {
    await tokens.close();
    expect(driverProcesses()).toEqual([]);
  });

  function tokensOf(hsm: SoftHsm): Tokens {
    tokens = makeTokens({ processFile: tokenProcessFile, env: hsm.env });
    return tokens;
  }

  it('shows itself and its public certificates without a PIN', async () => {
    const inspected = await tokensOf(one).inspect(one.module);
    expect(inspected).toMatchObject({
      ok: true,
      value: [
        {
          serial: one.serials[0],
          label: 'Token BCE',
          manufacturer: 'SoftHSM project',
          model: 'SoftHSM v2',
          pin: {
            uninitialized: false,
            countLow: false,
            finalTry: false,
            locked: false,
            protectedPath: false,
          },
        },
      ],
    });
    const shown = inspected.ok ? (inspected.value[0]?.certificates ?? []) : [];
    const ordered = shown.toSorted((a, b) => a.id.localeCompare(b.id));
    expect(ordered.map(({ id, label }) => [id, label])).toEqual([
      ['0a01', 'Signing Key'],
      ['0a02', 'Encryption Key'],
      ['0a04', 'Without key'],
    ]);
    expect(ordered.map(({ der }) => Buffer.from(der))).toEqual([signing.der, encryption.der, other.der]);
  });

  it('keeps no process when it was only looked at', async () => {
    await Promise.all([tokensOf(one).inspect(one.module), tokens.inspect(one.module)]);
    await expect.poll(() => driverProcesses()).toEqual([]);
    expect(await tokens.inspect(one.module)).toMatchObject({ ok: true });
  });

  it('signs, and the signature verifies with the certificate', async () => {
    const key = await openTokenKey(tokensOf(one), { module: one.module, certificateId: '0a01' });
    expect(key.certificateDer).toEqual(signing.der);
    expect(key.certificate.holder).toBe('ANA LUCIA PEREZ MORA');
    expect(key.location.serial).toBe(one.serials[0]);
    const signature = await key.sign(data);
    expect(verify('sha1', data, key.certificate.publicKey, signature)).toBe(true);
  });

  it('signs a report with SHA-256', async () => {
    const key = await openTokenKey(tokensOf(one), { module: one.module, certificateId: '0a01' });
    expect(verify('sha256', data, key.certificate.publicKey, await key.sign(data, 'sha256'))).toBe(true);
    expect(verify('sha1', data, key.certificate.publicKey, await key.sign(data))).toBe(true);
  });

  it('signs a whole document that verifies, by our own look and by independent code', async () => {
    const key = await openTokenKey(tokensOf(one), { module: one.module, certificateId: '0a01' });
    const signed = await makeSigner(key).sign(canonicalFactura, circumstances);
    expect(selfVerify(signed, key)).toEqual({ ok: true });
    expect(verifySignature(signed)).toMatchObject({ ok: true, certificateDer: signing.der });
  });

  it('signs many at once, each its own bytes', async () => {
    const key = await openTokenKey(tokensOf(one), { module: one.module, certificateId: '0a01' });
    const texts = Array.from({ length: 50 }, (_, index) => Buffer.from(`document ${index}`));
    const signatures = await Promise.all(texts.map((text) => key.sign(text)));
    texts.forEach((text, index) => {
      const signature = signatures[index] ?? Buffer.alloc(0);
      expect(verify('sha1', text, key.certificate.publicKey, signature)).toBe(true);
    });
  });

  it('signs with two keys of one token, and with one that shows itself only after the login', async () => {
    const key = await openTokenKey(tokensOf(one), { module: one.module, certificateId: '0a01' });
    const hidden = await openTokenKey(tokens, { module: one.module, certificateId: '0a03' });
    expect(hidden.certificateDer).toEqual(other.der);
    for (const each of [key, hidden]) {
      expect(verify('sha1', data, each.certificate.publicKey, await each.sign(data))).toBe(true);
    }
  });

  it.each([
    ['a certificate that it has not', '0b01', 'certificate'],
    ['a certificate without its private key', '0a04', 'private key'],
  ])('says that the key is missing for %s', async (_, certificateId, detail) => {
    const opened = await tokensOf(one).open({ module: one.module, certificateId }, { pin: tokenPin });
    expect(opened).toEqual({ ok: false, fault: { code: 'key_missing', detail } });
  });

  it('asks which one when two are there and none was named', async () => {
    const opened = await tokensOf(two).open({ module: two.module, certificateId: '01' }, { pin: tokenPin });
    expect(opened).toEqual({ ok: false, fault: { code: 'several_tokens' } });
  });

  it('signs with the one that was named, and with both', async () => {
    const location = { module: two.module, certificateId: '01' };
    tokensOf(two);
    const [first, second] = await Promise.all(
      two.serials.map((serial) => openTokenKey(tokens, { ...location, serial })),
    );
    expect([first?.certificateDer, second?.certificateDer]).toEqual([signing.der, other.der]);
    for (const key of [first, second]) {
      if (key === undefined) throw new Error('There are two keys');
      expect(verify('sha1', data, key.certificate.publicKey, await key.sign(data))).toBe(true);
    }
  });

  it('is absent when another serial number was named', async () => {
    const location = { module: two.module, certificateId: '01', serial: 'ffff' };
    expect(await tokensOf(two).open(location, { pin: tokenPin })).toEqual({
      ok: false,
      fault: { code: 'absent' },
    });
  });

  it('asks for the PIN rather than try an empty one', async () => {
    const opened = await tokensOf(one).open({ module: one.module, certificateId: '0a01' }, { pin: '' });
    expect(opened).toEqual({ ok: false, fault: { code: 'pin_required' } });
  });

  it('says that the driver is missing when there is no such file', async () => {
    const inspected = await tokensOf(one).inspect(join(one.folder, 'nothing.so'));
    expect(inspected).toMatchObject({ ok: false, fault: { code: 'driver_missing' } });
  });

  it.each([
    ['a text file', 'not a library'],
    ['an empty file', ''],
  ])('says that the driver is missing when the file is %s', async (_, text) => {
    const file = join(one.folder, 'text.so');
    writeFileSync(file, text);
    const inspected = await tokensOf(one).inspect(file);
    expect(inspected).toMatchObject({ ok: false, fault: { code: 'driver_missing' } });
  });

  it('says that the driver is missing when the library is one of something else', async () => {
    const libraryOfSomethingElse = process.report.getReport();
    const [library] = sharedObjectsOf(libraryOfSomethingElse).filter((file) => file.includes('libm.so'));
    if (library === undefined) throw new Error('Node is linked with libm');
    const inspected = await tokensOf(one).inspect(library);
    expect(inspected).toMatchObject({ ok: false, fault: { code: 'driver_missing' } });
  });

  it('answers no more once it is closed', async () => {
    const key = await openTokenKey(tokensOf(one), { module: one.module, certificateId: '0a01' });
    await tokens.close();
    await expect(key.sign(data)).rejects.toMatchObject({ fault: { code: 'driver_crashed' } });
    expect(await tokens.inspect(one.module)).toMatchObject({ ok: false });
  });
});

function sharedObjectsOf(report: unknown): readonly string[] {
  if (typeof report !== 'object' || report === null || !('sharedObjects' in report)) return [];
  return Array.isArray(report.sharedObjects) ? report.sharedObjects : [];
}
