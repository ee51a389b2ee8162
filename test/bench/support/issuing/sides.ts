import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { anInvoiceBodyOfTenLines } from '../../../support/builders/invoice-body.ts';
import { keyHolderOf, ownerOf, syncOf } from '../../../support/service/api-client.ts';
import { type RunningService, startService } from '../../../support/service/run-service.ts';
import { type LoadRun, startLoad } from './load.ts';

/** The service and the bare handler, under the same load generator, one of them at a time. */
export interface Sides {
  /** Invoices of ten lines, each with its own answer of 201, by so many clients. */
  run(side: 'service' | 'bare', load: { requests: number; clients: number }): Promise<LoadRun>;
  /** What of the service waits to be signed. */
  unsigned(): Promise<number>;
  readonly service: RunningService;
  end(): Promise<void>;
}

/** How long the authority of the sandbox takes to answer: as long as the one of the drain (design.md §9). */
const AUTHORITY_MS = 200;

/** Starts the built service on a data folder, and the bare handler on a file of its own beside it. */
export async function startSides(data: string): Promise<Sides> {
  const service = await startService({
    data,
    env: { MOSTRADOR_RATE_LIMIT: 'off', MOSTRADOR_LOG_LEVEL: 'warn' },
  });
  const bare = await startBareHandler(join(data, 'bare.sqlite'));
  const load = startLoad();
  const owner = ownerOf(service);
  const { token } = await keyHolderOf(service);
  await owner.call('PUT', '/v1/local/sandbox/conditions', { body: { latency_ms: AUTHORITY_MS } });
  const ports = { service: Number(new URL(service.url).port), bare: bare.port };
  const order = { path: '/v1/ec/invoices', token, body: JSON.stringify(anInvoiceBodyOfTenLines()) };
  return {
    run: (side, { requests, clients }) => load.run({ ...order, port: ports[side], requests, clients }),
    unsigned: async () => (await syncOf(owner)).by_step.sign,
    service,
    async end() {
      load.end();
      bare.child.disconnect();
      await service.kill();
    },
  };
}

async function startBareHandler(file: string): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(fileURLToPath(new URL('bare-handler.ts', import.meta.url)), [file]);
  const [port] = await once(child, 'message');
  return { child, port: z.int().parse(port) };
}
