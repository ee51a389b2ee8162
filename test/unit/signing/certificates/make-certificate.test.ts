import { describe, expect, it } from 'vitest';
import { checkCertificate } from '../../../../src-main/signing/certificates/check-certificate.ts';
import { chooseSigner } from '../../../../src-main/signing/certificates/choose-signer.ts';
import { makePracticeCertificate } from '../../../../src-main/signing/certificates/make-certificate.ts';
import { openP12 } from '../../../../src-main/signing/p12.ts';
import { P12Key } from '../../../../src-main/signing/p12-key.ts';
import { verifySignature } from '../../../../src-main/signing/verify.ts';
import { makeSigner } from '../../../../src-main/signing/xades.ts';
import { companyRuc } from '../../../support/certificates/test-certificates.ts';
import { canonicalFactura } from '../canonical-factura.ts';

const at = new Date('2026-11-21T12:00:00Z');

describe('the practice certificate', () => {
  it('is one that signs for its business, for twenty years, with nothing to complain about', async () => {
    const p12 = await makePracticeCertificate({
      ruc: companyRuc,
      holder: 'NEGOCIO DE PRÁCTICA',
      organization: 'ALMACÉN ÑANDÚ',
      password: 'práctica',
      validFrom: at,
    });
    const opened = openP12(p12, 'práctica');
    const chosen = chooseSigner(opened.ok ? opened.value : [], { ruc: companyRuc, at });
    if (!chosen.ok) throw new Error('The practice certificate was refused');
    const { certificate } = chosen.value;
    expect(certificate).toMatchObject({
      holder: 'NEGOCIO DE PRÁCTICA',
      holderIdentification: { type: 'ruc', value: companyRuc },
      kind: 'persona_juridica',
      issuerName: 'Mostrador (práctica)',
      validUntil: '2046-11-21T12:00:00.000Z',
    });
    expect(certificate.subject).toContain(`O=ALMACÉN ÑANDÚ,C=EC`);
    expect(certificate.identifications.map(({ foundIn }) => foundIn)).toEqual([
      '1.3.6.1.4.1.32473.3.11',
      '2.5.4.97',
    ]);
    expect(checkCertificate(certificate, { ruc: companyRuc, at })).toEqual([]);
    const signed = await makeSigner(new P12Key(chosen.value)).sign(canonicalFactura, {
      signingTime: at,
      idSeed: '1',
    });
    expect(verifySignature(signed)).toMatchObject({ ok: true, certificateDer: chosen.value.certificateDer });
  });
});
