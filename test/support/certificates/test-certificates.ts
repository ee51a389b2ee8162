import { openP12 } from '../../../src-main/signing/p12.ts';
import { P12Key } from '../../../src-main/signing/p12-key.ts';
import { makeTestCertificate, type TestCertificateRequest } from './make-test-certificate.ts';
import { makeTestP12, type TestP12Pair } from './make-test-p12.ts';

/** Fictitious holders: a natural person's RUC begins with her cédula; a company's third digit is 9. */
export const naturalRuc = '1710034065001';
export const naturalCedula = '1710034065';
export const companyRuc = '1799999990001';
export const otherRuc = '0999999999001';

/** An accented password: BMPString for the old ciphers, UTF-8 for the new. */
export const testPassword = 'Contraseña-Ñandú-1';

/** The two pairs of a Banco Central file: one signs, the other only deciphers. */
export function bancoCentralPairs(ruc: string): readonly [signing: TestP12Pair, encryption: TestP12Pair] {
  const identity = {
    issuer: 'bancoCentral',
    extensions: { '1.3.6.1.4.1.37947.3.1': naturalCedula, '1.3.6.1.4.1.37947.3.11': ruc },
  } as const;
  const encryption = { ...identity, keyLabel: 'encryption', keyUsage: ['keyEncipherment'] } as const;
  return [
    { ...makeTestCertificate(identity), friendlyName: 'Signing Key ANA LUCIA PEREZ MORA' },
    { ...makeTestCertificate(encryption), friendlyName: 'Encryption Key ANA LUCIA PEREZ MORA' },
  ];
}

/** A Security Data certificate of a business. */
export function securityDataPair(ruc: string, request: TestCertificateRequest = {}): TestP12Pair {
  return makeTestCertificate({
    issuer: 'securityData',
    ...request,
    extensions: { '1.3.6.1.4.1.37746.3.11': ruc, ...request.extensions },
  });
}

/** A key that signs for a business, opened from a .p12 file like any other. */
export function makeTestKey(ruc: string, request: TestCertificateRequest = {}): P12Key {
  const opened = openP12(makeTestP12([securityDataPair(ruc, request)], testPassword), testPassword);
  const entry = opened.ok ? opened.value[0] : undefined;
  if (entry === undefined) throw new Error('The test certificate does not open');
  return new P12Key(entry);
}
