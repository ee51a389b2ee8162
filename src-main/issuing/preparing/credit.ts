import type { Problem } from '../../contract/problems/problems.ts';
import { isToFinalConsumer } from '../../documents/lifecycle/annulment.ts';
import type { Summary } from '../../documents/model/document-kind.ts';
import { decimal, formatAmount } from '../../documents/values/decimal.ts';
import type { IssuingTransaction } from '../ports/issuing-store.ts';
import type { OwedAtMost } from '../ports/sale-approvals.ts';
import type { StoredDocument } from '../ports/stored-document.ts';
import type { DocumentScope } from '../ports/till-machines.ts';

/**
 * Another till sold to the same customer on credit since it was judged, if so: asked inside the transaction, where nobody can
 * come between.
 */
export async function limitProblem(
  transaction: Pick<IssuingTransaction, 'owedBy'>,
  scope: DocumentScope,
  owedAtMost: OwedAtMost | undefined,
): Promise<Problem | undefined> {
  if (!owedAtMost) return undefined;
  const owed = await transaction.owedBy(scope, owedAtMost.debtor);
  return owed > owedAtMost.cents ? limitReached : undefined;
}

export const limitReached: Problem = {
  code: 'operator_not_allowed',
  detail: 'Otra caja le vendió a crédito a este cliente en este instante: inténtelo otra vez.',
};

/** What credit notes may still take of a document; an invoice to the final consumer takes none (SRI reference §9). */
export function creditBalanceOf({
  content,
  status,
  credited,
}: Pick<StoredDocument, 'content' | 'status' | 'credited'>): string {
  if (content.object !== 'invoice' || status !== 'authorized' || isToFinalConsumer(content)) return '0.00';
  return formatAmount(decimal(content.total).minus(credited));
}

/**
 * Why the invoice cannot bear a note after all, if so: asked inside the transaction that writes the note, where no
 * other note can come between. What the note `corrects` held before does not count.
 */
export async function creditProblem(
  transaction: Pick<IssuingTransaction, 'document'>,
  credits: Summary['credits'],
  corrects?: string,
): Promise<Problem | undefined> {
  if (!credits) return undefined;
  const invoice = await transaction.document(credits.documentId, { except: corrects });
  const balance = invoice ? creditBalanceOf(invoice) : '0.00';
  if (decimal(credits.amount).lte(balance)) return undefined;
  const message = `La nota es por ${credits.amount} y de la factura quedan ${balance} por acreditar.`;
  return {
    code: 'credit_exceeds_balance',
    detail: message,
    errors: [{ pointer: '/lines', code: 'credit_exceeds_balance', message }],
  };
}
