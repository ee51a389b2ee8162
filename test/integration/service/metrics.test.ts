import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { httpCall } from '../../support/api/http-call.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { readExposition } from '../../support/metrics/read-exposition.ts';
import { keyHolderOf, ownerOf } from '../../support/service/api-client.ts';
import { testServices } from '../../support/service/test-services.ts';
import { aBusiness } from '../../support/shops/business-file.ts';

const services = testServices();

describe('the metrics for a monitor', () => {
  it('tell in the format of Prometheus how the installation stands, a key about its environment alone', async () => {
    const service = await services.start();
    const owner = ownerOf(service);
    expect((await owner.call('PUT', '/v1/local/setup', { body: aBusiness() })).status).toBe(200);
    const key = await keyHolderOf(service);
    await key.issue(anInvoiceBody(), 'wait=15');

    const answer = await key.call('GET', '/v1/local/metrics');
    expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    const own = readExposition(answer.text);
    const now = Date.now() / 1000;
    expect(Object.fromEntries(own)).toMatchObject({
      'mostrador_ready{environment="sandbox"}': 1,
      'mostrador_documents{environment="sandbox",type="invoice",status="authorized"}': 1,
      'mostrador_documents_waiting{environment="sandbox"}': 0,
      'mostrador_delivery_paused{environment="sandbox"}': 0,
      'mostrador_authority_up{environment="sandbox"}': 1,
    });
    expect(own.get('mostrador_authority_last_answer_timestamp_seconds{environment="sandbox"}')).toBeLessThan(
      now,
    );
    expect(own.get('mostrador_certificate_expiry_timestamp_seconds{business="sandbox"}')).toBeGreaterThan(
      now,
    );
    expect(own.get('process_start_time_seconds')).toBeLessThan(now);
    expect(own.get('process_resident_memory_bytes')).toBeGreaterThan(0);
    expect(own.get('mostrador_disk_free_bytes')).toBeGreaterThan(0);
    const database = statSync(join(service.dataDir, 'mostrador.sqlite')).size;
    expect(own.get('mostrador_database_size_bytes')).toBeGreaterThanOrEqual(database);
    expect([...own.keys()].some((name) => name.includes('oldest_waiting'))).toBe(false);
    expect(answer.text).not.toContain('="live"');

    const all = readExposition((await owner.call('GET', '/v1/local/metrics')).text);
    expect([...all.keys()].filter((name) => name.startsWith('mostrador_ready'))).toHaveLength(3);
    expect((await httpCall({ method: 'GET', url: `${service.url}/v1/local/metrics` })).status).toBe(401);
  });
});
