import { describe, expect, it } from 'vitest';
import { settingsResource } from '../../../src-main/contract/business/settings.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { keyHolderOf, ownerOf } from '../../support/service/api-client.ts';
import type { RunningService } from '../../support/service/run-service.ts';
import { testServices } from '../../support/service/test-services.ts';

const services = testServices();
const kept = '1790016919001';
const said = '1760013210001';

describe('a kept setting', () => {
  it('rules from the next start, and a variable wins over it', async () => {
    const first = await services.start();
    const answer = await ownerOf(first).call('PATCH', '/v1/local/settings', {
      body: { software_provider_ruc: kept },
    });
    expect(settingsResource.parse(answer.json()).software_provider_ruc).toBe(kept);
    expect(await providerIn(first)).toBeUndefined();
    await first.stop();

    const second = await services.start({ data: first.dataDir });
    expect(await providerIn(second)).toBe(kept);
    await second.stop();

    const env = { MOSTRADOR_SOFTWARE_PROVIDER_RUC: said };
    const third = await services.start({ data: first.dataDir, env });
    expect(await providerIn(third)).toBe(said);
    await third.stop();
  });
});

/** The RUC of the program's maker as a new invoice states it. */
async function providerIn(service: RunningService): Promise<string | undefined> {
  const client = await keyHolderOf(service);
  const { id } = await client.issue(anInvoiceBody(), 'wait=20');
  const xml = (await client.file(id, 'xml')).toString();
  return /<campoAdicional nombre="RUC Proveedor">(\d+)</.exec(xml)?.[1];
}
