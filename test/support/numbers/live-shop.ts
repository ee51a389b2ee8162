import { cpSync } from 'node:fs';
import { afterAll, expect } from 'vitest';
import { z } from 'zod';
import type { InvoiceResource } from '../../../src-main/contract/documents/document-resource.ts';
import { readIdentity, writeIdentity } from '../../../src-main/numbers/journal/identity.ts';
import { journalFolderIn } from '../../../src-main/process/data-folder.ts';
import { type AuthorityDouble, startAuthorityDouble } from '../authority-double/authority-double.ts';
import { anInvoiceBody } from '../builders/invoice-body.ts';
import { runCli } from '../cli/run-cli.ts';
import { type ApiClient, keyHolderOf, ownerOf } from '../service/api-client.ts';
import type { RunningService } from '../service/run-service.ts';
import type { AnsweringService, ServiceInProcess } from '../service/start-in-process.ts';
import { testServices } from '../service/test-services.ts';
import { aBusiness, writeBusinessFile, writeCertificate } from '../shops/business-file.ts';

/** Data folders of one business that issues live; those made from one that was set up deliver to one authority. */
export interface LiveShops {
  readonly services: ReturnType<typeof testServices>;
  readonly authority: () => AuthorityDouble;
  /** A data folder that is set up and closed, with nothing issued yet, and an authority that knows none of its numbers. */
  setUp(): Promise<string>;
  /** Opens a data folder in the process of the tests. */
  open(data: string, env?: Readonly<Record<string, string>>): Promise<LiveShop<ServiceInProcess>>;
  /** Opens one in a process of its own, which can be killed and greets with a link to its window. */
  openProcess(data: string, env?: Readonly<Record<string, string>>): Promise<LiveShop<RunningService>>;
  /** Sets up whatever is open, as a person does who begins anew. */
  setUpAgain(data: string): Promise<void>;
}

export interface LiveShop<Service extends AnsweringService = AnsweringService> {
  readonly service: Service;
  readonly client: ApiClient;
  readonly owner: ApiClient;
  /** An invoice that must be issued; authorized when it is waited for. */
  sell(wait?: 'wait=20'): Promise<InvoiceResource>;
}

const seriesList = z.object({
  data: z.array(
    z.looseObject({
      id: z.uuid(),
      entity_id: z.uuid(),
      environment: z.string(),
      document_type: z.string(),
      next_number: z.int(),
      stopped: z.looseObject({ reason: z.string() }).optional(),
    }),
  ),
});

/** To be called once at the top of a test file. */
export function liveShops(): LiveShops {
  const services = testServices();
  let double: AuthorityDouble | undefined;
  let businessFile: string | undefined;
  let template: string | undefined;
  afterAll(() => double?.close());
  const authority = () => {
    if (!double) throw new Error('no shop was set up yet');
    return double;
  };

  const environment = () => ({
    MOSTRADOR_AUTHORITY_LIVE_URL: authority().url,
    MOSTRADOR_AUTHORITY_FIRST_QUESTION: '0.01',
    MOSTRADOR_RATE_LIMIT: 'off',
  });

  async function shopOf<Service extends AnsweringService>(service: Service): Promise<LiveShop<Service>> {
    const client = await keyHolderOf(service, 'live').catch(() => keyHolderOf(service));
    return {
      service,
      client,
      owner: ownerOf(service),
      sell: (wait) => client.issue(anInvoiceBody(), wait),
    };
  }

  const open: LiveShops['open'] = async (data, env) =>
    shopOf(await services.start({ data, env: { ...environment(), ...env } }));

  const openProcess: LiveShops['openProcess'] = async (data, env) =>
    shopOf(
      await services.startProcess({
        data,
        args: ['--port', '0', '--greet'],
        env: { ...environment(), ...env },
      }),
    );

  async function setUpAgain(data: string): Promise<void> {
    if (businessFile === undefined) {
      const folder = services.newFolder();
      businessFile = writeBusinessFile(folder, aBusiness({ certificate: writeCertificate(folder).relative }));
    }
    expect(await runCli(data, ['setup', '--file', businessFile])).toMatchObject({ exitCode: 0, stderr: '' });
  }

  /** Each data folder is a copy of this one, and its journal says that it is none: there is no other to go on beside it. */
  async function makeTemplate(): Promise<string> {
    const data = services.newFolder();
    const { service } = await open(data);
    await setUpAgain(data);
    await service.stop();
    return data;
  }

  return {
    services,
    authority,
    open,
    openProcess,
    setUpAgain,
    async setUp() {
      await double?.close();
      double = await startAuthorityDouble({ ambiente: '2', decisionDelayMs: 0 });
      template ??= await makeTemplate();
      const data = services.newFolder();
      cpSync(template, data, { recursive: true });
      const journal = journalFolderIn(data);
      const { id = '', end } = readIdentity(journal);
      writeIdentity(journal, { id, end });
      return data;
    },
  };
}

/** The live series of invoices. */
export async function liveInvoices(owner: ApiClient) {
  const { data } = seriesList.parse((await owner.call('GET', '/v1/local/series?limit=100')).json());
  const found = data.find(
    ({ environment, document_type }) => environment === 'live' && document_type === 'invoice',
  );
  if (!found) throw new Error('there is no live series of invoices');
  return found;
}

export function sequentialOf({ number }: { readonly number: string }): number {
  return Number(number.slice(-9));
}
