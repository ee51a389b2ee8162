import { describe, expect, it, onTestFinished } from 'vitest';
import {
  type TaxpayerResource,
  taxpayerResource,
} from '../../../src-main/contract/documents/purchases/taxpayer.ts';
import { problemBody } from '../../../src-main/contract/problems/problems.ts';
import { makeCustomerStore } from '../../../src-main/store/catalog/customers.ts';
import type { HttpAnswer } from '../../support/api/http-call.ts';
import { startAuthorityDouble } from '../../support/authority-double/authority-double.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import {
  companyRuc,
  naturalCedula,
  naturalRuc,
  otherRuc,
} from '../../support/certificates/test-certificates.ts';
import { lookupsOf, openBuyer } from '../../support/shops/purchases/lookup-shop.ts';
import { aSupplier } from '../../support/shops/purchases/supplier.ts';

const path = (identification: string) => `/v1/ec/taxpayers/${identification}`;

async function aMarket() {
  const authority = await startAuthorityDouble({
    decisionDelayMs: 0,
    now: () => new Date('2026-11-21T17:00:30Z'),
  });
  onTestFinished(() => authority.close());
  const buyer = await openBuyer();
  return { authority, buyer, lookups: await lookupsOf(buyer, authority) };
}

function known(answer: HttpAnswer): TaxpayerResource {
  expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 200 });
  return taxpayerResource.parse(answer.json());
}

function refused(answer: HttpAnswer) {
  return problemBody.parse(answer.json());
}

describe('what is known of a taxpayer', () => {
  it.each([
    [
      { special_taxpayer_resolution: '00417' },
      { special_taxpayer: true, special_taxpayer_resolution: '00417' },
    ],
    [{ regime: 'rimpe_emprendedor' }, { special_taxpayer: false, regime: 'rimpe_emprendedor' }],
  ] as const)('is what its latest document states: %j', async (business, expected) => {
    const { authority, lookups } = await aMarket();
    const supplier = await aSupplier(authority, business);
    const { access_key: accessKey } = await supplier.issue('invoice', anInvoiceBody());
    expect((await lookups.get(`/v1/ec/received-documents/${accessKey}`)).status).toBe(200);
    await authority.leave();
    expect(known(await lookups.get(path(companyRuc)))).toEqual({
      object: 'taxpayer',
      identification: companyRuc,
      identification_type: 'ruc',
      name: 'PROVEEDOR S.A.',
      regime: 'general',
      ...expected,
      source: 'received_document',
      checked_at: '2026-11-21T17:00:30.000Z',
    });
  });

  it('is only the name where our own documents are all there is', async () => {
    const { buyer, lookups } = await aMarket();
    await buyer.issue(
      anInvoiceBody({
        buyer: { identification_type: 'ruc', identification: companyRuc, name: 'CLIENTE S.A.' },
      }),
    );
    const taxpayer = known(await lookups.get(path(companyRuc)));
    expect(taxpayer).toMatchObject({ special_taxpayer: null, name: 'CLIENTE S.A.', source: 'document' });
    expect(refused(await lookups.get(path(companyRuc), 'live')).code).toBe('authority_unavailable');
  });

  it('is found by cédula as by the RUC that begins with it', async () => {
    const { buyer, lookups } = await aMarket();
    const customer = {
      identification_type: 'cedula',
      identification: naturalCedula,
      name: 'ANA PÉREZ',
    } as const;
    await makeCustomerStore(buyer.store).save(
      '019a0000-0000-7000-8000-000000000001',
      customer,
      '2026-11-01T00:00:00.000Z',
    );
    for (const [identification, type] of [
      [naturalCedula, 'cedula'],
      [naturalRuc, 'ruc'],
    ] as const) {
      expect(known(await lookups.get(path(identification)))).toMatchObject({
        identification,
        identification_type: type,
        special_taxpayer: null,
        name: 'ANA PÉREZ',
        source: 'customer',
        checked_at: '2026-11-01T00:00:00.000Z',
      });
    }
  });

  it('is certain of the business itself', async () => {
    const { lookups } = await aMarket();
    expect(known(await lookups.get(path(otherRuc)))).toMatchObject({
      special_taxpayer: false,
      source: 'business',
    });
  });
});

describe('a taxpayer nobody knows anything of', () => {
  it('is not made up', async () => {
    const { authority, lookups } = await aMarket();
    expect(refused(await lookups.get(path(naturalRuc)))).toMatchObject({
      status: 503,
      code: 'authority_unavailable',
    });
    expect(refused(await lookups.get(path(naturalRuc), 'sandbox'))).toMatchObject({
      status: 422,
      code: 'not_available_in_sandbox',
    });
    expect(authority.counts()).toEqual({ reception: 0, authorization: 0, query: 0 });
  });

  it.each(['171003406', '17100340650010', '171003406A001', '9999999999999', 'AB123456', '%20'])(
    'is none at all as %s',
    async (identification) => {
      const { lookups } = await aMarket();
      expect(refused(await lookups.get(path(identification)))).toMatchObject({
        status: 422,
        code: 'validation_failed',
        errors: [{ parameter: 'identification', message: expect.stringContaining('13 dígitos') }],
      });
    },
  );

  it('is looked for whatever its check digit says', async () => {
    const { lookups } = await aMarket();
    expect(refused(await lookups.get(path('1710034060'))).code).toBe('authority_unavailable');
  });
});
