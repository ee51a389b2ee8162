import { describe, expect, it } from 'vitest';
import { makeCertificates } from '../../../../src-main/business/certificate/certificates.ts';
import {
  type SigningOutlook,
  signingWarnings,
} from '../../../../src-main/issuing/preparing/signing-warnings.ts';
import { companyRuc } from '../../../support/certificates/test-certificates.ts';
import { aCertificate, openShop } from '../../../support/shops/shop.ts';
import { makeTestToken } from '../../../support/token/test-token.ts';

const at = new Date('2026-11-21T17:00:00Z');

describe('what a preview says of the signature', () => {
  it.each([
    ['2026-12-22T17:00:00Z', []],
    [
      '2026-12-21T17:00:00Z',
      [{ code: 'certificate_expiring', message: expect.stringContaining('en 30 días') }],
    ],
    ['2026-11-21T18:00:00Z', [{ code: 'certificate_expiring', message: expect.stringContaining('hoy') }]],
    ['2026-11-20T17:00:00Z', []],
    [undefined, []],
  ])('with a certificate until %s is %j', async (validUntil, warnings) => {
    expect(await signingWarnings(anOutlook({ validUntil }), { entityId: 'x', at })).toMatchObject(warnings);
  });

  it.each([
    ['token_absent', 'token_absent'],
    ['driver_hung', 'token_absent'],
    ['token_locked', 'token_absent'],
    ['pin_required', 'pin_required'],
    ['pin_wrong', 'pin_required'],
    ['pin_final_try', 'pin_required'],
  ] as const)('with a token that is %s is %s, with what to do', async (problem, code) => {
    const warnings = await signingWarnings(anOutlook({ problem }), { entityId: 'x', at });
    expect(warnings).toMatchObject([{ code, detail: expect.stringMatching(/\.$/) }]);
  });

  it('is nothing while the token signs, and counts the fallback', async () => {
    const token = makeTestToken(companyRuc, { validUntil: '2026-12-01T00:00:00Z' });
    const shop = await openShop({ tokens: token.tokens });
    const certificates = makeCertificates(shop.certificateDependencies);
    const { module } = token.location;
    await certificates.installToken({ module, pin: token.pin, keep_pin: true, risk_last_try: false });
    const { entityId } = await shop.caller();
    const codes = async () =>
      (await signingWarnings(certificates, { entityId, at: shop.clock.now })).map(({ code }) => code);
    expect(await codes()).toEqual(['certificate_expiring']);
    token.plugged = false;
    await certificates.tokenState();
    expect(await codes()).toEqual(['certificate_expiring', 'token_absent']);
    await certificates.installFallback(aCertificate());
    expect(await codes()).toEqual([]);
  });
});

function anOutlook({
  validUntil,
  problem,
}: {
  validUntil?: string | undefined;
  problem?: Awaited<ReturnType<SigningOutlook['knownProblem']>>;
}): SigningOutlook {
  return { knownProblem: async () => problem, validUntil: async () => validUntil };
}
