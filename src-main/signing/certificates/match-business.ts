import { isNaturalPerson } from '../../documents/identifiers/identification.ts';
import type { Certificate } from './certificate.ts';

/** Whether a certificate belongs to a business: surely, surely not, or it does not say. */
export type BusinessMatch = 'same' | 'other' | 'unsaid';

/**
 * The RUC a certificate is of, by what it says: a natural person's begins with the cédula. Undefined where it names
 * neither, or only the cédula of the signer of a company.
 */
export function rucIn({ identifications, kind }: Certificate): string | undefined {
  const ruc = identifications.find(({ type }) => type === 'ruc');
  if (ruc) return ruc.value;
  const cedula = identifications.find(({ type }) => type === 'cedula');
  return cedula && kind === 'persona_natural' ? `${cedula.value}001` : undefined;
}

/**
 * Compares the identifications inside a certificate with the RUC of a business (reference.md §7); `unsaid` while the
 * business has none yet. A natural
 * person's RUC begins with the cédula, so either will do. A company's certificate that carries only the cédula of
 * its signer says nothing about the company. Whether the SRI demands the RUC is not documented.
 */
export function matchBusiness(certificate: Certificate, ruc: string | undefined): BusinessMatch {
  if (ruc === undefined) return 'unsaid';
  const { identifications } = certificate;
  const same = identifications.some(({ type, value }) =>
    type === 'ruc' ? value === ruc : value === ruc.slice(0, 10),
  );
  if (same) return 'same';
  const hasRuc = identifications.some(({ type }) => type === 'ruc');
  const hasCedula = identifications.some(({ type }) => type === 'cedula');
  return hasRuc || (hasCedula && isNaturalPerson(ruc)) ? 'other' : 'unsaid';
}
