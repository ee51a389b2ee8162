import { describe, expect, it } from 'vitest';
import { parseCertificate } from '../../../../src-main/signing/certificates/certificate.ts';
import { checkCertificate } from '../../../../src-main/signing/certificates/check-certificate.ts';
import type { TestCertificateRequest } from '../../../support/certificates/make-test-certificate.ts';
import {
  companyRuc,
  naturalCedula,
  otherRuc,
  securityDataPair,
} from '../../../support/certificates/test-certificates.ts';

const at = new Date('2026-11-21T12:00:00Z');
const RUC = '1.3.6.1.4.1.37746.3.11';

function findingsFor(request: TestCertificateRequest) {
  return checkCertificate(parseCertificate(securityDataPair(companyRuc, request).der), {
    ruc: companyRuc,
    at,
  });
}

describe('examining a certificate', () => {
  it('finds nothing in a good one', () => {
    expect(findingsFor({})).toEqual([]);
  });

  it.each<readonly [string, TestCertificateRequest, string, string]>([
    ['certificate_expired', { validUntil: '2026-11-20T04:00:00Z' }, 'error', 'caducó el 19/11/2026'],
    ['certificate_not_yet_valid', { validFrom: '2026-12-01T12:00:00Z' }, 'error', '01/12/2026'],
    ['certificate_expiring', { validUntil: '2026-12-21T12:00:00Z' }, 'warning', 'en 30 días'],
    ['certificate_expiring', { validUntil: '2026-11-22T12:00:00Z' }, 'warning', 'en 1 día '],
    ['certificate_expiring', { validUntil: '2026-11-21T12:00:00Z' }, 'warning', 'caduca hoy'],
    ['certificate_of_another_business', { extensions: { [RUC]: otherRuc } }, 'error', otherRuc],
    [
      'ruc_not_found',
      { extensions: { [RUC]: '', '1.3.6.1.4.1.37746.3.1': naturalCedula } },
      'warning',
      companyRuc,
    ],
    ['issuer_unknown', { issuer: 'unknown' }, 'warning', 'Firmas, Sellos'],
  ])('finds %s: %o', (code, request, severity, message) => {
    expect(findingsFor(request)).toEqual([{ code, severity, message: expect.stringContaining(message) }]);
  });

  it('says nothing of an end that is 31 days away', () => {
    expect(findingsFor({ validUntil: '2026-12-22T12:00:00Z' })).toEqual([]);
  });

  it('reports everything at once', () => {
    const codes = findingsFor({
      issuer: 'unknown',
      extensions: { [RUC]: otherRuc },
      validUntil: '2026-01-01T00:00:00Z',
    }).map(({ code }) => code);
    expect(codes).toEqual(['certificate_expired', 'certificate_of_another_business', 'issuer_unknown']);
  });
});
