import { expect, it } from 'vitest';
import { documentResource } from '../../../src-main/contract/documents/document-resource.ts';
import { importItemList, importResource } from '../../../src-main/contract/import.ts';
import { kindOf } from '../../../src-main/documents/all-kinds/types.ts';
import type { AuthorityDouble } from '../../support/authority-double/authority-double.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { aWithholdingBody } from '../../support/builders/withholding-body.ts';
import { signXml } from '../../support/import-files/signed-invoice.ts';
import { readPages } from '../../support/pages/pdf-reading.ts';
import { testShops } from '../../support/service/test-shops.ts';
import { aSupplier } from '../../support/shops/purchases/supplier.ts';
import { requireTool } from '../../support/tools/require-tool.ts';

const shops = testShops();
const hasPoppler = requireTool('pdftotext');

/** What a previous system issued with a rate that no table has, and the authority authorized all the same. */
async function withUnknownRates(authority: AuthorityDouble): Promise<readonly string[]> {
  authority.setDecisionDelay(0);
  const previous = await aSupplier(authority);
  const issued = [
    await previous.issue('withholding', aWithholdingBody()),
    await previous.issue('invoice', anInvoiceBody()),
  ];
  const files = await Promise.all(
    issued.map(async ({ id, access_key: key }): Promise<readonly [string, string]> => {
      const stored = await previous.shop.stored(id);
      const xml = kindOf(stored.identity.type).writeXml(stored);
      return [key, await signXml(xml.replaceAll('<codigoPorcentaje>4<', '<codigoPorcentaje>0000<'))];
    }),
  );
  authority.alter((authorization) => ({
    ...authorization,
    comprobante: Buffer.from(new Map(files).get(authorization.numeroAutorizacion ?? '') ?? ''),
  }));
  return files.map(([, xml]) => xml);
}

it('imports what a bank withheld with a code that no table has, as it is written, and shows it as unknown', async () => {
  const { authority, client, service } = await shops.open({
    authorityNow: () => new Date('2026-11-21T17:00:30Z'),
  });
  const form = new FormData();
  for (const [index, xml] of (await withUnknownRates(authority)).entries()) {
    form.append('file', new Blob([xml]), `${index}.xml`);
  }
  const headers = { authorization: `Bearer ${client.token}` };
  const uploaded = await fetch(`${service.url}/v1/ec/imports`, { method: 'POST', headers, body: form });
  const { id } = importResource.parse(await uploaded.json());
  const now = async () => importResource.parse((await client.call('GET', `/v1/ec/imports/${id}`)).json());
  await expect.poll(async () => (await now()).status).toBe('completed');
  expect(await now()).toMatchObject({
    counts: { found: 2, imported: 2, skipped: 0, failed: 0 },
    verification: { sri: 2 },
  });

  const listed = importItemList.parse((await client.call('GET', `/v1/ec/imports/${id}/items`)).json()).data;
  const documentOf = async (type: string) => {
    const path = `/v1/ec/documents/${listed.find((item) => item.document_type === type)?.document_id}`;
    return documentResource.parse((await client.call('GET', path)).json());
  };
  expect(await documentOf('withholding')).toMatchObject({
    channel: 'imported',
    support_documents: [{ taxes: [{ type: 'iva', rate: '0000', base: '100.00', value: '15.00' }] }],
  });
  const invoice = await documentOf('invoice');
  expect(invoice).toMatchObject({ taxes: [{ type: 'iva', rate: '0000' }] });
  if (!hasPoppler) return;
  const page = readPages(await client.file(invoice.id, 'ride?format=a4')).join(' ');
  expect(page.replaceAll(/\s/gu, '')).toContain('SUBTOTALcódigo0000(desconocido)');
});
