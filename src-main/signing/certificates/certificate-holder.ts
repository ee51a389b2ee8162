import {
  type CertificateAuthority,
  type CertificateKind,
  certificateAuthorities,
  type IdentityFields,
} from './authorities.ts';
import type { CertificateExtensions } from './certificate-extensions.ts';
import { attributeOf, type DistinguishedName, nameOid } from './distinguished-name.ts';

/** A RUC or a cédula found inside a certificate, and the field it was found in. */
export interface HolderIdentification {
  readonly type: 'ruc' | 'cedula';
  readonly value: string;
  /** The object identifier of the extension, otherName or subject attribute. */
  readonly foundIn: string;
}

/** Who a certificate was issued to. */
export interface CertificateHolder {
  /** The person's or company's name, as the certificate writes it. */
  readonly name: string;
  /** The company it signs for, where the authority writes it in a field of its own. */
  readonly company: string | null;
  readonly identifications: readonly HolderIdentification[];
  readonly kind: CertificateKind;
}

/** Every numbering in use, in the order of the table. */
const ALL_FIELDS = certificateAuthorities.flatMap((authority) => authority.fields);

/**
 * Reads the holder out of the subject and the private extensions (reference.md §7). Every authority's fields are
 * looked at, whichever authority issued the certificate: authorities are renamed and sold, their numberings stay.
 */
export function readHolder(subject: DistinguishedName, extensions: CertificateExtensions): CertificateHolder {
  const identifications = findIdentifications(subject, extensions.texts);
  return {
    name: nameOf(subject, extensions.texts),
    company: firstText(extensions.texts, 'companyName'),
    identifications,
    kind: kindByPolicy(extensions.policies) ?? kindByContent(identifications, extensions.texts),
  };
}

/** The authority that issued a certificate, or null when it is not one of the known ones. */
export function authorityOf(issuer: DistinguishedName): CertificateAuthority | null {
  const names = [nameOid.organization, nameOid.commonName, nameOid.organizationalUnit].map(
    (oid) => attributeOf(issuer, oid) ?? '',
  );
  return (
    certificateAuthorities.find((authority) => names.some((name) => authority.issuer.test(name))) ?? null
  );
}

function findIdentifications(
  subject: DistinguishedName,
  texts: ReadonlyMap<string, string>,
): readonly HolderIdentification[] {
  const identifications: HolderIdentification[] = [];
  for (const fields of ALL_FIELDS) {
    addIdentification(identifications, texts.get(fields.ruc), fields.ruc);
    addIdentification(identifications, texts.get(fields.cedula), fields.cedula);
  }
  // ETSI EN 319 412-1 §5.1: `VATEC-<RUC>` for organizations, `IDCEC-<cédula>` for people. A serialNumber
  // without that prefix is the authority's own counter and means nothing.
  for (const oid of [nameOid.organizationIdentifier, nameOid.serialNumber]) {
    const match = /^(?:VAT|NTR|TIN|IDC|PNO)EC-(\d+)$/i.exec(attributeOf(subject, oid)?.trim() ?? '');
    addIdentification(identifications, match?.[1], oid);
  }
  return identifications;
}

function addIdentification(
  identifications: HolderIdentification[],
  text: string | undefined,
  foundIn: string,
): void {
  const type = text === undefined ? null : typeOf(text);
  if (text !== undefined && type !== null) identifications.push({ type, value: text, foundIn });
}

/** Passports and other numbers are not identifications that a RUC can be compared with. */
function typeOf(text: string): HolderIdentification['type'] | null {
  if (/^\d{13}$/.test(text)) return 'ruc';
  return /^\d{10}$/.test(text) ? 'cedula' : null;
}

function nameOf(subject: DistinguishedName, texts: ReadonlyMap<string, string>): string {
  const commonName = attributeOf(subject, nameOid.commonName);
  if (commonName !== null) return commonName;
  const parts = [
    firstText(texts, 'names'),
    firstText(texts, 'firstSurname'),
    firstText(texts, 'secondSurname'),
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(' ') : (attributeOf(subject, nameOid.organization) ?? '');
}

function kindByPolicy(policies: readonly string[]): CertificateKind | null {
  for (const authority of certificateAuthorities) {
    for (const [arc, kind] of Object.entries(authority.policies)) {
      if (policies.some((policy) => policy === arc || policy.startsWith(`${arc}.`))) return kind;
    }
  }
  return null;
}

/** For authorities whose policies are not published: a company's RUC, a person's cédula and post tell. */
function kindByContent(
  identifications: readonly HolderIdentification[],
  texts: ReadonlyMap<string, string>,
): CertificateKind {
  const rucs = identifications.filter((identification) => identification.type === 'ruc');
  const ofCompany = rucs.length > 0 && rucs.every((ruc) => /^..[69]/.test(ruc.value));
  if (!ofCompany && firstText(texts, 'companyName') === null) return 'persona_natural';
  const ofPerson = identifications.some((identification) => identification.type === 'cedula');
  if (!ofPerson && firstText(texts, 'names') === null) return 'persona_juridica';
  const represents = /REPRESENTANTE|GERENTE|PRESIDENTE|APODERAD/i.test(firstText(texts, 'position') ?? '');
  return represents ? 'representante_legal' : 'miembro_empresa';
}

function firstText(texts: ReadonlyMap<string, string>, field: keyof IdentityFields): string | null {
  for (const fields of ALL_FIELDS) {
    const oid = fields[field];
    const text = oid === undefined ? undefined : texts.get(oid);
    if (text !== undefined) return text;
  }
  return null;
}
