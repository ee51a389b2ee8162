import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { TimelinessReport } from '../../contract/reports/timeliness.ts';

/** A signature over the bytes of a report. */
export interface ReportSignature {
  /** RSASSA-PKCS1-v1_5 with SHA-256. */
  readonly signature: Uint8Array;
  /** PEM. */
  readonly certificate: string;
}

export interface ProofParts extends ReportSignature {
  /** The signed bytes. */
  readonly json: Uint8Array;
  readonly pdf: Uint8Array;
}

/** The bytes that are signed. */
export function reportBytes(report: TimelinessReport): Buffer {
  return Buffer.from(`${JSON.stringify(report, null, 2)}\n`);
}

/** The report with its signature, and how anybody verifies it without this program. */
export function zipProof({ json, pdf, signature, certificate }: ProofParts): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(json), 'informe.json');
  zip.addBuffer(Buffer.from(signature), 'informe.json.sig');
  zip.addBuffer(Buffer.from(certificate), 'certificado.pem');
  zip.addBuffer(Buffer.from(pdf), 'informe.pdf');
  zip.addBuffer(Buffer.from(readme), 'LEEME.txt');
  zip.end();
  return buffer(zip.outputStream);
}

const readme = `Informe de transmisión al SRI, firmado con el certificado del negocio.

informe.json es lo firmado; informe.pdf dice lo mismo para leerlo. Se comprueba con OpenSSL, sin Mostrador:

  openssl x509 -in certificado.pem -pubkey -noout > clave.pem
  openssl dgst -sha256 -verify clave.pem -signature informe.json.sig informe.json

Debe responder «Verified OK». De quién es el certificado y quién lo emitió:

  openssl x509 -in certificado.pem -noout -subject -issuer -dates
`;
