import { certificateAuthorities } from '../../signing/certificates/authorities.ts';
import { nameOid } from '../../signing/certificates/distinguished-name.ts';

/** Where in a certificate an identification was found, for a person who compares it with what a browser shows. */
export function placeInWords(objectIdentifier: string): string {
  if (objectIdentifier === nameOid.organizationIdentifier) return 'organizationIdentifier del titular';
  if (objectIdentifier === nameOid.serialNumber) return 'serialNumber del titular';
  const authority = certificateAuthorities.find(({ fields }) =>
    fields.some(({ ruc, cedula }) => ruc === objectIdentifier || cedula === objectIdentifier),
  );
  return `extensión ${objectIdentifier}${authority ? `, de ${authority.name}` : ''}`;
}
