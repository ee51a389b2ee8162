import { formatNumber } from '../../identifiers/access-key.ts';
import type { DocumentIdentity } from '../../model/document.ts';
import type { Withholding } from '../../model/withholding.ts';
import { findWithholdingCode } from '../../taxes/withholding/withholding-rate.ts';

/**
 * What a business withholds from itself has no document of a supplier: the withholding supports itself, under its own
 * number (SRI technical sheet 2.34, annex 19), which nobody can know before it is taken.
 */
export function numberSelfWithholding(content: Withholding, identity: DocumentIdentity): Withholding {
  if (!content.support_documents.some(isSelfWithheld)) return content;
  const number = formatNumber(identity, identity.sequential);
  return {
    ...content,
    support_documents: content.support_documents.map((document) =>
      isSelfWithheld(document) ? { ...document, number } : document,
    ),
  };
}

/** Whether a support document is about tax that its issuer withholds from itself. */
export function isSelfWithheld({
  withholdings,
}: {
  readonly withholdings: readonly { readonly tax: string; readonly code: string }[];
}): boolean {
  return withholdings.some(
    ({ tax, code }) => tax === 'renta' && findWithholdingCode(tax, code)?.isSelfWithholding === true,
  );
}
