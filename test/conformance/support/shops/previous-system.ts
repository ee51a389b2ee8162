import {
  type DocumentResource,
  documentResource,
} from '../../../../src-main/contract/documents/document-resource.ts';
import type { DocumentType } from '../../../../src-main/documents/kinds.ts';
import { eventually } from '../../../support/eventually.ts';
import { aSale, bodiesOn, pathOf, sixTypes } from '../bodies/bodies.ts';
import type { ContractClient } from '../contract-client.ts';
import { PATIENCE_MS } from '../rules/patience.ts';

/** A document that the business issued with the program it had before, as the authority authorized it. */
export interface OldDocument {
  readonly resource: DocumentResource;
  /** As it was signed. */
  readonly xml: string;
  /** As the authority gives it back. */
  readonly envelope: string;
}

/** Issues one of each type in another program of the same business; the authority has them all. */
export async function historyOf(previous: ContractClient): Promise<readonly OldDocument[]> {
  const invoice = await oldDocument(previous, 'invoice', aSale());
  const bodies = bodiesOn(invoice.resource.id);
  const others = sixTypes.filter((type) => type !== 'invoice');
  return [invoice, ...(await Promise.all(others.map((type) => oldDocument(previous, type, bodies[type]))))];
}

/** Issues one there, and waits until the authority has authorized it. */
export async function oldDocument(
  previous: ContractClient,
  type: DocumentType,
  body: unknown,
): Promise<OldDocument> {
  const path = pathOf(type);
  const { id } = await previous.expectJson(201, 'POST', path, body);
  const resource = await eventually(
    async () => documentResource.parse(await previous.get(`${path}/${id}`)),
    ({ status }) => status === 'authorized',
    PATIENCE_MS,
  );
  if (resource.status !== 'authorized') throw new Error(`${type} ${id} is ${resource.status}`);
  const { text: envelope } = await previous.call('GET', `${path}/${id}/xml`);
  return { resource, xml: (await previous.call('GET', `${path}/${id}/xml?form=signed`)).text, envelope };
}
