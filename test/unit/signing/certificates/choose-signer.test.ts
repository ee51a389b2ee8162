import { describe, expect, it } from 'vitest';
import { chooseSigner, type RefusalReason } from '../../../../src-main/signing/certificates/choose-signer.ts';
import { openP12, type P12Entry } from '../../../../src-main/signing/p12.ts';
import type { TestCertificateRequest } from '../../../support/certificates/make-test-certificate.ts';
import { makeTestP12, type TestP12Pair } from '../../../support/certificates/make-test-p12.ts';
import {
  bancoCentralPairs,
  companyRuc,
  naturalCedula,
  naturalRuc,
  otherRuc,
  securityDataPair,
} from '../../../support/certificates/test-certificates.ts';

const at = new Date('2026-11-21T12:00:00Z');
const CEDULA = '1.3.6.1.4.1.37746.3.1';
const RUC = '1.3.6.1.4.1.37746.3.11';

function entriesOf(...pairs: readonly TestP12Pair[]): readonly P12Entry[] {
  const opened = openP12(makeTestP12(pairs, 'clave'), 'clave');
  if (!opened.ok) throw new Error(opened.fault.message);
  return opened.value;
}

describe('choosing the certificate that signs', () => {
  it('takes the signing pair of a Banco Central file, whatever its position', () => {
    const [signing, encryption] = bancoCentralPairs(naturalRuc);
    for (const entries of [entriesOf(signing, encryption), entriesOf(encryption, signing)]) {
      const chosen = chooseSigner(entries, { ruc: naturalRuc, at });
      expect(chosen.ok && chosen.value.certificateDer).toEqual(signing.der);
      expect(chosen.refused.map(({ reason }) => reason)).toEqual(['not_for_signing']);
    }
  });

  it.each<readonly [RefusalReason, TestCertificateRequest]>([
    ['authority_certificate', { isAuthority: true, keyUsage: ['digitalSignature', 'keyCertSign'] }],
    ['no_rsa_2048', { keyBits: 1024 }],
    ['not_yet_valid', { validFrom: '2026-11-21T12:00:01Z' }],
    ['expired', { validUntil: '2026-11-21T11:59:59Z' }],
    ['not_for_signing', { keyUsage: ['keyEncipherment', 'dataEncipherment'] }],
    ['other_business', { extensions: { [RUC]: otherRuc } }],
    ['other_business', { extensions: { [RUC]: '', [CEDULA]: '0102030405' } }],
  ])('refuses as %s', (reason, request) => {
    const entries = entriesOf(securityDataPair(naturalRuc, request));
    expect(chooseSigner(entries, { ruc: naturalRuc, at })).toEqual({
      ok: false,
      refused: [{ entry: entries[0], reason }],
    });
  });

  it.each<readonly [string, string, TestCertificateRequest]>([
    ['with the RUC inside', companyRuc, { extensions: { [RUC]: companyRuc } }],
    [
      'with the cédula of a natural person',
      naturalRuc,
      { extensions: { [RUC]: '', [CEDULA]: naturalCedula } },
    ],
    ['of the signer of a company', companyRuc, { extensions: { [RUC]: '', [CEDULA]: naturalCedula } }],
    ['that says nothing of a RUC', companyRuc, { extensions: { [RUC]: '' } }],
    ['that does not restrict its key', companyRuc, { extensions: { [RUC]: companyRuc }, keyUsage: null }],
    [
      'at its first instant',
      companyRuc,
      { extensions: { [RUC]: companyRuc }, validFrom: '2026-11-21T12:00:00Z' },
    ],
    [
      'at its last instant',
      companyRuc,
      { extensions: { [RUC]: companyRuc }, validUntil: '2026-11-21T12:00:00Z' },
    ],
  ])('takes a certificate %s', (_, ruc, request) => {
    expect(chooseSigner(entriesOf(securityDataPair('', request)), { ruc, at }).ok).toBe(true);
  });

  it.each<readonly [string, TestCertificateRequest, TestCertificateRequest]>([
    ['names the business', {}, { extensions: { [RUC]: '' } }],
    ['commits its holder', {}, { keyUsage: ['digitalSignature'] }],
    ['lasts longest', { validUntil: '2061-01-01T00:00:00Z' }, {}],
  ])('prefers the one that %s', (_, better, worse) => {
    const preferred = securityDataPair(companyRuc, better);
    const second = securityDataPair(companyRuc, { ...worse, keyLabel: 'second' });
    const chosen = chooseSigner(entriesOf(second, preferred), { ruc: companyRuc, at });
    expect(chosen.ok && chosen.value.certificateDer).toEqual(preferred.der);
    expect(chosen.refused.map(({ reason }) => reason)).toEqual(['another_preferred']);
  });

  it('prefers the one that the file calls the signing one', () => {
    const preferred = { ...securityDataPair(companyRuc), friendlyName: 'Firma electrónica' };
    const second = { ...securityDataPair(companyRuc, { keyLabel: 'second' }), friendlyName: 'otra' };
    const chosen = chooseSigner(entriesOf(second, preferred), { ruc: companyRuc, at });
    expect(chosen.ok && chosen.value.friendlyName).toBe('Firma electrónica');
  });
});
