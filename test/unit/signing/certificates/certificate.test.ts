import { execFileSync } from 'node:child_process';
import forge from 'node-forge';
import { describe, expect, it } from 'vitest';
import { parseCertificate } from '../../../../src-main/signing/certificates/certificate.ts';
import type { Issuer } from '../../../support/certificates/issuers.ts';
import {
  makeTestCertificate,
  type TestCertificateRequest,
} from '../../../support/certificates/make-test-certificate.ts';
import { companyRuc, naturalCedula, naturalRuc } from '../../../support/certificates/test-certificates.ts';
import { requireTool } from '../../../support/tools/require-tool.ts';

const { Type } = forge.asn1;
const hasOpenssl = requireTool('openssl');

function parsed(request: TestCertificateRequest) {
  return parseCertificate(makeTestCertificate(request).der);
}

describe('the facts of a certificate', () => {
  it('reads who holds it, who issued it, and from when until when', () => {
    const certificate = parsed({
      issuer: 'bancoCentral',
      extensions: { '1.3.6.1.4.1.37947.3.1': naturalCedula, '1.3.6.1.4.1.37947.3.11': naturalRuc },
      validFrom: '2026-01-02T03:04:05Z',
      validUntil: '2028-01-02T03:04:05Z',
    });
    expect(certificate).toMatchObject({
      holder: 'ANA LUCIA PEREZ MORA',
      holderIdentification: { type: 'ruc', value: naturalRuc, foundIn: '1.3.6.1.4.1.37947.3.11' },
      identifications: [
        { type: 'ruc', value: naturalRuc, foundIn: '1.3.6.1.4.1.37947.3.11' },
        { type: 'cedula', value: naturalCedula, foundIn: '1.3.6.1.4.1.37947.3.1' },
      ],
      kind: 'persona_natural',
      subject: 'CN=ANA LUCIA PEREZ MORA',
      issuerName: 'Banco Central del Ecuador',
      issuerKnown: true,
      serialNumber: '4759477275222530853130',
      validFrom: '2026-01-02T03:04:05.000Z',
      validUntil: '2028-01-02T03:04:05.000Z',
      isAuthority: false,
    });
    expect(certificate.keyUsage).toEqual(new Set(['digitalSignature', 'nonRepudiation']));
    expect(certificate.rsa?.bits).toBe(2048);
    expect(certificate.rsa?.modulus).toHaveLength(256);
  });

  it('reads a certificate that says nothing more than its name', () => {
    expect(parsed({ issuer: 'unknown', keyUsage: null })).toMatchObject({
      holderIdentification: null,
      identifications: [],
      kind: 'persona_natural',
      issuerName: 'Firmas, Sellos & Compañía "S.A."',
      issuerKnown: false,
      keyUsage: null,
    });
  });

  it.each<readonly [string, TestCertificateRequest, object]>([
    [
      'the RUC of Uanataca and the Judicatura in an alternative name',
      { otherNames: { '1.3.6.1.4.1.47286.102.3.11': companyRuc } },
      { type: 'ruc', value: companyRuc, foundIn: '1.3.6.1.4.1.47286.102.3.11' },
    ],
    [
      'the RUC of the Registro Civil under its own numbering',
      { extensions: { '1.3.6.1.4.1.55519.1.1.1.5.2.4': naturalRuc } },
      { type: 'ruc', value: naturalRuc, foundIn: '1.3.6.1.4.1.55519.1.1.1.5.2.4' },
    ],
    [
      'the RUC in organizationIdentifier',
      { subject: [['2.5.4.97', `VATEC-${companyRuc}`, Type.UTF8]] },
      { type: 'ruc', value: companyRuc, foundIn: '2.5.4.97' },
    ],
    [
      'the cédula in serialNumber',
      { subject: [['2.5.4.5', `IDCEC-${naturalCedula}`, Type.PRINTABLESTRING]] },
      { type: 'cedula', value: naturalCedula, foundIn: '2.5.4.5' },
    ],
  ])('finds %s', (_, request, identification) => {
    expect(parsed(request).identifications).toEqual([identification]);
  });

  it.each<readonly [string, TestCertificateRequest]>([
    ['a serialNumber that is a counter', { subject: [['2.5.4.5', naturalCedula, Type.PRINTABLESTRING]] }],
    ['a passport', { extensions: { '1.3.6.1.4.1.37746.3.1': 'AB123456' } }],
    ['an extension of somebody else', { extensions: { '1.3.6.1.4.1.99.3.11': companyRuc } }],
  ])('takes no identification from %s', (_, request) => {
    expect(parsed(request).identifications).toEqual([]);
  });

  it.each<readonly [string, TestCertificateRequest]>([
    ['persona_natural', { policies: ['1.3.6.1.4.1.37746.2.1.1'] }],
    ['miembro_empresa', { policies: ['1.3.6.1.4.1.37746.2.10'] }],
    ['representante_legal', { policies: ['2.5.29.32.0', '1.3.6.1.4.1.47286.102.2.3'] }],
    ['persona_juridica', { policies: ['1.3.6.1.4.1.37947.2.2.1'] }],
    ['persona_natural', { extensions: { '1.3.6.1.4.1.61305.3.11': naturalRuc } }],
    ['persona_juridica', { extensions: { '1.3.6.1.4.1.61305.3.11': companyRuc } }],
    [
      'miembro_empresa',
      { extensions: { '1.3.6.1.4.1.61305.3.11': companyRuc, '1.3.6.1.4.1.61305.3.1': naturalCedula } },
    ],
    [
      'representante_legal',
      {
        extensions: {
          '1.3.6.1.4.1.61305.3.11': companyRuc,
          '1.3.6.1.4.1.61305.3.1': naturalCedula,
          '1.3.6.1.4.1.61305.3.5': 'Gerente General',
        },
      },
    ],
  ])('tells a certificate of %s: %o', (kind, request) => {
    expect(parsed(request).kind).toBe(kind);
  });
});

describe('the issuer name for the validator', () => {
  it.each<readonly [Issuer, string]>([
    [
      'bancoCentral',
      'CN=AC BANCO CENTRAL DEL ECUADOR,L=QUITO,OU=ENTIDAD DE CERTIFICACION DE INFORMACION-ECIBCE,O=BANCO CENTRAL DEL ECUADOR,C=EC',
    ],
    [
      'securityData',
      'CN=AUTORIDAD DE CERTIFICACION SUBCA-2 SECURITY DATA,OU=ENTIDAD DE CERTIFICACION DE INFORMACION,O=SECURITY DATA S.A. 2,C=EC',
    ],
    [
      'uanataca',
      '2.5.4.97=#0c0f56415445532d413636373231343939,CN=UANATACA CA2 2016,OU=TSP-UANATACA,O=UANATACA S.A.,L=Barcelona (see current address at www.uanataca.com/address),C=ES',
    ],
    [
      'unknown',
      'EMAILADDRESS=ac@firmas.ec,CN=\\#1 \\<AC\\>\\; Quito \\+ Guayaquil\\\\Cuenca,O=Firmas\\, Sellos & Compañía \\"S.A.\\",C=EC',
    ],
  ])('is written as Java reads it: %s', (issuer, expected) => {
    expect(parsed({ issuer }).validatorIssuer).toBe(expected);
  });

  it.skipIf(!hasOpenssl).each<readonly [Issuer]>([['bancoCentral'], ['securityData']])(
    'is the RFC 2253 name that openssl writes: %s',
    (issuer) => {
      const { der } = makeTestCertificate({ issuer });
      const args = ['x509', '-inform', 'DER', '-noout', '-issuer', '-nameopt', 'RFC2253,-esc_msb,utf8'];
      const written = execFileSync('openssl', args, { input: der, encoding: 'utf8', timeout: 120_000 });
      expect(`issuer=${parseCertificate(der).validatorIssuer}`).toBe(written.trim());
    },
  );

  it('shows organizationIdentifier as text to people', () => {
    expect(parsed({ issuer: 'uanataca' }).issuer).toMatch(
      /^2\.5\.4\.97=VATES-A66721499,CN=UANATACA CA2 2016,/,
    );
  });
});
