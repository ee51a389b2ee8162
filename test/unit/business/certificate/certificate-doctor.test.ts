import { describe, expect, it } from 'vitest';
import {
  examineFile,
  examineInstalled,
} from '../../../../src-main/business/certificate/examine-certificate.ts';
import { installFallback } from '../../../../src-main/business/certificate/fallback-certificate.ts';
import { installToken } from '../../../../src-main/business/certificate/token-installation.ts';
import {
  type CertificateReport,
  certificateReport,
} from '../../../../src-main/contract/business/certificate/certificate.ts';
import type { Outcome } from '../../../../src-main/contract/problems/problems.ts';
import type { TestCertificateRequest } from '../../../support/certificates/make-test-certificate.ts';
import { makeTestP12 } from '../../../support/certificates/make-test-p12.ts';
import {
  bancoCentralPairs,
  companyRuc,
  naturalCedula,
  naturalRuc,
  otherRuc,
  securityDataPair,
  testPassword,
} from '../../../support/certificates/test-certificates.ts';
import { aCertificate, aSetup, openShop, problemOf } from '../../../support/shops/shop.ts';
import { makeTestToken } from '../../../support/token/test-token.ts';

const RUC = '1.3.6.1.4.1.37746.3.11';
const CEDULA = '1.3.6.1.4.1.37746.3.1';

describe('the doctor, of a good certificate', () => {
  it('reports holder, RUC and where it is, issuer, validity and key, and that a trial signature verified', async () => {
    const shop = await openShop();
    const report = reportOf(await examineInstalled(shop.certificateDependencies));
    expect(report.verdict).toBe('good');
    expect(report.certificate).toMatchObject({
      holder: 'ANA LUCIA PEREZ MORA',
      ruc: companyRuc,
      ruc_found_in: 'entre los datos que añade Security Data',
      issuer: expect.stringContaining('SECURITY DATA S.A. 2'),
      storage: 'file',
      valid_until: '2060-01-01T00:00:00.000Z',
      days_left: 12_093,
      key_bits: 2048,
      algorithm: 'rsa',
    });
    expect(codesOf(report)).toEqual([
      'key_strength',
      'key_purpose',
      'validity',
      'business',
      'issuer',
      'trial_signature',
      'storage',
    ]);
  });

  it('of a file that is not installed says the same and changes nothing', async () => {
    const shop = await openShop({ setup: withoutCertificate() });
    const report = reportOf(await examineFile(shop.certificateDependencies, aCertificate()));
    expect(report.verdict).toBe('good');
    expect(await shop.store.db.selectFrom('certificate').selectAll().execute()).toEqual([]);
  });

  it('of a Banco Central file speaks of the pair that signs', async () => {
    const shop = await openShop({ setup: withoutCertificate({ ruc: naturalRuc }) });
    const p12 = makeTestP12(bancoCentralPairs(naturalRuc).toReversed(), testPassword);
    const report = reportOf(await examineFile(shop.certificateDependencies, { p12, password: testPassword }));
    expect(report).toMatchObject({ verdict: 'good', certificate: { ruc: naturalRuc } });
    expect(messageOf(report, 'key_purpose')).toContain('Se eligió entre 2');
  });

  it('accepts the cédula of a natural person and says that it is that', async () => {
    const shop = await openShop({ setup: withoutCertificate({ ruc: naturalRuc }) });
    const file = aCertificate({ extensions: { [RUC]: '', [CEDULA]: naturalCedula } }, naturalRuc);
    const report = reportOf(await examineFile(shop.certificateDependencies, file));
    expect(report.verdict).toBe('good');
    expect(messageOf(report, 'business')).toContain(`Lleva la cédula ${naturalCedula}`);
  });
});

describe('the doctor, of a certificate that is not well', () => {
  it.each<readonly [string, TestCertificateRequest, CertificateReport['verdict']]>([
    ['certificate_expired', { validUntil: '2026-11-20T00:00:00Z' }, 'unusable'],
    ['certificate_not_yet_valid', { validFrom: '2026-12-01T00:00:00Z' }, 'unusable'],
    ['certificate_expiring', { validUntil: '2026-12-01T00:00:00Z' }, 'warnings'],
    ['certificate_of_another_business', { extensions: { [RUC]: otherRuc } }, 'unusable'],
    ['ruc_not_found', { extensions: { [RUC]: '' } }, 'warnings'],
    ['issuer_unknown', { issuer: 'unknown' }, 'warnings'],
    ['certificate_no_rsa_2048', { keyBits: 1024 }, 'unusable'],
    ['certificate_not_for_signing', { keyUsage: ['keyEncipherment'] }, 'unusable'],
    [
      'certificate_authority_certificate',
      { isAuthority: true, keyUsage: ['digitalSignature', 'keyCertSign'] },
      'unusable',
    ],
  ])('finds %s and says what to do', async (code, request, verdict) => {
    const shop = await openShop({ setup: withoutCertificate() });
    const report = reportOf(await examineFile(shop.certificateDependencies, aCertificate(request)));
    expect(report.verdict).toBe(verdict);
    const bad = report.findings.filter(({ severity }) => severity !== 'ok');
    expect(bad).toMatchObject([{ code, remedy: expect.stringMatching(/\w{4}.*\.$/) }]);
    expect(codesOf(report)).toContain('trial_signature');
  });

  it('reports everything at once', async () => {
    const shop = await openShop({ setup: withoutCertificate() });
    const file = aCertificate({
      issuer: 'unknown',
      extensions: { [RUC]: otherRuc },
      validUntil: '2026-01-01T00:00:00Z',
      keyBits: 1024,
    });
    const report = reportOf(await examineFile(shop.certificateDependencies, file));
    const bad = report.findings.filter(({ severity }) => severity !== 'ok').map(({ code }) => code);
    expect(bad).toEqual([
      'certificate_no_rsa_2048',
      'certificate_expired',
      'certificate_of_another_business',
      'issuer_unknown',
    ]);
    expect(report.certificate).toMatchObject({ ruc: otherRuc, days_left: -325 });
  });

  it.each<readonly [string, { p12: Buffer; password: string }]>([
    ['p12_wrong_password', { ...aCertificate(), password: 'otra' }],
    ['p12_unreadable', { p12: Buffer.from('no es un p12'), password: '' }],
  ])('of a file that does not open says %s', async (code, file) => {
    const shop = await openShop({ setup: withoutCertificate() });
    const report = reportOf(await examineFile(shop.certificateDependencies, file));
    expect(report).toMatchObject({
      verdict: 'unusable',
      findings: [{ code, severity: 'error', remedy: expect.any(String) }],
    });
    expect(report.certificate).toBeUndefined();
  });

  it('of nothing installed says that it is missing', async () => {
    const shop = await openShop({ setup: withoutCertificate() });
    expect(reportOf(await examineInstalled(shop.certificateDependencies))).toMatchObject({
      verdict: 'unusable',
      findings: [{ code: 'certificate_missing' }],
    });
  });

  it('needs a business to compare with', async () => {
    const shop = await openShop({ setup: null });
    expect(problemOf(await examineInstalled(shop.certificateDependencies)).code).toBe('not_ready');
  });

  it('of the two pairs of a file where neither will do speaks of the one that signs', async () => {
    const shop = await openShop({ setup: withoutCertificate() });
    const signing = securityDataPair(companyRuc, { validUntil: '2026-01-01T00:00:00Z' });
    const cipher = securityDataPair(companyRuc, { keyUsage: ['keyEncipherment'], keyLabel: 'encryption' });
    const p12 = makeTestP12([cipher, signing], testPassword);
    const report = reportOf(await examineFile(shop.certificateDependencies, { p12, password: testPassword }));
    const bad = report.findings.filter(({ severity }) => severity !== 'ok');
    expect(bad).toMatchObject([{ code: 'certificate_expired' }]);
  });
});

describe('the doctor, of a token', () => {
  it('reports that it is open, how its PIN is kept, and that a fallback is missing', async () => {
    const { report } = await aTokenShop();
    expect(await report()).toMatchObject({ verdict: 'warnings', certificate: { storage: 'token' } });
    const codes = codesOf(await report());
    expect(codes.slice(-4)).toEqual(['trial_signature', 'token', 'pin', 'fallback_missing']);
  });

  it('that is away shows its certificate and what is wrong; with a fallback the shop still signs', async () => {
    const { shop, token, report } = await aTokenShop();
    token.plugged = false;
    expect(await report()).toMatchObject({
      verdict: 'unusable',
      certificate: { ruc: companyRuc },
      findings: expect.arrayContaining([
        expect.objectContaining({ code: 'token_absent', severity: 'error' }),
        expect.objectContaining({ code: 'trial_not_made' }),
      ]),
    });
    await installFallback(shop.certificateDependencies, aCertificate());
    expect(await report()).toMatchObject({ verdict: 'warnings' });
    expect(codesOf(await report())).toContain('fallback');
  });

  it('that signs wrongly is unusable', async () => {
    const { token, report } = await aTokenShop();
    token.lies = true;
    const found = await report();
    expect(found.verdict).toBe('unusable');
    expect(codesOf(found)).toContain('trial_signature_wrong');
  });

  it('says that the fallback has ended', async () => {
    const { shop, report } = await aTokenShop();
    await installFallback(shop.certificateDependencies, aCertificate({ validUntil: '2026-12-01T00:00:00Z' }));
    shop.clock.now = new Date('2026-12-02T00:00:00Z');
    expect(codesOf(await report())).toContain('fallback_expired');
  });
});

async function aTokenShop() {
  const token = makeTestToken(companyRuc);
  const shop = await openShop({ tokens: token.tokens });
  const body = {
    module: token.location.module,
    pin: token.pin,
    keep_pin: true,
    risk_last_try: false,
  };
  expect(await installToken(shop.certificateDependencies, body)).toMatchObject({ ok: true });
  return {
    shop,
    token,
    report: async () => reportOf(await examineInstalled(shop.certificateDependencies)),
  };
}

function withoutCertificate(business: { ruc?: string } = {}) {
  const { certificate, ...setup } = aSetup({ business });
  return setup;
}

/** A report as the API's schema allows it. */
function reportOf(outcome: Outcome<CertificateReport>): CertificateReport {
  if (!outcome.ok) throw new Error(`no report: ${outcome.problem.code}`);
  return certificateReport.parse(outcome.value);
}

function codesOf({ findings }: CertificateReport): readonly string[] {
  return findings.map(({ code }) => code);
}

function messageOf({ findings }: CertificateReport, code: string): string | undefined {
  return findings.find((finding) => finding.code === code)?.message;
}
