import forge from 'node-forge';

/** One attribute of an issuer's name: its type, value and ASN.1 type of string. */
export type NameField = readonly [type: string, value: string, encoding: number];

const { Type } = forge.asn1;
const C = '2.5.4.6';
const L = '2.5.4.7';
const O = '2.5.4.10';
const OU = '2.5.4.11';
const CN = '2.5.4.3';

/** Issuer names as seen on real certificates (reference.md §7), in the certificates' own order. */
export const issuers = {
  bancoCentral: [
    [C, 'EC', Type.PRINTABLESTRING],
    [O, 'BANCO CENTRAL DEL ECUADOR', Type.PRINTABLESTRING],
    [OU, 'ENTIDAD DE CERTIFICACION DE INFORMACION-ECIBCE', Type.PRINTABLESTRING],
    [L, 'QUITO', Type.PRINTABLESTRING],
    [CN, 'AC BANCO CENTRAL DEL ECUADOR', Type.PRINTABLESTRING],
  ],
  securityData: [
    [C, 'EC', Type.PRINTABLESTRING],
    [O, 'SECURITY DATA S.A. 2', Type.UTF8],
    [OU, 'ENTIDAD DE CERTIFICACION DE INFORMACION', Type.UTF8],
    [CN, 'AUTORIDAD DE CERTIFICACION SUBCA-2 SECURITY DATA', Type.UTF8],
  ],
  uanataca: [
    [C, 'ES', Type.PRINTABLESTRING],
    [L, 'Barcelona (see current address at www.uanataca.com/address)', Type.UTF8],
    [O, 'UANATACA S.A.', Type.UTF8],
    [OU, 'TSP-UANATACA', Type.UTF8],
    [CN, 'UANATACA CA2 2016', Type.UTF8],
    ['2.5.4.97', 'VATES-A66721499', Type.UTF8],
  ],
  /** An issuer that nobody knows, with everything that must be escaped, and an e-mail address. */
  unknown: [
    [C, 'EC', Type.PRINTABLESTRING],
    [O, 'Firmas, Sellos & Compañía "S.A."', Type.UTF8],
    [CN, '#1 <AC>; Quito + Guayaquil\\Cuenca', Type.UTF8],
    ['1.2.840.113549.1.9.1', 'ac@firmas.ec', Type.IA5STRING],
  ],
} as const satisfies Record<string, readonly NameField[]>;

export type Issuer = keyof typeof issuers;
