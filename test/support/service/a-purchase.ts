import { expect } from 'vitest';
import { entityResource } from '../../../src-main/contract/business/entity.ts';
import { purchaseUpload } from '../../../src-main/contract/documents/purchases/purchase.ts';
import { listOf } from '../../../src-main/contract/list.ts';
import { makeTestKey, otherRuc } from '../certificates/test-certificates.ts';
import {
  type ForeignInvoice,
  foreignInvoiceXml,
  foreignKey,
  signXml,
} from '../import-files/signed-invoice.ts';
import type { ApiClient } from './api-client.ts';

/** The signed XML of an invoice that a supplier, `otherRuc`, issued to the business with that RUC. */
export function suppliersXml(buyerRuc: string, invoice: ForeignInvoice): Promise<string> {
  const xml = foreignInvoiceXml({ ruc: otherRuc, ...invoice })
    .replace(
      '<tipoIdentificacionComprador>05</tipoIdentificacionComprador>',
      '<tipoIdentificacionComprador>04</tipoIdentificacionComprador>',
    )
    .replace('1710034065<', `${buyerRuc}<`);
  return signXml(xml, makeTestKey(otherRuc));
}

/** Takes in the invoice of a supplier. */
export async function aPurchase(client: ApiClient, url: string, invoice: ForeignInvoice) {
  const entities = listOf(entityResource).parse((await client.call('GET', '/v1/ec/entities')).json());
  const upload = new FormData();
  upload.append('file', new Blob([await suppliersXml(entities.data[0]?.ruc ?? '', invoice)]), 'compra.xml');
  const answer = await fetch(`${url}/v1/local/purchases/files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.token}` },
    body: upload,
  });
  const [arrival] = purchaseUpload.parse(await answer.json()).data;
  expect(arrival).toMatchObject({ result: 'added' });
  return {
    id: arrival?.purchase_id ?? '',
    number: arrival?.number ?? '',
    accessKey: foreignKey({ ruc: otherRuc, ...invoice }),
  };
}
