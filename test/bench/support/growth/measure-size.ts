import { cpSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { anInvoiceBodyOfTenLines } from '../../../support/builders/invoice-body.ts';
import { keyHolderOf } from '../../../support/service/api-client.ts';
import { type RunningService, startService } from '../../../support/service/run-service.ts';
import { startLoad } from '../issuing/load.ts';
import { keptStore } from '../make-documents/kept-store.ts';
import { dataFile } from '../make-documents/make-documents.ts';
import { residentMegabytes } from '../memory.ts';
import { medianOf } from '../rounds.ts';

/** What the service takes with so many documents stored: milliseconds, documents a second, megabytes. */
export interface SizeFigures {
  readonly size: number;
  /** From the command to the first page of invoices. */
  readonly start: number;
  readonly page: number;
  readonly refused: number;
  readonly search: number;
  readonly alone: number;
  readonly together: number;
  readonly memoryStarted: number;
  readonly memoryLoaded: number;
  /** Kilobytes of a document, all in; undefined where there is none. */
  readonly stored: number | undefined;
}

export interface SizeOrder {
  readonly size: number;
  readonly seed: number;
  /** Where made stores are kept. */
  readonly stores: string;
  /** For the copy that is measured: to issue is to write. */
  readonly folder: string;
  readonly rounds: number;
}

const QUESTIONS = 100;
const ALONE = 200;
const TOGETHER = { clients: 16, requests: 2000 };
/** Until a service that has just started has read what it reads in advance. */
const CALM_MS = 10_000;
const lastNames = ['QUISHPE', 'CEDEÑO', 'ZAMBRANO', 'VERA', 'MORALES', 'PAREDES', 'LOOR', 'ESPINOZA'];

/** Measures a service on a copy of a store of so many documents, which is taken away afterwards. */
export async function measureSize(order: SizeOrder): Promise<SizeFigures> {
  const data = join(order.folder, String(order.size));
  const compiled = join(order.folder, 'compiled');
  await copyStore(order, data);
  try {
    const { token } = await withService({ data, compiled }, (service) => keyHolderOf(service));
    const stored = order.size === 0 ? undefined : statSync(join(data, dataFile)).size / 1024 / order.size;
    const starts: number[] = [];
    for (let round = 0; round < order.rounds; round += 1) {
      starts.push(await withService({ data, compiled, token }, async ({ taken }) => taken));
    }
    const figures = await withService({ data, compiled, token }, (service) => measureRunning(service, token));
    return { size: order.size, start: medianOf(starts), stored, ...figures };
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** A store that is kept, made first where there is none; nothing for nothing. */
async function copyStore({ size, seed, stores }: SizeOrder, data: string): Promise<void> {
  if (size === 0) return;
  cpSync(await keptStore(stores, { documents: size, seed }), data, { recursive: true });
}

interface Timed extends RunningService {
  /** Milliseconds from the command to the first answer. */
  readonly taken: number;
}

interface ServiceOrder {
  readonly data: string;
  readonly compiled: string;
  /** To ask for the first page with. */
  readonly token?: string;
}

async function withService<T>({ data, compiled, token }: ServiceOrder, use: (service: Timed) => Promise<T>) {
  const startedAt = performance.now();
  const service = await startService({
    data,
    env: { MOSTRADOR_RATE_LIMIT: 'off', MOSTRADOR_LOG_LEVEL: 'warn', NODE_COMPILE_CACHE: compiled },
  });
  try {
    if (token !== undefined) await ask(service, token, '');
    return await use({ ...service, taken: performance.now() - startedAt });
  } finally {
    // Stopped, not killed: the compile cache is written as a process ends by itself.
    await service.stop();
  }
}

async function measureRunning(service: RunningService, token: string) {
  await sleep(CALM_MS);
  const memoryStarted = residentMegabytes(service.pid);
  const timed = (queryOf: (time: number) => string) => timePages(service, token, queryOf);
  const page = await timed(() => '');
  const refused = await timed(() => 'status=returned&status=not_authorized');
  const search = await timed((time) => `q=${encodeURIComponent(lastNames[time % lastNames.length] ?? '')}`);
  const { alone, together } = await measureIssuing(service, token);
  return {
    page,
    refused,
    search,
    alone,
    together,
    memoryStarted,
    memoryLoaded: residentMegabytes(service.pid),
  };
}

/** Documents a second of one program, and of sixteen at once. */
async function measureIssuing({ url }: RunningService, token: string) {
  const load = startLoad();
  try {
    const order = {
      port: Number(new URL(url).port),
      path: '/v1/ec/invoices',
      token,
      body: JSON.stringify(anInvoiceBodyOfTenLines()),
    };
    await load.run({ ...order, clients: 1, requests: ALONE / 4 });
    const alone = await load.run({ ...order, clients: 1, requests: ALONE });
    const together = await load.run({ ...order, ...TOGETHER });
    return { alone: ALONE / alone.seconds, together: TOGETHER.requests / together.seconds };
  } finally {
    load.end();
  }
}

/** Milliseconds at the middle. */
async function timePages(
  service: RunningService,
  token: string,
  queryOf: (time: number) => string,
): Promise<number> {
  const taken: number[] = [];
  for (let time = 0; time < QUESTIONS; time += 1) {
    const askedAt = performance.now();
    await ask(service, token, queryOf(time));
    taken.push(performance.now() - askedAt);
  }
  return medianOf(taken);
}

/** A page of invoices, with its total. */
async function ask({ url }: RunningService, token: string, query: string): Promise<void> {
  const answer = await fetch(`${url}/v1/ec/invoices?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`a page was answered with ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}
