import { isUtf8 } from 'node:buffer';
import type { DocumentIdentity } from '../documents/model/document.ts';
import { ecuadorTimestamp } from '../documents/values/ecuador-time.ts';

export interface Authorized {
  readonly environment: DocumentIdentity['environment'];
  /** The access key, in the offline scheme. */
  readonly number: string;
  /** As the authority wrote it, or an instant in UTC. */
  readonly authorizedAt: string;
  /** With its declaration, as it was sent. */
  readonly signedXml: Uint8Array;
}

/**
 * The `<autorizacion>` in which the authority gives an authorized document back, and which the programs of buyers expect
 * (SRI reference §5): the signed bytes in CDATA, untouched, right behind its opening.
 *
 * @returns UTF-8, without a byte order mark
 */
export function authorizationEnvelope({
  environment,
  number,
  authorizedAt,
  signedXml,
}: Authorized): Uint8Array {
  const head = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<autorizacion>
<estado>AUTORIZADO</estado>
<numeroAutorizacion>${number}</numeroAutorizacion>
<fechaAutorizacion>${inEcuador(authorizedAt)}</fechaAutorizacion>
<ambiente>${environment === 'live' ? 'PRODUCCIÓN' : 'PRUEBAS'}</ambiente>
<comprobante><![CDATA[`;
  return Buffer.concat([
    Buffer.from(head),
    inCdata(signedXml),
    Buffer.from(`]]></comprobante>
<mensajes/>
</autorizacion>
`),
  ]);
}

/** An end of CDATA inside is split between two sections: reading the text of both gives the bytes again. */
function inCdata(xml: Uint8Array): Buffer {
  // In Latin-1 each byte is a character, so that none of another can be taken for part of an end.
  const bytes = Buffer.from(xml).toString('latin1').replaceAll(']]>', ']]]]><![CDATA[>');
  // An imported document may be in another encoding than its envelope, where its bytes would be no text.
  return Buffer.from(bytes, isUtf8(xml) ? 'latin1' : 'utf8');
}

/** What the authority wrote is copied; an instant in UTC is one that the program wrote. */
function inEcuador(authorizedAt: string): string {
  return authorizedAt.endsWith('Z')
    ? ecuadorTimestamp(new Date(authorizedAt)).replace('.000', '')
    : authorizedAt;
}
