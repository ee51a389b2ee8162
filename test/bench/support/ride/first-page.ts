import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { anInvoiceBodyOfTenLines } from '../../../support/builders/invoice-body.ts';
import { keyHolderOf } from '../../../support/service/api-client.ts';
import { type RunningService, startService } from '../../../support/service/run-service.ts';

/** Milliseconds from the request for a page to its last byte. */
export interface FirstPage {
  readonly first: number;
  readonly second: number;
}

/**
 * Starts a service so many times, and each time asks for a page of A4, the first it gives, and for the same again. It
 * has warmed up and answered one other question before, so that only the page is new to it. Node's compile cache holds what earlier
 * starts compiled, as it does where the program is used.
 */
export async function measureFirstPages(folder: string, starts: number): Promise<readonly FirstPage[]> {
  // Issues the invoice, and fills the compile cache.
  const id = await withService(folder, async (service) => {
    const client = await keyHolderOf(service);
    const issued = await client.issue(anInvoiceBodyOfTenLines(), 'wait=20');
    await client.file(issued.id, PAGE);
    return issued.id;
  });
  const measured: FirstPage[] = [];
  for (let start = 0; start < starts; start += 1) {
    measured.push(await withService(folder, (service) => askTwice(service, id)));
  }
  return measured;
}

const PAGE = 'ride?format=a4';
/** By then a service that has just started has done what it does ahead of the first sale (`warm-up.ts`). */
const WARMED_UP_MS = 2000;

async function askTwice(service: RunningService, id: string): Promise<FirstPage> {
  const client = await keyHolderOf(service);
  await sleep(WARMED_UP_MS);
  await client.invoice(id);
  const timed = async () => {
    const askedAt = performance.now();
    await client.file(id, PAGE);
    return performance.now() - askedAt;
  };
  return { first: await timed(), second: await timed() };
}

async function withService<T>(folder: string, use: (service: RunningService) => Promise<T>): Promise<T> {
  const service = await startService({
    data: join(folder, 'data'),
    env: {
      MOSTRADOR_RATE_LIMIT: 'off',
      MOSTRADOR_LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: join(folder, 'compiled'),
    },
  });
  try {
    return await use(service);
  } finally {
    // The compile cache is written as a process ends by itself.
    await service.stop();
  }
}
