import { paidInCash } from '../documents/body/payment.ts';
import type { PrintedCash, PrintedStatus } from '../documents/printing/printed.ts';
import { decimal } from '../documents/values/decimal.ts';
import type { StoredDocument } from '../issuing/ports/stored-document.ts';
import type { DocumentReadingStore } from './document-reading-store.ts';
import { printedStatusOf } from './printed-status.ts';

/** What stands on the page of a document beside what it says itself. */
export interface PageSurroundings {
  readonly status: PrintedStatus;
  readonly logo?: Uint8Array;
}

export async function pageSurroundings(
  store: Pick<DocumentReadingStore, 'letterhead' | 'paidAtTill'>,
  document: StoredDocument,
): Promise<PageSurroundings> {
  const { entityId, identity, id } = document;
  const { environment } = identity;
  const [{ logo, ...letterhead }, { cash, cashier }] = await Promise.all([
    store.letterhead(entityId),
    store.paidAtTill({ entityId, environment }, id),
  ]);
  return {
    status: {
      ...printedStatusOf(document),
      ...letterhead,
      ...(cash && isOfContent(cash, document) && { cash }),
      ...(cashier !== undefined && { cashier }),
    },
    ...(logo && { logo }),
  };
}

/** A correction may have changed what was to be paid. */
function isOfContent({ received, change }: PrintedCash, { content }: StoredDocument): boolean {
  return 'payments' in content && paidInCash(content.payments).eq(decimal(received).minus(change));
}
