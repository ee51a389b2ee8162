export interface ProformaFacts {
  /** The last day it holds, YYYY-MM-DD. */
  readonly validUntil: string;
  readonly acceptedAt?: string | undefined;
  /** The document it became. */
  readonly invoiceId?: string | undefined;
}

/** What was accepted in time stays so; what became an invoice stays that. */
export function proformaStatusOf({ validUntil, acceptedAt, invoiceId }: ProformaFacts, today: string) {
  if (invoiceId !== undefined) return 'invoiced';
  if (acceptedAt !== undefined) return 'accepted';
  return validUntil < today ? 'expired' : 'open';
}
