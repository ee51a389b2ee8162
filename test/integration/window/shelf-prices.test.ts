import { expect, it } from 'vitest';
import { productResource } from '../../../src-main/contract/catalog/product.ts';
import { cashReport } from '../../../src-main/contract/counter/cash-report.ts';
import { cashSessionResource } from '../../../src-main/contract/counter/cash-session.ts';
import { operatorResource } from '../../../src-main/contract/counter/operator.ts';
import { tillResource } from '../../../src-main/contract/counter/till.ts';
import type { InvoiceResource } from '../../../src-main/contract/documents/document-resource.ts';
import { decimal, formatAmount, sum } from '../../../src-main/documents/values/decimal.ts';
import { settlePayments } from '../../../src-renderer/features/counter/charge/settle-payments.ts';
import { computeSale } from '../../../src-renderer/features/counter/sale/issue/compute-sale.ts';
import { issueSale } from '../../../src-renderer/features/counter/sale/issue/issue-sale.ts';
import { lineOfProduct } from '../../../src-renderer/features/counter/sale/sale-line.ts';
import { createSaleStore } from '../../../src-renderer/features/counter/sale/sale-store.ts';
import { acceptedBy } from '../../../src-renderer/lib/http/answer.ts';
import { makeHttp } from '../../../src-renderer/lib/http/http.ts';
import { hasShared } from '../../support/samples/shared-files.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { testShops } from '../../support/service/test-shops.ts';
import { PIN } from '../../support/shops/counter/counter-on.ts';
import { requireTool } from '../../support/tools/require-tool.ts';
import { verifyWithXmlsec } from '../../support/xml/xmlsec.ts';
import { schemaNamed } from '../../support/xml/xsd.ts';

const shops = testShops();
const schema = schemaNamed('factura_V2.1.0.xsd');
const hasXmlsec = requireTool('xmlsec1');

/** Prices that rounding a price without IVA misses, and any others. */
function shelfPrices(count: number): readonly string[] {
  const random = seededRandom(31);
  const known = ['10.00', '0.50', '6.25', '4.25', '0.01'];
  const others = Array.from({ length: count - known.length }, () =>
    (random.between(1, 20_000) / 100).toFixed(2),
  );
  return [...known, ...others];
}

async function openCounter() {
  const { authority, client, owner, service } = await shops.open();
  const as = (token: string) =>
    makeHttp(service.url, { current: async () => token, renew: async () => undefined });
  const [local, documents] = [as(owner.token), as(client.token)];
  const ana = await acceptedBy(
    local.send(operatorResource, 'POST /v1/local/operators', {
      body: { name: 'Ana', role: 'administrator', pin: PIN },
    }),
  );
  await acceptedBy(
    local.call('POST /v1/local/operators/{id}/sign-in', { path: { id: ana.id }, body: { pin: PIN } }),
  );
  const till = await acceptedBy(
    local.send(tillResource, 'POST /v1/local/tills', {
      body: { name: 'Caja 1', environment: 'test', establishment: '002', emission_point: '003' },
    }),
  );
  const session = await acceptedBy(
    local.send(cashSessionResource, 'POST /v1/local/cash-sessions', {
      body: { till_id: till.id, opening_float: '50.00' },
    }),
  );
  return { authority, client, local, documents, session };
}

it('sells a hundred shelf prices so that the drawer is exact to the cent', async () => {
  const { authority, client, local, documents, session } = await openCounter();
  const prices = shelfPrices(100);
  const products = [];
  for (const [index, price] of prices.entries()) {
    const body = { code: `P-${index}`, name: `Producto ${index}`, unit_price_with_taxes: price };
    products.push(await acceptedBy(local.send(productResource, 'POST /v1/local/products', { body })));
  }
  expect(products.map((product) => product.unit_price_with_taxes)).toEqual(prices);

  const sale = createSaleStore(() => crypto.randomUUID());
  const sold: InvoiceResource[] = [];
  const sellNow = async (expected: string) => {
    const computed = computeSale(sale.getState(), new Date().toISOString().slice(0, 10));
    expect(computed).toMatchObject({ kind: 'computed', invoice: { total: expected } });
    const rows = [{ key: 'cash', method: 'sin_sistema_financiero', received: '2000.00' }] as const;
    const { payments, change } = settlePayments(expected, rows);
    expect(change).toBe(formatAmount(decimal('2000').minus(expected)));
    const issuingPoint = { cashSessionId: session.id };
    const { document } = await acceptedBy(issueSale(documents, sale, { payments, change, issuingPoint }));
    expect(document.total).toBe(expected);
    sold.push(document);
    sale.getState().finish({ documentId: document.id, change });
  };
  // Alone, where a cent that is missed cannot hide behind another, and several together.
  for (const [index, product] of products.entries()) {
    sale.getState().add(lineOfProduct(product, '1'));
    const buyer = { identification_type: 'cedula', identification: '1710034065', name: 'Ana' } as const;
    sale.getState().setBuyer(buyer);
    const isAlone = index < 20;
    if (isAlone) await sellNow(decimal(prices[index] ?? '').toFixed(2));
    else if (index % 8 === 3) await sellNow(sum(prices.slice(index - 7, index + 1).map(decimal)).toFixed(2));
  }
  expect(sale.getState().lines).toEqual([]);
  expect(sold.flatMap(({ lines }) => lines)).toHaveLength(100);

  const everything = sum(prices.map(decimal));
  const z = await acceptedBy(
    local.send(cashReport, 'POST /v1/local/cash-sessions/{id}/close', {
      path: { id: session.id },
      body: { count: [] },
    }),
  );
  expect(z.cash.expected).toBe(everything.plus('50').toFixed(2));

  for (const { id } of sold) {
    const invoice = await client.invoice(id, 'wait=20');
    expect(invoice.status).toBe('authorized');
    for (const { base, tariff, value } of invoice.taxes) {
      const exact = decimal(base)
        .times(tariff ?? '0')
        .div(100);
      expect(exact.minus(value).abs().lt('0.01')).toBe(true);
    }
    const xml = authority.acceptedXml(invoice.access_key) ?? '';
    expect(xml).toContain(`<importeTotal>${invoice.total}</importeTotal>`);
    if (hasShared) expect(schema.faultsOf(xml)).toEqual([]);
    if (hasXmlsec) expect(verifyWithXmlsec(xml)).toMatch(/^OK$/m);
  }
});
