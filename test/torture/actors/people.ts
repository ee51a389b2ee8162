import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { HttpAnswer } from '../../support/api/http-call.ts';
import type { SeededRandom } from '../../support/seeded-random.ts';
import { ownerOf } from '../../support/service/api-client.ts';
import type { Victim } from '../victim.ts';

const LONGEST_PAUSE_MS = 1500;

/** Someone at the window who presses «Try now» until the shop closes: without, waits would grow to minutes. */
export async function pressTryNow(
  victim: Victim,
  random: SeededRandom,
  isClosed: () => boolean,
): Promise<void> {
  while (!isClosed()) {
    await asOwner(victim, 'POST', '/v1/local/sync/try-now');
    await sleep(random.between(50, LONGEST_PAUSE_MS));
  }
}

/** Documents that wait for their decision, by the service's own count; undefined where it does not answer. */
export async function waitingNow(victim: Victim): Promise<number | undefined> {
  const answer = await asOwner(victim, 'GET', '/v1/local/sync');
  return answer?.status === 200 ? sync.parse(answer.json()).waiting : undefined;
}

/** Sends after all what is held because midnight passed over it: the torture may go on through one. */
export async function sendHeld(victim: Victim): Promise<void> {
  const answer = await asOwner(victim, 'GET', '/v1/local/sync/waiting?decision=true&limit=100');
  if (answer?.status !== 200) return;
  for (const { document_id } of waitingPage.parse(answer.json()).data) {
    await asOwner(victim, 'POST', `/v1/local/documents/${document_id}/send`);
  }
}

/** The owner, who may read the data folder; no answer while the service is down. */
async function asOwner(victim: Victim, method: string, path: string): Promise<HttpAnswer | undefined> {
  const url = victim.url();
  if (url === undefined) return undefined;
  try {
    return await ownerOf({ url, dataDir: victim.dataDir }).call(method, path);
  } catch {
    return undefined;
  }
}

const sync = z.looseObject({ waiting: z.int() });
const waitingPage = z.looseObject({ data: z.array(z.looseObject({ document_id: z.uuid() })) });
