import { join } from 'node:path';
import { expect, it } from 'vitest';
import { entityResource } from '../../../../src-main/contract/business/entity.ts';
import { listOf } from '../../../../src-main/contract/list.ts';
import { createdApiKey } from '../../../../src-main/contract/local.ts';
import { ecuadorDate } from '../../../../src-main/documents/values/ecuador-time.ts';
import { takeCatalog } from '../../../support/answer-examples/catalog.ts';
import { takeCounter } from '../../../support/answer-examples/counter.ts';
import { takeDocuments } from '../../../support/answer-examples/documents.ts';
import { makeTaker } from '../../../support/answer-examples/example-taker.ts';
import { takeKeeping } from '../../../support/answer-examples/keeping.ts';
import { takeMessages } from '../../../support/answer-examples/messages.ts';
import { takeProformas } from '../../../support/answer-examples/proformas.ts';
import { takePurchases } from '../../../support/answer-examples/purchases.ts';
import { takeReceivables } from '../../../support/answer-examples/receivables.ts';
import { takeSetUp } from '../../../support/answer-examples/set-up.ts';
import { ownerOf } from '../../../support/service/api-client.ts';
import { testServices } from '../../../support/service/test-services.ts';

const services = testServices();
const file = join(import.meta.dirname, '../../../../src-main/api/docs/examples/answer-examples.json');

/** Operations without an example of their answer, and why. */
const withoutExample: Readonly<Record<string, string>> = {
  describe_api: 'it is the description itself',
  describe_local_api: 'it is the description itself',
  read_reference_index: 'it is made of the description itself',
  read_local_reference_index: 'it is made of the description itself',
  authority_tables: 'some hundred kilobytes of codes, of which docs/tax-tables.md tells',
  data_folder: 'how full a disk is differs in every run',
  support_file: 'what a computer is differs in every run',
  token_state: 'it takes a USB token',
  inspect_tokens: 'it takes a USB token',
  list_token_drivers: 'which drivers are installed differs from computer to computer',
  invoice_of_shop: 'it takes a head office',
  hosted_head: 'it takes a head office',
  hosted_head_key: 'it takes a head office',
  typed_code: 'it takes a head office',
  received_document: 'the practice environment never asks the authority',
  taxpayer: 'the practice environment never asks the authority',
  session: 'it takes the link of a start, which serves once',
  fault_report: "only a refusal that is this program's own fault has one",
  authorization_mismatch: 'only an authority that answers with another document has one',
};

/** `vitest --update` writes them anew. Whether each is what its schema says is a rule of `lint-description.test.ts`. */
it('the examples of answers in the description are what a service answers, one of each operation', async () => {
  const service = await services.startProcess();
  const owner = ownerOf(service);
  const made = await owner.call('POST', '/v1/local/api-keys', {
    body: { environment: 'sandbox', scopes: ['issue', 'read', 'config', 'devices'] },
  });
  const program = createdApiKey.parse(made.json()).key;
  const taker = await makeTaker({ url: service.url, program, person: owner.token });
  const entities = await taker.ask('GET', '/v1/ec/entities');
  const ruc = listOf(entityResource).parse(entities.json()).data[0]?.ruc ?? '';
  const day = { today: ecuadorDate(new Date()), ruc };

  await takeSetUp(taker, ruc);
  await takeDocuments(taker, day);
  await takeCatalog(taker);
  await takePurchases(taker, day);
  await takeReceivables(taker, day.today);
  await takeProformas(taker);
  await takeMessages(taker);
  await takeKeeping(taker, services.newFolder());
  // Its operators have the rest behind a sign-in.
  await takeCounter(taker, day.today);

  const missing = taker.missing();
  expect([...missing.keys()].toSorted(), [...missing.values()].join('\n')).toEqual(
    Object.keys(withoutExample).toSorted(),
  );
  await expect(`${JSON.stringify(taker.examples(), null, 2)}\n`).toMatchFileSnapshot(file);
});
