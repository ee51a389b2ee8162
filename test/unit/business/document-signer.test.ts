import { X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  installFallback,
  removeFallback,
} from '../../../src-main/business/certificate/fallback-certificate.ts';
import { installToken } from '../../../src-main/business/certificate/token-installation.ts';
import { knownTokenProblem } from '../../../src-main/business/certificate/token-state.ts';
import { makeDocumentSigner } from '../../../src-main/business/document-signer.ts';
import { makeSigningKeys } from '../../../src-main/business/signing-keys.ts';
import { isTokenCertificate } from '../../../src-main/business/token/token-sessions.ts';
import type { SecretBox } from '../../../src-main/secrets/secret-box.ts';
import { verifySignature } from '../../../src-main/signing/verify.ts';
import type { Signed } from '../../../src-main/sync/ports/document-signer.ts';
import { companyRuc } from '../../support/certificates/test-certificates.ts';
import { aCertificate, openShop } from '../../support/shops/shop.ts';
import { makeTestToken } from '../../support/token/test-token.ts';

describe('signing with a file', () => {
  it('that was opened ahead reads nothing more, until another takes its place', async () => {
    const shop = await openShop();
    const { certificates, sessions, box, business } = shop.certificateDependencies;
    let opened = 0;
    const countingBox: SecretBox = {
      ...box,
      open(sealed) {
        opened += 1;
        return box.open(sealed);
      },
    };
    const signingTime = (at: Date) => at;
    const keys = makeSigningKeys({ certificates, sessions, box: countingBox });
    const signer = makeDocumentSigner({ keys, signingTime });
    const { entityId } = await shop.caller();
    const ruc = (await business.entities()).find(({ id }) => id === entityId)?.ruc ?? '';
    const openAhead = async () => {
      await keys.openFile({ entityId, ruc, at: shop.clock.now });
      return opened;
    };
    const first = await openAhead();
    expect(first).toBeGreaterThan(0);
    const { id } = await shop.issue();
    expect(await signer.sign(await shop.stored(id), shop.clock.now)).toMatchObject({ ok: true });
    expect(await openAhead()).toBe(first);
    await shop.business.installCertificate(aCertificate({ holder: 'OTRO TITULAR' }));
    expect(await openAhead()).toBeGreaterThan(first);
    const after = opened;
    expect(holderOf(await signer.sign(await shop.stored(id), shop.clock.now))).toBe('OTRO TITULAR');
    expect(opened).toBe(after);
  });
});

describe('signing with a token', () => {
  it('gives a signature that verifies, with the certificate of the token', async () => {
    const { sign, token } = await aTokenShop({ holder: 'TITULAR DEL TOKEN' });
    const signed = await sign();
    expect(signed).toMatchObject({ ok: true });
    expect(holderOf(signed)).toBe('TITULAR DEL TOKEN');
    expect(token.tried).toEqual(['12345678']);
  });

  it('says why a document waits while the token is away, and goes on when it is back', async () => {
    const { shop, sign, token } = await aTokenShop();
    token.plugged = false;
    expect(await sign()).toEqual({ ok: false, problem: 'token_absent' });
    expect(await sign()).toEqual({ ok: false, problem: 'token_absent' });
    token.plugged = true;
    await expect.poll(() => shop.readied).toHaveLength(1);
    expect(await sign()).toMatchObject({ ok: true });
  });

  it('logs in again at once when the token was out for a moment and forgot its login', async () => {
    const { sign, token } = await aTokenShop();
    await sign();
    token.plugged = false;
    await token.tokens.inspect(token.location.module);
    token.plugged = true;
    expect(await sign()).toMatchObject({ ok: true });
    expect(token.tried).toHaveLength(2);
  });

  it('takes a signature that proves nothing for a fault of the token', async () => {
    const { shop, sign, token } = await aTokenShop();
    token.lies = true;
    expect(await sign()).toEqual({ ok: false, problem: 'token_failed' });
    const { certificates, sessions } = shop.certificateDependencies;
    const [used] = await certificates.everyInUse();
    const certificate = await certificates.find(used?.id ?? '');
    if (!certificate || !isTokenCertificate(certificate)) throw new Error('no token signs');
    expect(sessions.of(certificate).known().fault).toEqual({
      code: 'token_failed',
      detail: 'its signature does not verify: signature_value',
    });
  });

  it('does not use a certificate that has ended', async () => {
    const { shop, sign, token } = await aTokenShop({ validUntil: '2026-12-01T00:00:00Z' });
    shop.clock.now = new Date('2026-12-02T00:00:00Z');
    expect(await sign()).toEqual({ ok: false, problem: 'certificate_expired' });
    expect(token.tried).toHaveLength(1);
  });
});

describe('the fallback of a token', () => {
  it('signs while the token cannot, which is reported, and no more once it can', async () => {
    const { shop, sign, token } = await aTokenShop({ holder: 'TITULAR DEL TOKEN' });
    const fallback = aCertificate({ holder: 'TITULAR DEL RESPALDO' });
    expect(await installFallback(shop.certificateDependencies, fallback)).toMatchObject({ ok: true });
    expect(holderOf(await sign())).toBe('TITULAR DEL TOKEN');
    token.plugged = false;
    const signed = await sign();
    expect(signed).toMatchObject({
      ok: true,
      note: 'Firmó el certificado de respaldo. El token no está conectado.',
    });
    expect(holderOf(signed)).toBe('TITULAR DEL RESPALDO');
    token.plugged = true;
    await expect.poll(async () => holderOf(await sign())).toBe('TITULAR DEL TOKEN');
  });

  it('does not hide why the token does not sign when it cannot either', async () => {
    const { shop, sign, token } = await aTokenShop();
    await installFallback(shop.certificateDependencies, aCertificate({ validUntil: '2026-12-01T00:00:00Z' }));
    shop.clock.now = new Date('2026-12-02T00:00:00Z');
    token.plugged = false;
    expect(await sign()).toEqual({ ok: false, problem: 'token_absent' });
  });

  it('can be taken away', async () => {
    const { shop, sign, token } = await aTokenShop();
    await installFallback(shop.certificateDependencies, aCertificate());
    token.plugged = false;
    expect(await sign()).toMatchObject({ ok: true });
    expect(await removeFallback(shop.certificateDependencies)).toMatchObject({ ok: true });
    expect(await sign()).toEqual({ ok: false, problem: 'token_absent' });
    expect(await removeFallback(shop.certificateDependencies)).toMatchObject({
      ok: false,
      problem: { code: 'not_found' },
    });
  });

  it('is refused when a file signs, and deactivated when a file replaces the token', async () => {
    const shop = await openShop();
    expect(await installFallback(shop.certificateDependencies, aCertificate())).toMatchObject({
      ok: false,
      problem: { code: 'invalid_state' },
    });
    const { shop: other } = await aTokenShop();
    await installFallback(other.certificateDependencies, aCertificate());
    await other.business.installCertificate(aCertificate());
    const { entityId } = await other.caller();
    const { certificates } = other.certificateDependencies;
    expect(Object.keys(await certificates.inUse(entityId))).toEqual(['main']);
  });

  it('keeps the shop selling after the end of the certificate in the token', async () => {
    const { shop, sign } = await aTokenShop({ validUntil: '2026-12-01T00:00:00Z' });
    await installFallback(shop.certificateDependencies, aCertificate());
    shop.clock.now = new Date('2026-12-02T00:00:00Z');
    expect(await shop.attempt()).toMatchObject({ ok: true });
    expect(await sign()).toMatchObject({ ok: true, note: expect.stringContaining('caducó') });
  });
});

describe('the known state of a token', () => {
  it('is given without asking the token, and not when a fallback signs', async () => {
    const { shop, sign, token } = await aTokenShop();
    const { entityId } = await shop.caller();
    const known = () => knownTokenProblem(shop.certificateDependencies, entityId);
    expect(await known()).toBeUndefined();
    token.plugged = false;
    await sign();
    const { looks } = token;
    expect(await known()).toBe('token_absent');
    expect(token.looks).toBe(looks);
    await installFallback(shop.certificateDependencies, aCertificate());
    expect(await known()).toBeUndefined();
  });
});

/** A shop that signs with a token, and a document of it to be signed. */
async function aTokenShop(request: Parameters<typeof makeTestToken>[1] = {}) {
  const token = makeTestToken(companyRuc, request);
  const shop = await openShop({ tokens: token.tokens });
  const installed = await installToken(shop.certificateDependencies, {
    module: token.location.module,
    pin: token.pin,
    keep_pin: true,
    risk_last_try: false,
  });
  expect(installed).toMatchObject({ ok: true, value: { storage: 'token' } });
  const { id } = await shop.issue();
  const sign = async () => shop.signer.sign(await shop.stored(id), shop.clock.now);
  return { shop, token, sign };
}

function holderOf(signed: Signed): string | undefined {
  if (!signed.ok) throw new Error(`not signed: ${signed.problem}`);
  const verified = verifySignature(Buffer.from(signed.signedXml).toString());
  if (!verified.ok) throw new Error(`not verified: ${verified.fault}`);
  return /CN=(.*)/.exec(new X509Certificate(verified.certificateDer).subject)?.[1];
}
