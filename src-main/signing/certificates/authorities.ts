/** What kind of person a certificate was issued to (api.md §7). */
const certificateKinds = [
  'persona_natural',
  'representante_legal',
  'persona_juridica',
  'miembro_empresa',
] as const;
export type CertificateKind = (typeof certificateKinds)[number];

/** Where one certification authority writes the holder's identification, and what its policies mean. */
export interface CertificateAuthority {
  readonly name: string;
  /** Matched against the organization, the common name and the organizational unit of the issuer. */
  readonly issuer: RegExp;
  /** Object identifiers (private extension or subjectAltName otherName) of each field. */
  readonly fields: readonly IdentityFields[];
  /** Certificate policy (or an ancestor of it) → kind of holder. */
  readonly policies: Readonly<Record<string, CertificateKind>>;
}

/** The object identifiers of the holder's data. */
export interface IdentityFields {
  readonly cedula: string;
  readonly ruc: string;
  readonly names?: string;
  readonly firstSurname?: string;
  readonly secondSurname?: string;
  readonly position?: string;
  readonly companyName?: string;
}

/** How our own practice certificates name themselves, in the organizational unit. */
export const PRACTICE_UNIT = 'MOSTRADOR PRACTICA';

/**
 * The fields of our own practice certificates: under the enterprise number that IANA keeps for examples
 * (RFC 5612), so that they can never be taken for a real authority's.
 */
export const practiceFields = fieldsUnder('1.3.6.1.4.1.32473.3');

/**
 * The authorities accredited in Ecuador, with the object identifiers of reference.md §7 and of the State's own
 * reader of certificates (FirmaEC, package ec.gob.firmadigital.libreria.certificate.ec, read 2026-11). Chains
 * change: an issuer that is not here is a warning, never a refusal.
 */
export const certificateAuthorities: readonly CertificateAuthority[] = [
  {
    name: 'Banco Central del Ecuador',
    issuer: /BANCO CENTRAL DEL ECUADOR/i,
    fields: [fieldsUnder('1.3.6.1.4.1.37947.3')],
    policies: {
      '1.3.6.1.4.1.37947.2.1': 'persona_natural',
      '1.3.6.1.4.1.37947.2.2': 'persona_juridica',
      '1.3.6.1.4.1.37947.2.3': 'miembro_empresa',
    },
  },
  {
    name: 'Security Data',
    issuer: /SECURITY ?DATA/i,
    fields: [fieldsUnder('1.3.6.1.4.1.37746.3')],
    policies: {
      '1.3.6.1.4.1.37746.2.1': 'persona_natural',
      '1.3.6.1.4.1.37746.2.2': 'miembro_empresa',
      '1.3.6.1.4.1.37746.2.3': 'representante_legal',
      '1.3.6.1.4.1.37746.2.7': 'persona_natural',
      '1.3.6.1.4.1.37746.2.8': 'persona_juridica',
      '1.3.6.1.4.1.37746.2.9': 'representante_legal',
      '1.3.6.1.4.1.37746.2.10': 'miembro_empresa',
      '1.3.6.1.4.1.37746.2.11': 'miembro_empresa',
      '1.3.6.1.4.1.37746.2.15': 'persona_natural',
    },
  },
  {
    name: 'ANF AC Ecuador',
    issuer: /\bANF\b/i,
    fields: [fieldsUnder('1.3.6.1.4.1.18332.3'), fieldsUnder('1.3.6.1.4.1.37442.3')],
    policies: {},
  },
  {
    name: 'Consejo de la Judicatura',
    issuer: /CONSEJO DE LA JUDICATURA|\bICERT/i,
    fields: [fieldsUnder('1.3.6.1.4.1.43745.1.3')],
    policies: {
      '1.3.6.1.4.1.43745.1.2.1.1': 'persona_natural',
      '1.3.6.1.4.1.43745.1.2.1.2': 'persona_juridica',
      '1.3.6.1.4.1.43745.1.2.1.3': 'persona_juridica',
      '1.3.6.1.4.1.43745.1.2.1.4': 'miembro_empresa',
      '1.3.6.1.4.1.43745.1.2.2.1': 'persona_juridica',
      '1.3.6.1.4.1.43745.1.2.3.1': 'persona_juridica',
    },
  },
  {
    name: 'Uanataca',
    issuer: /UANATACA/i,
    fields: [fieldsUnder('1.3.6.1.4.1.47286.102.3')],
    policies: {
      '1.3.6.1.4.1.47286.102.2.1': 'persona_natural',
      '1.3.6.1.4.1.47286.102.2.2': 'miembro_empresa',
      '1.3.6.1.4.1.47286.102.2.3': 'representante_legal',
      '1.3.6.1.4.1.47286.102.2.4': 'persona_juridica',
    },
  },
  {
    name: 'Registro Civil',
    issuer: /REGISTRO CIVIL|DIGERCIC/i,
    fields: [
      // The Registro Civil has a numbering of its own.
      { cedula: '1.3.6.1.4.1.55519.1.1.1.5.2.1', ruc: '1.3.6.1.4.1.55519.1.1.1.5.2.4' },
    ],
    policies: {},
  },
  {
    name: 'Firmasegura',
    issuer: /FIRMA ?SEGURA/i,
    fields: [fieldsUnder('1.3.6.1.4.1.61305.3')],
    policies: {},
  },
  {
    name: 'Lazzate',
    issuer: /LAZZATE|ENEXT/i,
    fields: [fieldsUnder('1.3.6.1.4.1.59382.3')],
    policies: {},
  },
  {
    name: 'ArgosData',
    issuer: /ARGOS ?DATA/i,
    fields: [fieldsUnder('1.3.6.1.4.1.59198.3')],
    policies: {
      '1.3.6.1.4.1.59198.2.1': 'persona_natural',
      '1.3.6.1.4.1.59198.2.2': 'representante_legal',
    },
  },
  {
    name: 'Datil',
    issuer: /DATIL/i,
    fields: [fieldsUnder('1.3.6.1.4.1.52643.3')],
    policies: {},
  },
  {
    name: 'Eclipsoft',
    issuer: /ECLIPSOFT/i,
    fields: [fieldsUnder('1.3.6.1.4.1.57153.102.3')],
    policies: {},
  },
  {
    name: 'CorpNewBest',
    issuer: /NEW ?BEST/i,
    fields: [fieldsUnder('1.3.6.1.4.1.34380.3')],
    policies: {},
  },
  {
    name: 'Alpha Technologies',
    issuer: /ALPHA ?TECHNOLOGIES/i,
    fields: [fieldsUnder('1.3.6.1.4.1.56105.3')],
    policies: {
      '1.3.6.1.4.1.56105.2.1': 'persona_natural',
      '1.3.6.1.4.1.56105.2.2': 'persona_juridica',
      '1.3.6.1.4.1.56105.2.3': 'miembro_empresa',
    },
  },
  {
    name: 'Mostrador (práctica)',
    issuer: new RegExp(`^${PRACTICE_UNIT}$`),
    fields: [practiceFields],
    policies: {},
  },
];

/** The numbering that nearly all authorities copied from the Banco Central's. */
function fieldsUnder(arc: string): Required<IdentityFields> {
  return {
    cedula: `${arc}.1`,
    names: `${arc}.2`,
    firstSurname: `${arc}.3`,
    secondSurname: `${arc}.4`,
    position: `${arc}.5`,
    companyName: `${arc}.10`,
    ruc: `${arc}.11`,
  };
}
