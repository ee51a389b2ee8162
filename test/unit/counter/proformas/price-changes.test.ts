import { expect, it } from 'vitest';
import type { ProductResource } from '../../../../src-main/contract/catalog/product.ts';
import { priceChangesOf } from '../../../../src-main/counter/proformas/price-changes.ts';
import { anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { computedInvoice } from '../../../support/builders/issued-invoice.ts';

const list = 'cccccccc-0000-7000-8000-000000000001';

function product(parts: Partial<ProductResource> = {}): ProductResource {
  return {
    object: 'product',
    id: 'aaaaaaaa-0000-7000-8000-000000000001',
    code: 'A-1',
    name: 'Cuaderno',
    iva: 'iva_15',
    unit_price: '10',
    active: true,
    prices: [],
    created_at: '2026-11-21T15:00:00.000Z',
    ...parts,
  };
}

/** Offered at 10.00 before IVA. */
const offered = computedInvoice(anInvoiceBody()).lines;
const changes = (of: ProductResource, priceList?: string) =>
  priceChangesOf(offered, new Map([[of.code, of]]), priceList);

it.each([
  ['stays', product(), []],
  ['is another', product({ unit_price: '12' }), [{ line: 0, unit_price: '12' }]],
  [
    'is another, stated with IVA',
    product({ unit_price: '12', unit_price_with_taxes: '13.8' }),
    [{ line: 0, unit_price: '12', unit_price_with_taxes: '13.8' }],
  ],
  ['is another, of what is not sold any more', product({ unit_price: '12', active: false }), []],
  ["is another product's", product({ code: 'B-2', unit_price: '12' }), []],
  [
    'is one of a list',
    product({ unit_price: '12', prices: [{ price_list_id: list, unit_price: '10' }] }),
    [],
  ],
])('a price that %s', (_, of, expected) => {
  expect(changes(of)).toEqual(expected);
});

it('a customer with a price list is offered the price of the list', () => {
  const of = product({ unit_price: '12', prices: [{ price_list_id: list, unit_price: '11' }] });
  expect(changes(of, list)).toEqual([{ line: 0, unit_price: '11' }]);
});
