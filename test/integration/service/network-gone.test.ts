import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { syncResource } from '../../../src-main/contract/delivery/sync.ts';
import { documentResource } from '../../../src-main/contract/documents/document-resource.ts';
import {
  type AuthorityDouble,
  startAuthorityDouble,
} from '../../support/authority-double/authority-double.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { eventually } from '../../support/eventually.ts';
import {
  canUnplug,
  openUnpluggableNetwork,
  type UnpluggableNetwork,
  unpluggingSkip,
} from '../../support/network/unpluggable-network.ts';
import { runProgram } from '../../support/service/run-program.ts';
import { testServices } from '../../support/service/test-services.ts';
import { aBusiness, writeBusinessFile, writeCertificate } from '../../support/shops/business-file.ts';

const services = testServices();
const can = canUnplug();

/** Long enough for the interface to go while an answer is on its way. */
const LATENCY_MS = 1500;

const status = z.object({ sync: syncResource });

describe.skipIf(!can)(`a network interface that goes${can ? '' : ` ${unpluggingSkip}`}`, () => {
  const data = services.newFolder();
  const invoice = join(services.newFolder(), 'factura.json');
  const issued: string[] = [];
  let authority: AuthorityDouble;
  let network: UnpluggableNetwork;

  beforeAll(async () => {
    authority = await startAuthorityDouble({ latencyMs: LATENCY_MS });
    network = await openUnpluggableNetwork(authority.url);
    const folder = services.newFolder();
    const { relative } = writeCertificate(folder);
    writeFileSync(invoice, JSON.stringify(anInvoiceBody()));
    await cli('setup', '--file', writeBusinessFile(folder, aBusiness({ certificate: relative })));
    await services.startProcess({
      data,
      through: network.through,
      env: { MOSTRADOR_AUTHORITY_TEST_URL: network.url, MOSTRADOR_AUTHORITY_TIMEOUT: '5' },
    });
  });

  afterAll(async () => {
    await network?.close();
    await authority?.close();
  });

  it('lets a document through while it is there', async () => {
    expect(await issue('--wait', '20')).toBe('authorized');
  });

  it('stops no sale when it goes, not even in the middle of an answer', async () => {
    const { reception } = authority.counts();
    await issue();
    await eventually(
      () => authority.counts().reception,
      (count) => count > reception,
    );
    network.unplug();
    for (let more = 0; more < 3; more += 1) expect(await issue()).toBe('pending');
    const { online, waiting } = await eventually(sync, (now) => now.online === false);
    expect({ online, waiting }).toEqual({ online: false, waiting: 4 });
  });

  it('loses and doubles nothing: all are delivered by themselves when it is back', async () => {
    network.plug();
    const { online, waiting } = await eventually(sync, (now) => now.waiting === 0);
    expect({ online, waiting }).toEqual({ online: true, waiting: 0 });
    const held = authority.documents();
    expect(held.map(({ state }) => state)).toEqual(issued.map(() => 'authorized'));
    expect(held.map(({ accessKey }) => accessKey).toSorted()).toEqual(issued.toSorted());
    for (const key of issued) {
      const accepted = authority.received(key).filter(({ estado }) => estado === 'RECIBIDA');
      expect(accepted).toHaveLength(1);
    }
  });

  /** The status of an invoice that must be issued. */
  async function issue(...options: readonly string[]): Promise<string> {
    const answer = await cli('issue', 'invoice', invoice, '--environment', 'test', ...options);
    const document = documentResource.parse(answer);
    issued.push(document.access_key);
    return document.status;
  }

  async function sync() {
    return status.parse(await cli('status')).sync;
  }

  /** A command given inside the network, where alone the service answers. */
  async function cli(...args: readonly string[]): Promise<unknown> {
    const ended = await runProgram('cli', {
      args: ['--data', data, '--json', ...args],
      through: network.through,
    });
    if (ended.exitCode !== 0) throw new Error(ended.stderr);
    return JSON.parse(ended.stdout);
  }
});
