import { expect, it, onTestFinished } from 'vitest';
import { purchaseList } from '../../../src-main/contract/documents/purchases/purchase.ts';
import { declarationResource } from '../../../src-main/contract/reports/declaration.ts';
import { daysBefore, ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';
import { anInvoiceBody, type BuyerInput } from '../../support/builders/invoice-body.ts';
import { companyRuc, otherRuc } from '../../support/certificates/test-certificates.ts';
import { eventually } from '../../support/eventually.ts';
import { envelopeOf } from '../../support/import-files/envelopes.ts';
import { type ApiClient, keyHolderOf } from '../../support/service/api-client.ts';
import { businessAtAuthority } from '../../support/service/business-at-authority.ts';
import { importedBy } from '../../support/service/imported-by.ts';
import { testServices } from '../../support/service/test-services.ts';
import { uploadTo } from '../../support/service/upload-to.ts';
import { aSupplier, type Supplier } from '../../support/shops/purchases/supplier.ts';

/** Cases of others: an authority that hands documents out for 15 days, then answers 0 for authorized ones too. */
const services = testServices();
const today = ecuadorDate(new Date());
const us = { identification_type: 'ruc', identification: otherRuc, name: 'NOSOTROS S.A.' } as const;

async function aMarket() {
  const clock = { now: new Date() };
  const conduct = { now: () => clock.now };
  const { authority, service } = await businessAtAuthority(services, { ruc: otherRuc }, conduct);
  onTestFinished(() => authority.close());

  /** The signed XML of an invoice that the authority authorized so many days ago. */
  async function authorizedBefore(days: number, issuer: Supplier, buyer: BuyerInput = us) {
    const now = new Date(`${daysBefore(today, days)}T12:00:00-05:00`);
    issuer.shop.clock.now = now;
    clock.now = now;
    const invoice = await issuer.issue('invoice', anInvoiceBody({ buyer }));
    const signed = await issuer.shop.signer.sign(await issuer.shop.stored(invoice.id), now);
    clock.now = new Date();
    if (!signed.ok) throw new Error(signed.problem);
    return { key: invoice.access_key, xml: new TextDecoder().decode(signed.signedXml) };
  }
  return { authority, service, client: await keyHolderOf(service, 'test'), authorizedBefore };
}

it('the own history of 20 to 380 days ago is imported by its envelope, the state of two months, or its signature', async () => {
  const { authority, service, client, authorizedBefore } = await aMarket();
  const formerSystem = await aSupplier(authority, { ruc: otherRuc });
  const buyer = { identification_type: 'ruc', identification: companyRuc, name: 'CLIENTE S.A.' } as const;
  const [enclosed, signed, recent] = [
    await authorizedBefore(380, formerSystem, buyer),
    await authorizedBefore(200, formerSystem, buyer),
    await authorizedBefore(20, formerSystem, buyer),
  ];
  const items = await importedBy(client, service, [
    {
      name: 'autorizada.xml',
      content: envelopeOf(enclosed.xml, { number: enclosed.key, environment: 'PRUEBAS' }),
    },
    { name: 'firmada.xml', content: signed.xml },
    { name: 'reciente.xml', content: recent.xml },
  ]);
  expect(items.map(({ file, result, code }) => [file, result, code])).toEqual([
    ['autorizada.xml', 'imported', 'signature_only'],
    ['firmada.xml', 'imported', 'issuer_signature_only'],
    // Within the days that ConsultaComprobante answers of.
    ['reciente.xml', 'imported', 'confirmed_by_sri'],
  ]);
  const counts = authority.counts();
  expect([counts.authorization, counts.query].every((count) => count > 0)).toBe(true);
});

it('purchases of 20 to 380 days ago are never refused for the authority’s silence, and are declared', async () => {
  const { authority, service, client, authorizedBefore } = await aMarket();
  const supplier = await aSupplier(authority);
  const bought = [
    [380, await authorizedBefore(380, supplier)],
    [100, await authorizedBefore(100, supplier)],
    [20, await authorizedBefore(20, supplier)],
  ] as const;
  const answer = await uploadTo(
    client,
    service,
    '/v1/local/purchases/files',
    bought.map(([days, { xml }]) => ({ name: `hace-${days}.xml`, content: xml })),
  );
  expect(answer.data).toMatchObject(bought.map(() => ({ result: 'added' })));
  await eventually(
    () => stateOf(client, bought[2][1].key),
    (state) => state === 'authorized',
  );
  expect(await stateOf(client, bought[0][1].key)).toBe('unconfirmed');
  expect(await stateOf(client, bought[1][1].key)).toBe('unconfirmed');
  for (const [days] of bought) {
    const day = daysBefore(today, days);
    const declared = await client.call('GET', `/v1/local/reports/declaration?from=${day}&to=${day}`);
    const { iva, left_out } = declarationResource.parse(declared.json());
    const boxes = iva.flatMap((section) => section.boxes);
    expect(boxes.find(({ box }) => box === '500')?.value).toBe('20.00');
    expect(left_out).toMatchObject({ unauthorized_purchases: 0, unconfirmed_purchases: days > 20 ? 1 : 0 });
  }
});

async function stateOf(client: ApiClient, key: string): Promise<string | undefined> {
  const { data } = purchaseList.parse((await client.call('GET', '/v1/local/purchases')).json());
  return data.find(({ access_key }) => access_key === key)?.authorization.state;
}
