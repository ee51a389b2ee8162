import type { CashSaleBody, CashSaleResource } from '../../../../src-main/contract/counter/cash-session.ts';
import type {
  DocumentResource,
  InvoiceResource,
} from '../../../../src-main/contract/documents/document-resource.ts';
import type { Outcome } from '../../../../src-main/contract/problems/problems.ts';
import type { Receivables } from '../../../../src-main/counter/receivables/receivables.ts';
import type { Caller } from '../../../../src-main/issuing/requests/caller.ts';
import { aCreditNoteBody, type CreditNoteInput } from '../../builders/credit-note-body.ts';
import { anInvoiceBody, type InvoiceInput } from '../../builders/invoice-body.ts';
import { counterOn, PIN } from '../counter/counter-on.ts';
import { openShop, type TestShop } from '../shop.ts';

/** A shop that sells on credit, on a real store; its programs act with keys of their own. */
export interface ReceivableShop extends TestShop {
  readonly receivables: Receivables;
  readonly who: Caller;
  /** Documents issued before this instant are no debts; at first it is long ago, whatever the clock. */
  debtsStart(at: string): Promise<void>;
  /** Opens the drawer of a new till with nothing in it. */
  openDrawer(): Promise<Drawer>;
  /** An authorized invoice to a customer with this cédula. */
  sellTo(identification: string, body?: Partial<InvoiceInput>): Promise<InvoiceResource>;
  /** An authorized credit note on an invoice. */
  credit(invoice: InvoiceResource, body?: Partial<CreditNoteInput>): Promise<DocumentResource>;
  /** What a customer owes: `0.00` of who owes nothing. */
  owedBy(identification: string): Promise<string>;
}

/** An open cash session. */
export interface Drawer {
  readonly id: string;
  /** What should be in it by now. */
  expected(): Promise<string>;
  /** A till says how a document was paid or given back. */
  record(sale: CashSaleBody): Promise<Outcome<CashSaleResource>>;
}

export const onCredit = { method: 'otros_sistema_financiero', term: { length: 30, unit: 'days' } } as const;

export async function openReceivableShop(): Promise<ReceivableShop> {
  const shop = await openShop();
  const counter = counterOn(shop.store, () => shop.clock.now);
  const { receivables } = counter;
  const debtsStart: ReceivableShop['debtsStart'] = async (at) => {
    await shop.store.writes.run((tx) =>
      tx.updateTable('receivables_start').set({ started_at: at }).execute(),
    );
  };
  await debtsStart('2000-01-01T00:00:00.000Z');
  const who = await shop.caller();
  return {
    ...shop,
    receivables,
    who,
    debtsStart,
    async openDrawer() {
      const session = 'a window';
      const ana = good(
        await counter.operators.create(session, { name: 'Ana', role: 'administrator', pin: PIN }),
      );
      good(await counter.operators.signIn(session, ana.id, PIN));
      const point = { environment: 'test', establishment: '001', emission_point: '001' } as const;
      const till = good(await counter.tills.create(session, { name: 'Caja 1', ...point }));
      const opened = good(
        await counter.cashSessions.open(session, { till_id: till.id, opening_float: '0.00' }),
      );
      const { id } = opened.value;
      return {
        id,
        expected: async () => good(await counter.cashSessions.xReport(session, id)).cash.expected,
        record: (sale) => counter.cashSessions.recordSale(id, sale),
      };
    },
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
