import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { enrol } from '../../../support/head/head-shop.ts';
import { type RunningHead, startHead } from '../../../support/head/run-head.ts';
import { type ApiClient, keyHolderOf, ownerOf } from '../../../support/service/api-client.ts';
import { startService } from '../../../support/service/run-service.ts';
import { alternate, type Rounds } from '../rounds/rounds.ts';

/** Sales a second, one after the other, at a till that is not enrolled, and at two that are. */
export interface SaleRates {
  readonly alone: Rounds;
  readonly reachable: Rounds;
  readonly unreachable: Rounds;
}

export async function saleRates(
  database: string,
  { sales, rounds }: { readonly sales: number; readonly rounds: number },
): Promise<SaleRates> {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-head-sales-'));
  const stops: (() => Promise<unknown>)[] = [];
  try {
    const headAt = (name: string) =>
      startHead(['--data', join(folder, name), '--port', '0', '--database', database]);
    const head = await headAt('head');
    stops.push(head.stop);
    const gone = await headAt('gone');
    const till = async (name: string, at?: RunningHead): Promise<ApiClient> => {
      const env = { MOSTRADOR_RATE_LIMIT: 'off' };
      const service = await startService({ data: join(folder, name), env });
      stops.push(service.stop);
      const api = await keyHolderOf(service);
      if (at) await enrol(ownerOf(service), at);
      return api;
    };
    const [alone, reachable, unreachable] = [
      await till('alone'),
      await till('reachable', head),
      await till('unreachable', gone),
    ];
    await gone.stop();
    const selling = (api: ApiClient) => async () => {
      const startedAt = performance.now();
      for (let sale = 0; sale < sales; sale += 1) await api.issue(anInvoiceBody());
      return sales / ((performance.now() - startedAt) / 1000);
    };
    return await alternate(
      { alone: selling(alone), reachable: selling(reachable), unreachable: selling(unreachable) },
      { rounds },
    );
  } finally {
    for (const stop of stops.toReversed()) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
