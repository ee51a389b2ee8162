import { describe, expect, it } from 'vitest';
import { inspectTokens, installToken } from '../../../../src-main/business/certificate/token-installation.ts';
import {
  givePin,
  openTokenInUse,
  readTokenState,
} from '../../../../src-main/business/certificate/token-state.ts';
import type { TokenInstallBody } from '../../../../src-main/contract/business/certificate/certificate.ts';
import type { TokenInfo, Tokens } from '../../../../src-main/signing/token/token-port.ts';
import { companyRuc, makeTestKey, otherRuc } from '../../../support/certificates/test-certificates.ts';
import { aCertificate, openShop, problemOf } from '../../../support/shops/shop.ts';
import { makeTestToken, type TestToken } from '../../../support/token/test-token.ts';

describe('having a business sign with a token', () => {
  it('shows its certificate and keeps the PIN only sealed', async () => {
    const { shop, install } = await aShopWith(makeTestToken(companyRuc));
    expect(await install()).toMatchObject({ ok: true, value: { storage: 'token' } });
    expect(await shop.business.entities()).toMatchObject([{ certificate: { storage: 'token' } }]);
    const rows = await shop.store.db.selectFrom('certificate').selectAll().where('active', '=', 1).execute();
    expect(rows).toHaveLength(1);
    expect(Buffer.from(rows[0]?.sealed_pin ?? []).includes('12345678')).toBe(false);
    expect(JSON.stringify(rows[0]?.token_json)).not.toContain('12345678');
    expect(await readTokenState(shop.certificateDependencies)).toMatchObject({
      ok: true,
      value: { state: 'ready', pin_kept: true },
    });
  });

  it('keeps no PIN at all when it is to be asked', async () => {
    const { shop, install } = await aShopWith(makeTestToken(companyRuc));
    await install({ keep_pin: false });
    const rows = await shop.store.db.selectFrom('certificate').select('sealed_pin').execute();
    expect(rows.map(({ sealed_pin }) => sealed_pin)).toEqual([null, null]);
    expect(await readTokenState(shop.certificateDependencies)).toMatchObject({
      value: { state: 'ready', pin_kept: false },
    });
  });

  it('spends no PIN on a certificate that cannot sign for the business', async () => {
    const token = makeTestToken(otherRuc);
    const { shop, install } = await aShopWith(token);
    const before = await shop.business.entities();
    expect(problemOf(await install())).toMatchObject({
      code: 'validation_failed',
      errors: [{ pointer: '/certificate_id', code: 'certificate_other_business' }],
    });
    expect(token.tried).toEqual([]);
    expect(await shop.business.entities()).toEqual(before);
  });

  it('tries a wrong PIN once, says so, and leaves what signed before', async () => {
    const token = makeTestToken(companyRuc);
    const { shop, install } = await aShopWith(token);
    const before = await shop.business.entities();
    expect(problemOf(await install({ pin: '0000' }))).toMatchObject({
      errors: [{ pointer: '/pin', code: 'pin_wrong' }],
    });
    expect(token.tried).toEqual(['0000']);
    expect(await shop.business.entities()).toEqual(before);
  });

  it('refuses a token whose signatures prove nothing', async () => {
    const token = makeTestToken(companyRuc);
    token.lies = true;
    const { install } = await aShopWith(token);
    expect(problemOf(await install())).toMatchObject({ code: 'not_ready' });
  });

  it('asks which of two tokens it is, and takes the one that is named', async () => {
    const token = makeTestToken(companyRuc);
    const { install } = await aShopWith(token, (seen) => [{ ...seen, serial: 'T-2', slot: 1 }, seen]);
    expect(problemOf(await install())).toMatchObject({
      errors: [{ pointer: '/serial', code: 'several_tokens' }],
    });
    expect(await install({ serial: 'T-1' })).toMatchObject({ ok: true });
  });

  it('says that no token is there', async () => {
    const token = makeTestToken(companyRuc);
    token.plugged = false;
    const { install } = await aShopWith(token);
    expect(problemOf(await install())).toMatchObject({
      errors: [{ pointer: '/serial', code: 'token_absent' }],
    });
  });

  it('passes over what the token calls a certificate and is none, and takes one that is named and hidden', async () => {
    const token = makeTestToken(companyRuc);
    const junk = { id: 'ff', label: 'basura', der: Buffer.from('no') };
    const { shop, install } = await aShopWith(token, (seen) => [{ ...seen, certificates: [junk] }]);
    expect(await inspectTokens(shop.certificateDependencies, token.location.module)).toMatchObject({
      ok: true,
      value: [{ certificates: [] }],
    });
    expect(problemOf(await install())).toMatchObject({
      errors: [{ pointer: '/certificate_id', code: 'key_missing' }],
    });
    expect(token.tried).toEqual([]);
    expect(await install({ certificate_id: '01' })).toMatchObject({ ok: true });
  });

  it('takes the certificate that signs and not the one that enciphers', async () => {
    const token = makeTestToken(companyRuc);
    const cipher = makeTestKey(companyRuc, { keyUsage: ['keyEncipherment'], keyLabel: 'encryption' });
    const { shop, install } = await aShopWith(token, (seen) => [
      {
        ...seen,
        certificates: [
          { id: '02', label: 'Encryption Key', der: cipher.certificateDer },
          ...seen.certificates,
        ],
      },
    ]);
    expect(await inspectTokens(shop.certificateDependencies, token.location.module)).toMatchObject({
      value: [{ serial: 'T-1', certificates: [{ id: '02' }, { id: '01', ruc: companyRuc }] }],
    });
    expect(await install()).toMatchObject({ ok: true });
    expect(problemOf(await install({ certificate_id: '02' }))).toMatchObject({
      errors: [{ code: 'certificate_not_for_signing' }],
    });
  });
});

describe('the state of the token', () => {
  it('is not found where a file signs', async () => {
    const { shop } = await aShopWith(makeTestToken(companyRuc));
    expect(problemOf(await readTokenState(shop.certificateDependencies)).code).toBe('not_found');
    expect(
      problemOf(await givePin(shop.certificateDependencies, { pin: '1', risk_last_try: false })).code,
    ).toBe('not_found');
  });

  it('is opened by a PIN, once, and a wrong one is reported', async () => {
    const token = makeTestToken(companyRuc);
    const { shop, install } = await aShopWith(token);
    await install({ keep_pin: false });
    const { sessions } = shop.certificateDependencies;
    sessions.keepOnly([]);
    expect(await readTokenState(shop.certificateDependencies)).toMatchObject({
      value: { state: 'pin_required', remedy: expect.stringContaining('Firma electrónica') },
    });
    const give = (pin: string) => givePin(shop.certificateDependencies, { pin, risk_last_try: false });
    expect(problemOf(await give('0000')).errors).toMatchObject([{ pointer: '/pin', code: 'pin_wrong' }]);
    expect(await give(token.pin)).toMatchObject({ ok: true, value: { state: 'ready', pin_kept: false } });
  });

  it('stops looking for the token when a file replaces it', async () => {
    const token = makeTestToken(companyRuc);
    const { shop, install } = await aShopWith(token);
    await install();
    token.plugged = false;
    await readTokenState(shop.certificateDependencies);
    await shop.business.installCertificate(aCertificate());
    const { looks } = token;
    await openTokenInUse(shop.certificateDependencies);
    expect(token.looks).toBe(looks);
    const rows = await shop.store.db.selectFrom('certificate').select('sealed_pin').execute();
    expect(rows.every(({ sealed_pin }) => sealed_pin === null)).toBe(true);
  });

  it('is known from the start, without a document', async () => {
    const token = makeTestToken(companyRuc);
    const { shop, install } = await aShopWith(token);
    await install();
    const { sessions } = shop.certificateDependencies;
    sessions.keepOnly([]);
    await openTokenInUse(shop.certificateDependencies);
    expect(token.tried).toEqual(['12345678', '12345678']);
  });
});

/** A shop beside a token that shows what `shown` makes of it. */
async function aShopWith(
  token: TestToken,
  shown: (token: TokenInfo) => readonly TokenInfo[] = (seen) => [seen],
) {
  const tokens: Tokens = {
    ...token.tokens,
    async inspect(module) {
      const seen = await token.tokens.inspect(module);
      return seen.ok ? { ok: true, value: seen.value.flatMap(shown) } : seen;
    },
  };
  const shop = await openShop({ tokens });
  const install = (body: Partial<TokenInstallBody> = {}) =>
    installToken(shop.certificateDependencies, {
      module: token.location.module,
      pin: '12345678',
      keep_pin: true,
      risk_last_try: false,
      ...body,
    });
  return { shop, install };
}
