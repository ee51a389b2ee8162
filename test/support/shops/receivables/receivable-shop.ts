import type {
  DocumentResource,
  InvoiceResource,
} from '../../../../src-main/contract/documents/document-resource.ts';
import type { Outcome } from '../../../../src-main/contract/problems/problems.ts';
import type { Receivables } from '../../../../src-main/counter/receivables/receivables.ts';
import type { Caller } from '../../../../src-main/issuing/requests/caller.ts';
import { aCreditNoteBody, type CreditNoteInput } from '../../builders/credit-note-body.ts';
import { anInvoiceBody, type InvoiceInput } from '../../builders/invoice-body.ts';
import { counterOn } from '../counter/counter-shop.ts';
import { openShop, type TestShop } from '../shop.ts';

/** A shop that sells on credit, on a real store; its programs act with keys of their own. */
export interface ReceivableShop extends TestShop {
  readonly receivables: Receivables;
  readonly who: Caller;
  /** An authorized invoice to a customer with this cédula. */
  sellTo(identification: string, body?: Partial<InvoiceInput>): Promise<InvoiceResource>;
  /** An authorized credit note on an invoice. */
  credit(invoice: InvoiceResource, body?: Partial<CreditNoteInput>): Promise<DocumentResource>;
  /** What a customer owes: `0.00` of who owes nothing. */
  owedBy(identification: string): Promise<string>;
}

export const onCredit = { method: 'otros_sistema_financiero', term: { length: 30, unit: 'days' } } as const;

export async function openReceivableShop(): Promise<ReceivableShop> {
  const shop = await openShop();
  const { receivables } = counterOn(shop.store, () => shop.clock.now);
  const who = await shop.caller();
  return {
    ...shop,
    receivables,
    who,
    async sellTo(identification, body = {}) {
      const buyer = {
        identification_type: 'cedula',
        identification,
        name: `CLIENTE ${identification}`,
      } as const;
      const invoice = await shop.issue(anInvoiceBody({ buyer, payments: [onCredit], ...body }));
      await shop.decide(invoice.id, 'authorized');
      return invoice;
    },
    async credit({ id }, body = {}) {
      const input = aCreditNoteBody({ modified_document: { document_id: id }, ...body });
      const note = await shop.issueAs('credit_note', input);
      await shop.decide(note.id, 'authorized');
      return note;
    },
    owedBy: async (identification) => good(await receivables.get(who, identification)).balance,
  };
}

/** The value of an outcome that must be good. */
export function good<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.value;
}
