import type { DocumentResource } from '../../../src-main/contract/documents/document-resource.ts';
import { documentResource } from '../../../src-main/contract/documents/document-resource.ts';
import type { KeyScope } from '../../../src-main/contract/local.ts';
import type { DocumentStatus, DocumentType, Environment } from '../../../src-main/documents/kinds.ts';
import { httpCall } from '../../support/api/http-call.ts';
import {
  type AuthorityDouble,
  startAuthorityDouble,
} from '../../support/authority-double/authority-double.ts';
import { eventually } from '../../support/eventually.ts';
import { type MailServer, startMailServer } from '../../support/mail/mail-server.ts';
import type { AnsweringService } from '../../support/service/start-in-process.ts';
import type { Services } from '../../support/service/test-services.ts';
import { aSale, type Body, bodiesOn, pathOf, recipients, sixTypes, today } from './bodies/bodies.ts';
import { type DescribedAnswers, describedAnswers } from './bodies/described-answers.ts';
import { type ContractClient, contractClient, type Json } from './contract-client.ts';
import { PATIENCE_MS } from './rules/patience.ts';
import { keyHolders } from './shops/key-holders.ts';
import { business, establishments, makeCertificate } from './shops/live-business.ts';
import { makeOtherShops, type OtherShops } from './shops/other-shops.ts';

/** Documents of one type that the simulator decided in each way, or that a person annulled. */
export type Sample = Readonly<Record<(typeof sampled)[number], DocumentResource>>;

const sampled = ['authorized', 'returned', 'not_authorized', 'annulled'] as const;

/** The running service, those it talks to, and programs with keys that call it. */
export interface World extends OtherShops {
  readonly url: string;
  readonly service: AnsweringService;
  /** The service's own description, as it gives it away. */
  readonly openApi: Json;
  readonly described: DescribedAnswers;
  /** The session of a person. */
  readonly owner: ContractClient;
  /** Without any token. */
  readonly stranger: ContractClient;
  readonly sandbox: ContractClient;
  readonly test: ContractClient;
  readonly live: ContractClient;
  /** The authority's testing service, and production. */
  readonly authority: { readonly test: AuthorityDouble; readonly live: AuthorityDouble };
  readonly mail: MailServer;
  /** In the sandbox; nobody changes them. The authorized ones went to their recipients. */
  readonly samples: Readonly<Record<DocumentType, Sample>>;
  /** An endpoint of the sandbox that gets nothing, for the lists. */
  readonly quietEndpointId: string;
  /** Bodies that issue today in the sandbox, to nobody's mail. */
  readonly bodies: Readonly<Record<DocumentType, Body>>;
  clientWith(token: string | undefined): ContractClient;
  newKey(environment: Environment, scopes?: readonly KeyScope[]): Promise<ContractClient>;
  /** Issues with a key, the sandbox's unless another is given; it must succeed. */
  issue(type: DocumentType, body: Body, query?: string, by?: ContractClient): Promise<DocumentResource>;
  /** Issues, and waits until the document has this status. */
  decided(
    type: DocumentType,
    body: Body,
    status: DocumentStatus,
    by?: ContractClient,
  ): Promise<DocumentResource>;
  retrieve(id: string, by?: ContractClient): Promise<DocumentResource>;
}

/** Starts everything, and issues and decides the samples. */
export async function openWorld(services: Services): Promise<World & { close(): Promise<void> }> {
  const [test, live, mail] = await Promise.all([
    startAuthorityDouble({ decisionDelayMs: 0 }),
    startAuthorityDouble({ decisionDelayMs: 0, ambiente: '2' }),
    startMailServer(),
  ]);
  const service = await services.start({
    env: {
      MOSTRADOR_RATE_LIMIT: 'off',
      MOSTRADOR_AUTHORITY_TEST_URL: test.url,
      MOSTRADOR_AUTHORITY_LIVE_URL: live.url,
    },
  });
  const { url } = service;
  const openApi = (await httpCall({ method: 'GET', url: `${url}/v1/local/openapi.json` })).json();
  const described = describedAnswers(openApi);
  const clientWith = (token: string | undefined) => contractClient(url, token, described);
  const { personOf, keyOf } = keyHolders(described);
  const owner = personOf(service);
  await setUp(owner, mail);
  const { close: closeOtherShops, ...otherShops } = makeOtherShops({
    services,
    authorityUrl: test.url,
    personOf,
    keyOf,
  });
  const newKey: World['newKey'] = (environment, scopes) => keyOf(service, environment, scopes);
  const sandbox = await newKey('sandbox');

  const issue: World['issue'] = async (type, body, query = '', by = sandbox) =>
    documentResource.parse(await by.expectJson(201, 'POST', `${pathOf(type)}?${query}`, body));
  const retrieve: World['retrieve'] = async (id, by = sandbox) =>
    documentResource.parse(await by.get(`/v1/ec/documents/${id}`));
  const decided: World['decided'] = async (type, body, status, by) => {
    const { id } = await issue(type, body, '', by);
    const found = await eventually(
      () => retrieve(id, by),
      (document) => document.status === status,
      PATIENCE_MS,
    );
    if (found.status !== status) throw new Error(`${type} ${id} is ${found.status} instead of ${status}`);
    return found;
  };

  const toMail = aSale({ buyer: { ...mailedBuyer, email: recipients.invoice } });
  const [quiet, mailed] = await Promise.all([
    decided('invoice', aSale(), 'authorized'),
    decided('invoice', toMail, 'authorized'),
  ]);
  const bodies = bodiesOn(quiet.id);
  const mailedBodies = bodiesOn(mailed.id, { isMailed: true });
  const sampleOf = async (type: DocumentType): Promise<Sample> => {
    const [authorized, returned, not_authorized, toAnnul] = await Promise.all([
      decided(type, mailedBodies[type], 'authorized'),
      decided(type, { ...mailedBodies[type], simulate: 'returned' }, 'returned'),
      decided(type, { ...mailedBodies[type], simulate: 'not_authorized' }, 'not_authorized'),
      decided(type, bodies[type], 'authorized'),
    ]);
    const path = `${pathOf(type)}/${toAnnul.id}/annul`;
    const annulled = documentResource.parse(
      await sandbox.expectJson(200, 'POST', path, { annulled_on: today() }),
    );
    return { authorized, returned, not_authorized, annulled };
  };
  const made = await Promise.all(sixTypes.map(sampleOf));
  const [invoice, credit_note, debit_note, withholding, purchase_settlement, delivery_note] = made;
  if (!invoice || !credit_note || !debit_note || !withholding || !purchase_settlement || !delivery_note) {
    throw new Error('a sample is missing');
  }
  return {
    url,
    service,
    openApi,
    described,
    owner,
    stranger: clientWith(undefined),
    sandbox,
    test: await newKey('test'),
    live: await newKey('live'),
    authority: { test, live },
    mail,
    samples: { invoice, credit_note, debit_note, withholding, purchase_settlement, delivery_note },
    quietEndpointId: await quietEndpointOf(sandbox),
    bodies,
    clientWith,
    newKey,
    issue,
    decided,
    retrieve,
    ...otherShops,
    async close() {
      await service.stop();
      await Promise.all([test.close(), live.close(), mail.close(), closeOtherShops()]);
    },
  };
}

async function quietEndpointOf(client: ContractClient): Promise<string> {
  const body = { url: 'https://example.com/avisos', events: ['import.completed'] };
  return String((await client.expectJson(201, 'POST', '/v1/webhook-endpoints', body)).id);
}

const mailedBuyer = {
  identification_type: 'ruc',
  identification: '1760013210001',
  name: 'SERVICIO DE RENTAS INTERNAS',
  address: 'Salinas y Santiago, Quito',
} as const;

/** A live business with a certificate, and an account that sends its mail. */
async function setUp(owner: ContractClient, mail: MailServer): Promise<void> {
  const certificate = makeCertificate();
  await owner.expectJson(200, 'PUT', '/v1/local/setup', { business, establishments, certificate });
  await owner.expectJson(200, 'PUT', '/v1/local/email', {
    host: '127.0.0.1',
    port: mail.port,
    security: 'none',
    from_address: 'tienda@ejemplo.ec',
  });
}
