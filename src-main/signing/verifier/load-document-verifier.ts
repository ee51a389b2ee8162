import type { SignatureFaultCode } from '../verify.ts';
import { judgeSigner, type SignedClaim, type SignerDoubt } from './judge-signer.ts';
import { type ProvenSignature, proveSignature } from './prove-signature.ts';
import { makeDocumentParser } from './signed-document.ts';
import { makeCertificateReader } from './signer-certificates.ts';

/** What the signature of an imported document proves. */
export type DocumentVerification =
  | {
      readonly ok: true;
      /** The signer, as the certificate names it. */
      readonly holder: string;
      /** Empty when the certificate is the issuer's own, of an authority known by name. */
      readonly doubts: readonly SignerDoubt[];
      /** As the signer wrote it; null when it is missing. */
      readonly signingTime: string | null;
      /** The canonical document that the signature covers. */
      readonly document: string;
    }
  | {
      readonly ok: false;
      /** The document was changed, or its signature never was one. */
      readonly code: 'invalid_signature';
      readonly fault: SignatureFaultCode;
    }
  | {
      readonly ok: false;
      /** The certificate is not the issuer's, or was not in force. */
      readonly code: 'certificate_mismatch' | 'certificate_expired';
      readonly holder: string;
      /** ISO 8601, UTC. */
      readonly validFrom: string;
      readonly validUntil: string;
    };

/** Verifies documents independently of how ours are signed and checked. */
export interface DocumentVerifier {
  /** The signature alone; agrees with `verifySignature`. */
  prove(signedXml: Uint8Array): ProvenSignature;
  /** The signature, and whether who made it could sign for that issuer on that day. */
  verify(signedXml: Uint8Array, claim: SignedClaim): DocumentVerification;
}

/** Loads libxml2 (WebAssembly, some 30 ms) and makes a verifier; it remembers the certificates it has read. */
export async function loadDocumentVerifier(): Promise<DocumentVerifier> {
  const libxml = await import('libxml2-wasm');
  const tools = { parse: makeDocumentParser(libxml), readCertificate: makeCertificateReader() };
  return {
    prove: (signedXml) => proveSignature(signedXml, tools),
    verify: (signedXml, claim) => judge(proveSignature(signedXml, tools), claim),
  };
}

function judge(proven: ProvenSignature, claim: SignedClaim): DocumentVerification {
  if (!proven.ok) return { ok: false, code: 'invalid_signature', fault: proven.fault };
  const { signer, signingTime, document } = proven;
  const { holder, validFrom, validUntil } = signer.certificate;
  const verdict = judgeSigner(signer, claim, signingTime);
  return verdict.ok
    ? { ok: true, holder, doubts: verdict.doubts, signingTime, document }
    : { ok: false, code: verdict.code, holder, validFrom, validUntil };
}
