import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { HttpAnswer } from '../../support/api/http-call.ts';
import type { SeededRandom } from '../../support/seeded-random.ts';
import type { Promises } from '../promises.ts';
import type { InsistentClient } from './insist.ts';

export interface CorrectorParts {
  readonly client: InsistentClient;
  readonly promises: Promises;
  readonly random: SeededRandom;
}

/** How often two people correct the same document at once. */
const TWICE_AT_ONCE = 0.2;
const LONGEST_PAUSE_MS = 1500;

/** Someone in the office who corrects what the authority refused, until the shop closes. */
export async function workOffice(parts: CorrectorParts, isClosed: () => boolean): Promise<void> {
  while (!isClosed()) {
    await correctRefused(parts);
    await sleep(parts.random.between(0, LONGEST_PAUSE_MS));
  }
}

/** Corrects what is refused now; how many that were. */
export async function correctRefused({ client, promises, random }: CorrectorParts): Promise<number> {
  const path = '/v1/ec/documents?status=returned&status=not_authorized&limit=50';
  const answer = await client.insist({ method: 'GET', path });
  if (answer?.status !== 200) {
    promises.breach(`the list of refused documents was answered ${answer?.status}: ${answer?.text}`);
    return 0;
  }
  const { data } = page.parse(answer.json());
  for (const refused of data) {
    const { id, number, metadata } = refused;
    const sale = promises.saleOf(metadata.sale);
    if (!sale) {
      promises.breach(`${number} was refused and nobody ever asked for it`);
      continue;
    }
    promises.promised({ key: sale.key, id, number, accessKey: refused.access_key, status: refused.status });
    const resubmit = { method: 'POST', path: `/v1/ec/documents/${id}/resubmit`, body: sale.body };
    const times = random.chance(TWICE_AT_ONCE) ? 2 : 1;
    const answers = await Promise.all(Array.from({ length: times }, () => client.insist(resubmit)));
    for (const corrected of answers) {
      if (!isCorrected(corrected)) {
        promises.breach(`the correction of ${number} was answered ${corrected?.status}: ${corrected?.text}`);
      }
    }
    if (answers.filter((corrected) => corrected?.status === 200).length > 1) {
      promises.breach(`${number} was corrected twice at once`);
    }
  }
  return data.length;
}

/** Also when another, or the same before the service died, was first. */
function isCorrected(answer: HttpAnswer | undefined): boolean {
  return answer?.status === 200 || (answer?.status === 409 && answer.json().code === 'invalid_state');
}

const page = z.looseObject({
  data: z.array(
    z.looseObject({
      id: z.uuid(),
      number: z.string(),
      access_key: z.string(),
      status: z.enum(['returned', 'not_authorized']),
      metadata: z.looseObject({ sale: z.string() }),
    }),
  ),
});
