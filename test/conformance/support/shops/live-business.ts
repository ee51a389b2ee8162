import { makeTestP12 } from '../../../support/certificates/make-test-p12.ts';
import {
  companyRuc,
  securityDataPair,
  testPassword,
} from '../../../support/certificates/test-certificates.ts';

/** The business itself, as setting it up takes it. */
export const business = {
  ruc: companyRuc,
  legal_name: 'ALMACENES EJEMPLO S.A.',
  head_office_address: 'Av. Amazonas N34-120, Quito',
  keeps_accounting: true,
} as const;

/** Two emission points in its head office, and one in a branch. */
export const establishments = [
  { code: '001', emission_points: [{ code: '001' }, { code: '002' }] },
  { code: '002', address: 'Av. 9 de Octubre 100, Guayaquil', emission_points: [{ code: '003' }] },
] as const;

/** A certificate that signs for it, as setting it up takes it. */
export function makeCertificate(): { readonly p12_base64: string; readonly password: string } {
  const p12 = makeTestP12([securityDataPair(companyRuc)], testPassword);
  return { p12_base64: p12.toString('base64'), password: testPassword };
}
