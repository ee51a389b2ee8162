import forge from 'node-forge';
import { PRACTICE_UNIT, practiceFields } from './authorities.ts';
import { nameOid } from './distinguished-name.ts';
import { makeSelfSigned } from './make-self-signed.ts';

/** Whom a practice certificate is made out to, and how its file is locked. */
export interface PracticeCertificate {
  readonly ruc: string;
  readonly holder: string;
  readonly organization: string;
  readonly password: string;
  /** The beginning of its twenty years. */
  readonly validFrom: Date;
}

/**
 * Makes the self-signed certificate of the practice business, as a .p12 file: RSA-2048, like a real one in all
 * that signing needs, and good for nothing outside the sandbox.
 */
export async function makePracticeCertificate(request: PracticeCertificate): Promise<Buffer> {
  const { privateKey, certificate } = await makeSelfSigned(nameOf(request), {
    validFrom: request.validFrom,
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'keyUsage', critical: true, digitalSignature: true, nonRepudiation: true },
      { name: 'subjectKeyIdentifier' },
      { id: practiceFields.ruc, value: utf8Der(request.ruc) },
      { id: practiceFields.companyName, value: utf8Der(request.organization) },
    ],
  });
  const p12 = forge.pkcs12.toPkcs12Asn1(privateKey, certificate, request.password, {
    // node-forge's AES files take an accented password as Latin-1, which nobody else does; 3DES is written right.
    algorithm: '3des',
    friendlyName: 'firma de practica',
  });
  return Buffer.from(forge.asn1.toDer(p12).getBytes(), 'latin1');
}

function nameOf({ ruc, holder, organization }: PracticeCertificate): forge.pki.CertificateField[] {
  return [
    { shortName: 'C', value: 'EC' },
    utf8Field('2.5.4.10', organization),
    utf8Field('2.5.4.11', PRACTICE_UNIT),
    utf8Field(nameOid.organizationIdentifier, `VATEC-${ruc}`),
    utf8Field(nameOid.commonName, holder),
  ];
}

function utf8Field(type: string, value: string): forge.pki.CertificateField {
  return { type, value, valueTagClass: UTF8_STRING };
}

/** What node-forge calls the "tag class" of a name's value is its type of string; hence the plain number. */
const UTF8_STRING: number = forge.asn1.Type.UTF8;

function utf8Der(text: string): string {
  const { Class, Type, create, toDer } = forge.asn1;
  return toDer(create(Class.UNIVERSAL, Type.UTF8, false, forge.util.encodeUtf8(text))).getBytes();
}
