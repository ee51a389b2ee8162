import { describe, expect, it } from 'vitest';
import { makePracticeCertificate } from '../../../../src-main/signing/certificates/make-certificate.ts';
import { openP12 } from '../../../../src-main/signing/p12.ts';
import { P12Key } from '../../../../src-main/signing/p12-key.ts';
import { loadDocumentVerifier } from '../../../../src-main/signing/verifier/load-document-verifier.ts';
import {
  makeTestCertificate,
  type TestCertificateRequest,
} from '../../../support/certificates/make-test-certificate.ts';
import { makeTestP12 } from '../../../support/certificates/make-test-p12.ts';
import {
  companyRuc,
  makeTestKey,
  naturalCedula,
  naturalRuc,
  otherRuc,
  testPassword,
} from '../../../support/certificates/test-certificates.ts';
import { signedForeignInvoice } from '../../../support/import-files/signed-invoice.ts';

const verifier = await loadDocumentVerifier();
const claim = { issuerRuc: companyRuc, issueDate: '2026-11-20' };

/** What is made of a sound signature with such a certificate. */
async function judge(request: TestCertificateRequest, issuerRuc = companyRuc) {
  const opened = openP12(makeTestP12([makeTestCertificate(request)], testPassword), testPassword);
  const entry = opened.ok ? opened.value[0] : undefined;
  if (entry === undefined) throw new Error('the test certificate does not open');
  const xml = await signedForeignInvoice({ ruc: issuerRuc }, new P12Key(entry));
  const verified = verifier.verify(Buffer.from(xml), { ...claim, issuerRuc });
  return verified.ok ? { ok: true, doubts: verified.doubts } : { ok: false, code: verified.code };
}

const ruc = (value: string) => ({ '1.3.6.1.4.1.37746.3.11': value });
const cedula = (value: string) => ({ '1.3.6.1.4.1.37746.3.1': value });

describe('judging who signed a document', () => {
  it('has no doubt of the issuer, with a certificate of a known authority', async () => {
    const xml = await signedForeignInvoice();
    expect(verifier.verify(Buffer.from(xml), claim)).toEqual({
      ok: true,
      holder: 'ANA LUCIA PEREZ MORA',
      doubts: [],
      signingTime: expect.stringMatching(/^2026-11-20T10:30:00/),
      document: expect.stringMatching(/^<factura .*<\/factura>$/s),
    });
  });

  it.each([
    ["a person's cédula, which her RUC begins with", { extensions: cedula(naturalCedula) }, naturalRuc, []],
    [
      'an employee whose company is the issuer',
      { extensions: { ...cedula('0102030405'), ...ruc(companyRuc) } },
      companyRuc,
      [],
    ],
    ['a cédula alone, for a company', { extensions: cedula(naturalCedula) }, companyRuc, ['holder_unsaid']],
    ['no identification', {}, companyRuc, ['holder_unsaid']],
    [
      'an authority that nobody knows',
      { issuer: 'unknown' as const, extensions: ruc(companyRuc) },
      companyRuc,
      ['issuer_unknown'],
    ],
  ])('imports with %s, telling its doubts', async (_, request, issuer, doubts) => {
    expect(await judge(request, issuer)).toEqual({ ok: true, doubts });
  });

  it('doubts a certificate that vouches for itself', async () => {
    const file = await makePracticeCertificate({
      ruc: companyRuc,
      holder: 'EMPRESA DE PRÁCTICA',
      organization: 'EMPRESA DE PRÁCTICA',
      password: 'x',
      validFrom: new Date('2026-01-01T00:00:00Z'),
    });
    const opened = openP12(file, 'x');
    const entry = opened.ok ? opened.value[0] : undefined;
    if (entry === undefined) throw new Error('the practice certificate does not open');
    const xml = await signedForeignInvoice({}, new P12Key(entry));
    expect(verifier.verify(Buffer.from(xml), claim)).toMatchObject({
      ok: true,
      doubts: ['self_signed'],
    });
  });

  it.each([
    ['the RUC of another', { extensions: ruc(otherRuc) }, companyRuc],
    ['the cédula of another person', { extensions: cedula('0102030405') }, naturalRuc],
  ])('does not take a certificate with %s', async (_, request, issuer) => {
    expect(await judge(request, issuer)).toEqual({ ok: false, code: 'certificate_mismatch' });
  });

  it.each([
    ['expired the day before', { validUntil: '2026-11-20T04:59:59Z' }, false],
    ['expires that very day', { validUntil: '2026-11-20T05:00:00Z' }, true],
    ['begins that very day', { validFrom: '2026-11-21T04:59:59Z' }, true],
    ['begins the day after', { validFrom: '2026-11-21T05:00:00Z' }, false],
  ])('goes by the day in Ecuador: a certificate that %s', async (_, validity, isInForce) => {
    const verdict = await judge({ extensions: ruc(companyRuc), ...validity });
    expect(verdict).toEqual(
      isInForce ? { ok: true, doubts: [] } : { ok: false, code: 'certificate_expired' },
    );
  });

  it('does not take a certificate that was in force when it was issued and not when it was signed', async () => {
    const key = makeTestKey(companyRuc, { validUntil: '2026-10-31T00:00:00Z' });
    const xml = await signedForeignInvoice({ issueDate: '2026-10-15' }, key);
    expect(verifier.verify(Buffer.from(xml), { ...claim, issueDate: '2026-10-15' })).toMatchObject({
      ok: false,
      code: 'certificate_expired',
      holder: 'ANA LUCIA PEREZ MORA',
      validUntil: '2026-10-31T00:00:00.000Z',
    });
  });

  it('says of a changed document that its signature is invalid, whichever key signed it', async () => {
    const xml = (await signedForeignInvoice()).replace('11.50', '91.50');
    const verified = verifier.verify(Buffer.from(xml), { ...claim, issuerRuc: otherRuc });
    expect(verified).toEqual({ ok: false, code: 'invalid_signature', fault: 'digest_mismatch' });
  });
});
