import type { SigningKey } from '../../signing/signing-key.ts';
import { TokenError } from '../../signing/token/token-error.ts';
import type { TokenFault } from '../../signing/token/token-port.ts';
import { makeSigner } from '../../signing/xades.ts';

/** The result of a trial signature. */
export type TrialSignature =
  | { readonly kind: 'verified' }
  | { readonly kind: 'wrong'; readonly reason: string }
  | { readonly kind: 'token_fault'; readonly fault: TokenFault };

/** The shape of an invoice without its facts: nothing that could be taken for a document. */
const TRIAL_XML =
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<factura id="comprobante" version="1.1.0"><infoTributaria><razonSocial>PRUEBA DE FIRMA</razonSocial>' +
  '</infoTributaria><infoFactura><moneda>DOLAR</moneda></infoFactura></factura>';

/** Signs a small text as every document is signed, and has it verified by the verifier that knows nothing of our signer. */
export async function trySignature(key: SigningKey, at: Date): Promise<TrialSignature> {
  if (key.certificate.rsa === null) return { kind: 'wrong', reason: 'not_rsa' };
  try {
    const signed = await makeSigner(key).sign(TRIAL_XML, { signingTime: at, idSeed: 'trial' });
    // Loaded when somebody has a certificate examined: no start needs another's verifier.
    const { verifySignature } = await import('../../signing/verify.ts');
    const verified = verifySignature(signed);
    if (!verified.ok) return { kind: 'wrong', reason: verified.fault };
    const isOurs = verified.certificateDer.equals(key.certificateDer);
    return isOurs ? { kind: 'verified' } : { kind: 'wrong', reason: 'certificate_mismatch' };
  } catch (reason) {
    if (reason instanceof TokenError) return { kind: 'token_fault', fault: reason.fault };
    throw reason;
  }
}
