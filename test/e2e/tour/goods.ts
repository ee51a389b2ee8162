import { z } from 'zod';
import { entityResource } from '../../../src-main/contract/business/entity.ts';
import { purchaseUpload } from '../../../src-main/contract/documents/purchases/purchase.ts';
import { listOf } from '../../../src-main/contract/list.ts';
import { ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';
import { aCreditLine } from '../../support/builders/credit-note-body.ts';
import { aLine } from '../../support/builders/invoice-body.ts';
import { aPurchaseSettlementBody } from '../../support/builders/purchase-settlement-body.ts';
import { suppliersCreditNote } from '../../support/import-files/suppliers-credit-note.ts';
import { suppliersInvoice } from '../../support/import-files/suppliers-invoice.ts';
import { uploadTo } from '../../support/service/upload-to.ts';
import type { RunningService } from '../support/service.ts';
import type { Sights } from './stops/stop.ts';

const taxes = (rate: 'iva_0' | 'iva_15') => [{ type: 'iva' as const, rate }];

/** Two invoices of a supplier: the goods of one are in stock, those of the other wait to be; a note on the first, and a settlement. */
export async function bringGoods(
  service: RunningService,
  shop: { readonly key: string; readonly barcodes: readonly string[]; readonly ids: readonly string[] },
): Promise<Pick<Sights, 'goodsId' | 'receivedId' | 'noteId' | 'settlementId'>> {
  const { key, barcodes, ids } = shop;
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const entities = await fetch(`${service.url}/v1/ec/entities`, { headers });
  const [business] = listOf(entityResource).parse(await entities.json()).data;
  const [buyer, issueDate] = [business?.ruc ?? '', ecuadorDate(new Date())];
  let sequential = 8100;
  const takeIn = async (lines: Parameters<typeof aLine>[0][]) => {
    sequential += 1;
    return upload(
      await suppliersInvoice({
        buyer,
        lines: lines.map((line) => aLine(line)),
        sequential,
        issueDate,
      }),
    );
  };
  const upload = async (content: string) => {
    const files = [{ name: 'compra.xml', content }];
    const answer = await uploadTo({ token: key }, service, '/v1/local/purchases/files', files);
    return z.string().parse(purchaseUpload.parse(answer).data[0]?.purchase_id);
  };
  const send = async (method: string, path: string, body: unknown) => {
    const about = `${service.url}/v1/local/purchases/${path}`;
    const answer = await fetch(about, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) process.stderr.write(`tour: ${path} ${answer.status} ${await answer.text()}\n`);
  };
  const rice = { code: '10233', description: 'ARROZ SUPERIOR FUNDA 2 KG X 12', taxes: taxes('iva_0') };
  const oil = { code: '20077', auxiliary_code: barcodes[1], description: 'ACEITE GIRASOL 900 ML' };
  const freight = { code: 'FLETE', description: 'Transporte hasta el local', unit_price: '8.00' };
  const receivedId = await takeIn([
    { ...rice, quantity: '4', unit_price: '19.80' },
    { ...oil, quantity: '24', unit_price: '2.15', discount: '2.40' },
    { ...freight, quantity: '1' },
  ]);
  await send('PUT', `${receivedId}/inventory/matches`, {
    matches: [
      { kind: 'product', line: 0, product_id: ids[0], factor: '12' },
      { kind: 'not_goods', line: 2 },
    ],
  });
  await send('POST', `${receivedId}/inventory/receipt`, {});
  const goodsId = await takeIn([
    { ...rice, quantity: '2', unit_price: '20.40' },
    { ...oil, quantity: '12', unit_price: '2.10' },
    { code: '30551', description: 'CAFÉ PASADO 400 G CAJA X 24', quantity: '1', unit_price: '96.00' },
    {
      code: '30560',
      auxiliary_code: barcodes[3],
      description: 'CHOCOLATE AMARGO DISPLAY',
      quantity: '3',
      unit_price: '18.60',
    },
    { ...freight, quantity: '1' },
  ]);
  const note = await suppliersCreditNote({
    buyer,
    invoice: '001-001-000008101',
    sequential,
    issueDate,
    lines: [
      aCreditLine({ ...rice, quantity: '1', unit_price: '19.80' }),
      aCreditLine({ ...oil, quantity: '3', unit_price: '2.05', taxes: taxes('iva_15') }),
    ],
  });
  const line = { code: 'MIEL', description: 'MIEL DE ABEJA 500 G', quantity: '24', unit_price: '3.20' };
  const settled = await fetch(`${service.url}/v1/ec/purchase-settlements?wait=20`, {
    method: 'POST',
    headers,
    body: JSON.stringify(aPurchaseSettlementBody({ lines: [{ ...line, taxes: taxes('iva_0') }] })),
  });
  const { id: settlementId } = z.object({ id: z.string() }).parse(await settled.json());
  return { goodsId, receivedId, noteId: await upload(note), settlementId };
}
