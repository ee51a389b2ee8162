import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';
import { z } from 'zod';
import type { DocumentResource } from '../../../src-main/contract/documents/document-resource.ts';
import type { Environment } from '../../../src-main/documents/kinds.ts';
import { daysBefore, ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { makeTestP12 } from '../../support/certificates/make-test-p12.ts';
import { otherRuc, securityDataPair, testPassword } from '../../support/certificates/test-certificates.ts';
import { aBusiness } from '../../support/shops/business-file.ts';
import type { Supplier } from '../../support/shops/purchases/supplier.ts';
import type { RunningService } from './service.ts';
import { openWindow, switchEnvironment } from './window-driver.ts';

const us = { identification_type: 'ruc', identification: otherRuc, name: 'NOSOTROS S.A.' } as const;

/** The window of a business that withholds, RUC `otherRuc`, in the test environment. */
export async function openAgentsWindow(browser: Browser, service: RunningService): Promise<Page> {
  const p12 = makeTestP12([securityDataPair(otherRuc)], testPassword).toString('base64');
  const file = aBusiness();
  const business = { ...file.business, ruc: otherRuc, withholding_agent_resolution: '1' };
  const certificate = { p12_base64: p12, password: testPassword };
  const setup = await service.call('PUT', '/v1/local/setup', { ...file, business, certificate });
  expect(setup).toMatchObject({ status: 200 });
  const page = await openWindow(browser, service.link);
  await switchEnvironment(page, 'test');
  return page;
}

/** An invoice that a supplier issued now and the authority authorized; to that business by default. */
export async function sellToUs(
  supplier: Supplier,
  body = anInvoiceBody({ buyer: us }),
): Promise<DocumentResource> {
  supplier.shop.clock.now = new Date();
  return supplier.issue('invoice', body);
}

/** Its XML as the supplier hands it over. */
export async function xmlOf({ shop }: Supplier, { id }: DocumentResource): Promise<Buffer> {
  const signed = await shop.signer.sign(await shop.stored(id), shop.clock.now);
  if (!signed.ok) throw new Error(signed.problem);
  return Buffer.from(signed.signedXml);
}

const named = z.object({ id: z.uuid() });
const withKey = z.object({ key: z.string() });
const workspace = z.object({ entities: z.array(z.object({ id: z.uuid(), kind: z.string() })) });

/** Suppliers with short and long names, and how many days ago each sold what. */
const papers = [
  { name: 'PAPELERÍA DEL NORTE CÍA. LTDA.', ruc: '1790011674001', days: 1, bases: { iva_15: '128.40' } },
  {
    name: 'DISTRIBUIDORA E IMPORTADORA DE PRODUCTOS DE CONSUMO MASIVO DEL AUSTRO Y LA COSTA S.A.',
    ruc: '0190005070001',
    days: 20,
    bases: { iva_15: '12480.00', iva_0: '1310.55' },
  },
  { name: 'TRANSPORTES ANDINOS S.A.', ruc: '1791251237001', days: 3, bases: { iva_0: '85.00' } },
  {
    name: 'ROSA ELENA CEVALLOS',
    ruc: '1710034065001',
    days: 2,
    bases: { iva_0: '42.00' },
    type: 'nota_venta',
    regime: 'rimpe_negocio_popular',
  },
  { name: 'FERRETERÍA EL TORNILLO', ruc: '1791408713001', days: 0, bases: { iva_15: '60.25' } },
] as const;

/** Has the practice business withhold, and buy on paper; the id of its latest purchase. */
export async function recordPurchases(service: RunningService): Promise<string> {
  const { entities } = workspace.parse((await service.call('GET', '/v1/local/workspace')).json);
  const entity = entities.find(({ kind }) => kind === 'sandbox');
  await service.call('PATCH', `/v1/ec/entities/${entity?.id}`, { withholding_agent_resolution: '1' });
  const post = await purchaseCaller(service, 'sandbox');
  const today = ecuadorDate(new Date());
  const ids: string[] = [];
  for (const [index, { name, ruc, days, bases, ...paper }] of papers.entries()) {
    const invoice = {
      document_type: 'type' in paper ? paper.type : 'factura',
      supplier: { identification_type: 'ruc', identification: ruc, name },
      ...('regime' in paper && { supplier_regime: paper.regime }),
      number: `001-002-${String(4321 + index).padStart(9, '0')}`,
      issue_date: daysBefore(today, days),
      taxes: Object.entries(bases).map(([rate, base]) => ({ type: 'iva', rate, base })),
    };
    ids.push(named.parse(await post({ invoice })).id);
  }
  return ids[0] ?? '';
}

/** Takes purchases in over the API, in an environment. */
export async function purchaseCaller(service: RunningService, environment: Environment) {
  const made = await service.call('POST', '/v1/local/session-keys', { environment });
  const { key } = withKey.parse(made.json);
  return async (body: object): Promise<unknown> => {
    const answer = await fetch(`${service.url}/v1/local/purchases`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`the service answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
}
