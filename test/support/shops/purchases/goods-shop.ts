import { entityResource } from '../../../../src-main/contract/business/entity.ts';
import { type ProductBody, productResource } from '../../../../src-main/contract/catalog/product.ts';
import { purchaseUpload } from '../../../../src-main/contract/documents/purchases/purchase.ts';
import {
  type PurchaseInventory,
  purchaseInventory,
} from '../../../../src-main/contract/documents/purchases/purchase-inventory.ts';
import { listOf } from '../../../../src-main/contract/list.ts';
import type { HttpAnswer } from '../../api/http-call.ts';
import type { CreditLineInput } from '../../builders/credit-note-body.ts';
import type { InvoiceInput } from '../../builders/invoice-body.ts';
import { suppliersCreditNote } from '../../import-files/suppliers-credit-note.ts';
import { suppliersInvoice } from '../../import-files/suppliers-invoice.ts';
import { type StaffedService, staff } from '../../service/staffed-service.ts';
import type { AnsweringService } from '../../service/start-in-process.ts';
import { uploadTo } from '../../service/upload-to.ts';

/** A practice shop that runs its stock, with people, and a supplier whose documents it takes in. */
export interface GoodsShop extends StaffedService {
  /** Takes in what the supplier issued with these lines. */
  buy(lines: InvoiceInput['lines'], parts?: Partial<InvoiceInput>): Promise<string>;
  /** Takes in what the supplier credits of a purchase, by its id, or of an invoice that was not taken in, by its number. */
  credit(lines: readonly CreditLineInput[], of: string): Promise<string>;
  product(body: Partial<ProductBody> & { readonly name: string }): Promise<string>;
  /** Of a purchase: its inventory, or a call beneath it. */
  inventory(id: string): Promise<PurchaseInventory>;
  match(id: string, ...matches: readonly object[]): Promise<PurchaseInventory>;
  enter(id: string, body?: object): Promise<HttpAnswer>;
  reverse(id: string, body?: object): Promise<HttpAnswer>;
}

export async function openGoodsShop(service: AnsweringService): Promise<GoodsShop> {
  const staffed = await staff(service);
  const { owner, documents, window } = staffed;
  await owner.call('PATCH', '/v1/local/settings', { body: { stock_enabled: 'on' } });
  await staffed.signIn(staffed.ana);

  const [business] = listOf(entityResource).parse(
    (await documents.call('GET', '/v1/ec/entities')).json(),
  ).data;
  if (!business) throw new Error('there is no business');
  const { ruc } = business;
  let issued = 0;
  const numbers = new Map<string, string>();
  async function buy(lines: InvoiceInput['lines'], parts: Partial<InvoiceInput> = {}): Promise<string> {
    issued += 1;
    const id = await takeIn(await suppliersInvoice({ buyer: ruc, lines, parts, sequential: issued }));
    numbers.set(id, `001-001-${String(issued).padStart(9, '0')}`);
    return id;
  }
  async function takeIn(content: string): Promise<string> {
    const files = [{ name: 'compra.xml', content }];
    const answer = await uploadTo(documents, service, '/v1/local/purchases/files', files);
    const [arrival] = purchaseUpload.parse(answer).data;
    if (arrival?.purchase_id === undefined) throw new Error(JSON.stringify(arrival));
    return arrival.purchase_id;
  }
  let credited = 0;
  async function credit(lines: readonly CreditLineInput[], of: string): Promise<string> {
    credited += 1;
    const invoice = numbers.get(of) ?? of;
    return takeIn(await suppliersCreditNote({ buyer: ruc, lines, invoice, sequential: credited }));
  }
  const at = (id: string) => `/v1/local/purchases/${id}/inventory`;
  const shown = (answer: HttpAnswer) => {
    if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
    return purchaseInventory.parse(answer.json());
  };
  return {
    ...staffed,
    buy,
    credit,
    async product(body) {
      const made = await window.call('POST', '/v1/local/products', {
        body: { code: body.name, unit_price: '10.00', ...body },
      });
      if (made.status !== 201) throw new Error(made.text);
      return productResource.parse(made.json()).id;
    },
    inventory: async (id) => shown(await documents.call('GET', at(id))),
    match: async (id, ...matches) =>
      shown(await documents.call('PUT', `${at(id)}/matches`, { body: { matches } })),
    enter: (id, body = {}) => documents.call('POST', `${at(id)}/receipt`, { body }),
    reverse: (id, body = {}) => documents.call('POST', `${at(id)}/receipt/reversal`, { body }),
  };
}
