import forge from 'node-forge';
import { describe, expect, it } from 'vitest';
import { openP12 } from '../../../src-main/signing/p12.ts';
import { P12Key } from '../../../src-main/signing/p12-key.ts';
import { selfVerify } from '../../../src-main/signing/self-verify.ts';
import { makeSigner } from '../../../src-main/signing/xades.ts';
import { goodPaddingP12 } from '../../support/certificates/good-padding-p12.ts';
import { makeOpensslP12, makeTestP12 } from '../../support/certificates/make-test-p12.ts';
import {
  bancoCentralPairs,
  companyRuc,
  naturalRuc,
  securityDataPair,
  testPassword,
} from '../../support/certificates/test-certificates.ts';
import { requireTool } from '../../support/tools/require-tool.ts';
import { canonicalFactura } from './canonical-factura.ts';

const hasOpenssl = requireTool('openssl');
const circumstances = { signingTime: new Date('2026-11-21T03:04:05Z'), idSeed: '1' };
const RC2_40 = ['-legacy', '-certpbe', 'PBE-SHA1-RC2-40', '-keypbe', 'PBE-SHA1-3DES', '-macalg', 'sha1'];
const TRIPLE_DES = ['-certpbe', 'PBE-SHA1-3DES', '-keypbe', 'PBE-SHA1-3DES', '-macalg', 'sha1'];
const AES_256 = ['-certpbe', 'AES-256-CBC', '-keypbe', 'AES-256-CBC', '-macalg', 'sha256'];

describe('opening a .p12 file', () => {
  it.skipIf(!hasOpenssl).each([
    ['RC2-40 and 3DES', RC2_40],
    ['3DES', TRIPLE_DES],
    ['AES-256', AES_256],
  ])('opens the ciphers in use, with accents in the password, and signs: %s', async (_, options) => {
    const pair = securityDataPair(companyRuc);
    const opened = openP12(makeOpensslP12(pair, testPassword, options), testPassword);
    const [entry] = opened.ok ? opened.value : [];
    expect(entry?.certificateDer).toEqual(pair.der);
    if (entry === undefined) return;
    const key = new P12Key(entry);
    expect(selfVerify(await makeSigner(key).sign(canonicalFactura, circumstances), key)).toEqual({
      ok: true,
    });
  });

  it.each(goodPaddingP12)(
    'opens AES files whatever their salts: a wrong first key may end in good padding: $forgeFails',
    ({ forgeFails, base64 }) => {
      const file = Buffer.from(base64, 'base64');
      const asn1 = forge.asn1.fromDer(file.toString('latin1'), false);
      expect(() => forge.pkcs12.pkcs12FromAsn1(asn1, false, testPassword)).toThrow(forgeFails);
      expect(openP12(file, testPassword)).toMatchObject({ ok: true, value: [expect.any(Object)] });
    },
  );

  it.each(['3des', 'aes256'] as const)('gives every key pair of a file with its name: %s', (algorithm) => {
    const pairs = bancoCentralPairs(naturalRuc);
    const opened = openP12(makeTestP12(pairs, testPassword, { algorithm, iterations: 2048 }), testPassword);
    const entries = opened.ok ? opened.value : [];
    expect(entries.map((entry) => entry.friendlyName)).toEqual(pairs.map((pair) => pair.friendlyName));
    expect(entries.map((entry) => entry.certificateDer)).toEqual(pairs.map((pair) => pair.der));
  });

  it.each(['', 'contraseña-ñandú-1', `${testPassword} `])(
    'says that the password is wrong: "%s"',
    (password) => {
      const file = makeTestP12([securityDataPair(companyRuc)], testPassword);
      expect(openP12(file, password)).toMatchObject({ ok: false, fault: { code: 'p12_wrong_password' } });
    },
  );

  it('opens a file with an empty password', () => {
    expect(openP12(makeTestP12([securityDataPair(companyRuc)], ''), '')).toMatchObject({ ok: true });
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('-----BEGIN CERTIFICATE-----')],
    ['a certificate alone', securityDataPair(companyRuc).der],
    ['half a file', makeTestP12([securityDataPair(companyRuc)], testPassword).subarray(0, 700)],
  ])('says that it cannot read %s', (_, bytes) => {
    expect(openP12(bytes, testPassword)).toMatchObject({ ok: false, fault: { code: 'p12_unreadable' } });
  });

  it('finds a byte that changed on the disk', () => {
    const file = makeTestP12([securityDataPair(companyRuc)], testPassword);
    file.writeUInt8(file.readUInt8(900) ^ 1, 900);
    expect(openP12(file, testPassword)).toMatchObject({ ok: false });
  });

  it.skipIf(!hasOpenssl)('says that a file has no key', () => {
    const file = makeOpensslP12(securityDataPair(companyRuc), testPassword, [...AES_256, '-nokeys']);
    expect(openP12(file, testPassword)).toMatchObject({ ok: false, fault: { code: 'p12_without_key' } });
  });
});
