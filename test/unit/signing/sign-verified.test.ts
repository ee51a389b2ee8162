import { expect, it } from 'vitest';
import { makeSignVerified, UnverifiedSignatureError } from '../../../src-main/signing/sign-verified.ts';
import { verifySignature } from '../../../src-main/signing/verify.ts';
import { companyRuc, makeTestKey, otherRuc } from '../../support/certificates/test-certificates.ts';
import { canonicalFactura } from './canonical-factura.ts';

const circumstances = { signingTime: new Date('2026-11-21T03:04:05.678Z'), idSeed: 'a-1' };
const key = makeTestKey(companyRuc);

it('gives a signature that verifies by independent code', async () => {
  const signed = await makeSignVerified(key)(canonicalFactura, circumstances);
  expect(verifySignature(signed)).toMatchObject({ ok: true });
});

it('signs many at once for two businesses, each document with its own certificate', async () => {
  const signers = [key, makeTestKey(otherRuc)].map((one) => ({ one, sign: makeSignVerified(one) }));
  const signed = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const { one, sign } = signers[index % 2] ?? expect.fail();
      const xml = canonicalFactura.replace('razonSocial>', `razonSocial>NUMERO ${index} `);
      const bytes = await sign(xml, { ...circumstances, idSeed: `a-${index}` });
      return { index, one, verified: verifySignature(bytes) };
    }),
  );
  for (const { index, one, verified } of signed) {
    expect(verified).toMatchObject({
      ok: true,
      certificateDer: one.certificateDer,
      document: expect.stringContaining(`>NUMERO ${index} `),
    });
  }
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
