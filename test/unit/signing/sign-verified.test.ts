import { expect, it } from 'vitest';
import { makeSignVerified, UnverifiedSignatureError } from '../../../src-main/signing/sign-verified.ts';
import { verifySignature } from '../../../src-main/signing/verify.ts';
import { companyRuc, makeTestKey } from '../../support/certificates/test-certificates.ts';
import { canonicalFactura } from './canonical-factura.ts';

const circumstances = { signingTime: new Date('2026-11-21T03:04:05.678Z'), idSeed: 'a-1' };
const key = makeTestKey(companyRuc);

it('gives a signature that verifies by independent code', async () => {
  const signed = await makeSignVerified(key)(canonicalFactura, circumstances);
  expect(verifySignature(signed)).toMatchObject({ ok: true });
});

it('gives none that proves nothing, and says which part is wrong', async () => {
  const stranger = makeTestKey(companyRuc, { keyLabel: 'stranger' });
  const { certificate, certificateDer } = key;
  const sign = makeSignVerified({ certificate, certificateDer, sign: (data) => stranger.sign(data) });
  const refused = await sign(canonicalFactura, circumstances).catch((reason: unknown) => reason);
  expect(refused).toBeInstanceOf(UnverifiedSignatureError);
  expect(refused).toMatchObject({
    fault: 'signature_value',
    message: 'our own signature of a-1 does not verify: signature_value',
  });
});
