import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { documentStatuses } from '../../../src-main/documents/kinds.ts';
import type { HttpAnswer } from '../../support/api/http-call.ts';
import type { SeededRandom } from '../../support/seeded-random.ts';
import type { DocumentPromise, Promises, Sale } from '../promises.ts';
import type { InsistentClient } from './insist.ts';
import { aReturnOf, nextSale } from './sales.ts';

export interface TillParts {
  readonly name: string;
  readonly client: InsistentClient;
  readonly promises: Promises;
  readonly random: SeededRandom;
  /** Between two sales. */
  readonly longestPauseMs: number;
}

/** How often the till asks for the same once more though it was answered, as one that lost the answer does. */
const ASKED_AGAIN = 0.2;
/** How often the same request leaves twice at once, as from a cashier who presses twice. */
const TWICE_AT_ONCE = 0.1;
const LOOKED_AT = 0.3;
const BROUGHT_BACK = 0.1;
/** In seconds, shorter than most lives of the service; 0 does not wait for the decision. */
const waits = [0, 0, 0, 0, 0, 0, 0, 1];

/** How often it asks again, and after how long, while its head office does not answer: ten minutes in all. */
const HEAD_PATIENCE = 1200;
const HEAD_PAUSE_MS = 500;

/** Sells until the shop closes: each sale is one document, whatever becomes of the service meanwhile. */
export async function workTill(parts: TillParts, isClosed: () => boolean): Promise<void> {
  const { name, random, longestPauseMs } = parts;
  const returnable: string[] = [];
  for (let count = 1; !isClosed(); count += 1) {
    const key = `${name}-${count}`;
    const brought = random.chance(BROUGHT_BACK) ? await authorizedOf(parts, returnable) : undefined;
    const sale = brought === undefined ? nextSale(key, random) : aReturnOf(brought, key);
    const promise = await sell(parts, sale);
    if (promise && sale.type === 'invoice') returnable.push(promise.id);
    await sleep(random.between(0, longestPauseMs));
  }
}

async function sell(parts: TillParts, sale: Sale): Promise<DocumentPromise | undefined> {
  const { promises, random } = parts;
  promises.requested(sale);
  const askers = random.chance(TWICE_AT_ONCE) ? [ask(parts, sale), ask(parts, sale)] : [ask(parts, sale)];
  const [promise] = await Promise.all(askers);
  if (random.chance(ASKED_AGAIN)) await ask(parts, sale);
  if (promise && random.chance(LOOKED_AT)) await look(parts, sale, promise);
  return promise;
}

async function ask(
  { client, promises, random }: TillParts,
  sale: Sale,
): Promise<DocumentPromise | undefined> {
  const path = `${sale.path}?wait=${random.pick(waits)}`;
  const request = { method: 'POST', path, body: sale.body, idempotencyKey: sale.key } as const;
  let answer = await client.insist(request);
  // A note on an invoice that is not of this till waits for a head office that is being killed.
  for (let again = 0; again < HEAD_PATIENCE && isWithoutHead(answer); again += 1) {
    await sleep(HEAD_PAUSE_MS);
    answer = await client.insist(request);
  }
  if (answer?.status !== 201 && answer?.status !== 200) {
    promises.breach(`sale ${sale.key} (${sale.type}) was answered ${shown(answer)}`);
    return undefined;
  }
  return note(promises, sale.key, answer);
}

function isWithoutHead(answer: HttpAnswer | undefined): boolean {
  return answer?.status === 502 && answer.text.includes('head_office_unreachable');
}

async function look(
  { client, promises }: TillParts,
  sale: Sale,
  { id, number }: DocumentPromise,
): Promise<void> {
  const answer = await client.insist({ method: 'GET', path: `${sale.path}/${id}` });
  if (answer?.status === 200) note(promises, sale.key, answer);
  else promises.breach(`${number}, issued before, is shown as ${shown(answer)}`);
}

/** Takes an invoice that can bear a credit note from those sold; undefined when the one looked at cannot yet. */
async function authorizedOf(
  { client, promises, random }: TillParts,
  returnable: string[],
): Promise<string | undefined> {
  const at = random.between(0, returnable.length);
  const id = returnable[at];
  if (id === undefined) return undefined;
  const answer = await client.insist({ method: 'GET', path: `/v1/ec/invoices/${id}` });
  if (answer?.status !== 200) {
    promises.breach(`invoice ${id}, issued before, is shown as ${shown(answer)}`);
    return undefined;
  }
  if (answer.json().status !== 'authorized') return undefined;
  returnable.splice(at, 1);
  return id;
}

const documentAnswer = z.looseObject({
  id: z.uuid(),
  number: z.string(),
  access_key: z.string(),
  status: z.enum(documentStatuses),
});

function note(promises: Promises, key: string, answer: HttpAnswer): DocumentPromise {
  const { id, number, access_key: accessKey, status } = documentAnswer.parse(answer.json());
  const promise = { key, id, number, accessKey, status };
  promises.promised(promise);
  return promise;
}

function shown(answer: HttpAnswer | undefined): string {
  return answer === undefined ? 'nothing at all' : `${answer.status}: ${answer.text.slice(0, 600)}`;
}
