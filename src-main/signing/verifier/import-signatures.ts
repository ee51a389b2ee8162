import type { SignatureCheck, SignatureVerdict } from '../../imports/reading/signature-check.ts';
import {
  type DocumentVerification,
  type DocumentVerifier,
  loadDocumentVerifier,
} from './load-document-verifier.ts';

/** The signatures of imported documents; what verifies them is loaded with the first. */
export function makeImportSignatures(loadVerifier = loadDocumentVerifier): SignatureCheck {
  let loading: Promise<DocumentVerifier> | undefined;
  const load = async () => {
    try {
      return await loadVerifier();
    } catch (reason) {
      // The cause may be temporary: the next document tries again.
      loading = undefined;
      throw reason;
    }
  };
  return async ({ signedXml, issuerRuc, issueDate }) => {
    loading ??= load();
    const verifier = await loading;
    try {
      return verdictOf(verifier.verify(signedXml, { issuerRuc, issueDate }));
    } catch (reason) {
      // The memory of libxml2 may be damaged: a new thread, with a new instance, continues the import.
      if (reason instanceof Error && reason.name === 'RuntimeError') throw reason;
      // One hostile document must not end the import of all the others.
      const breakdown = reason instanceof Error ? (reason.stack ?? reason.message) : String(reason);
      return { ok: false, code: 'unreadable_xml', breakdown };
    }
  };
}

function verdictOf(verified: DocumentVerification): SignatureVerdict {
  if (verified.ok) {
    const { doubts } = verified;
    const isChainKnown = !doubts.includes('issuer_unknown') && !doubts.includes('self_signed');
    return {
      ok: true,
      warnings: {
        ...(isChainKnown ? {} : { chain: 'unknown' }),
        ...(doubts.includes('holder_unsaid') ? { holder: 'unsaid' } : {}),
      },
    };
  }
  if (verified.code === 'invalid_signature') {
    return { ok: false, code: verified.code, params: { fault: verified.fault } };
  }
  const { code, holder, validFrom, validUntil } = verified;
  return { ok: false, code, params: { holder, valid_from: validFrom, valid_until: validUntil } };
}
