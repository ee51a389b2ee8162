import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { extract } from 'tar';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { plainEnvironment, startFile } from '../../support/service/run-program.ts';
import { readyLineOf } from '../../support/service/run-service.ts';
import { testServices } from '../../support/service/test-services.ts';

const services = testServices();
const root = fileURLToPath(new URL('../../..', import.meta.url));
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');

/** A command that must succeed, in a folder; what it printed. */
function run(
  folder: string,
  [program = '', ...args]: readonly string[],
  env: Record<string, string> = {},
): string {
  const ended = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...plainEnvironment(), ...env },
    timeout: 600_000,
  });
  expect(ended.status, `${args.join(' ')}: ${ended.error ?? ''} ${ended.stdout}${ended.stderr}`).toBe(0);
  return ended.stdout;
}

/** The archives of the program and of the client, as they would be given away. */
let program: string;
let client: string;

beforeAll(() => {
  const made = run(root, [process.execPath, 'scripts/pack.mjs', services.newFolder()]);
  [program = '', client = ''] = made.trim().split('\n');
});

describe('the client as a package', () => {
  it('is installed in an empty project that is set up as tsc sets one up, and issues', async () => {
    const project = services.newFolder();
    writeFileSync(join(project, 'package.json'), '{ "name": "caja", "type": "module" }');
    run(project, ['npm', 'install', '--offline', '--no-audit', '--no-fund', client]);
    run(project, [process.execPath, tsc, '--init']);
    writeFileSync(join(project, 'issue.ts'), issuingProgram);
    run(project, [process.execPath, tsc]);

    // The programs run here to their end, while this process waits: nothing in it could answer them.
    const service = await services.startProcess();
    const key = JSON.parse(readFileSync(join(service.dataDir, 'service.json'), 'utf8'));
    const created = await fetch(`${service.url}/v1/local/api-keys`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key.session_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ environment: 'sandbox', name: 'Caja' }),
    });
    const env = {
      MOSTRADOR_URL: service.url,
      MOSTRADOR_KEY: z.object({ key: z.string() }).parse(await created.json()).key,
    };
    expect(run(project, [process.execPath, 'issue.js'], env)).toBe('authorized new\nauthorized again\n');
  });
});

const issuingProgram = `import { accept, createClient, type WebhookEvent } from 'mostrador-client';

declare const process: { env: Record<string, string | undefined> };
const { MOSTRADOR_URL = '', MOSTRADOR_KEY = '' } = process.env;
const mostrador = createClient({ url: MOSTRADOR_URL, key: MOSTRADOR_KEY });
export const typesOf = (event: WebhookEvent) => event.type;

for (let time = 0; time < 2; time += 1) {
  const answer = await mostrador.call('POST /v1/ec/invoices', {
    idempotencyKey: 'venta-1',
    query: { wait: 20 },
    body: ${JSON.stringify(anInvoiceBody())},
  });
  const { status } = accept(answer);
  console.log(status, answer.ok && answer.replayed ? 'again' : 'new');
}
`;

describe('the program as a package', () => {
  it('serves and issues from an empty folder with nothing but what it says it needs', async () => {
    const folder = services.newFolder();
    const installed = join(folder, 'project', 'node_modules', 'mostrador');
    mkdirSync(installed, { recursive: true });
    await extract({ file: program, cwd: installed, strip: 1 });
    const manifest = z
      .object({ bin: z.object({ mostrador: z.string() }), dependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')));
    // As npm would install them, but from the tree that is here: a test asks nothing of a registry.
    for (const name of Object.keys(manifest.dependencies)) {
      const link = join(folder, 'project', 'node_modules', name);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(join(root, 'node_modules', name), link);
    }
    const command = join(installed, manifest.bin.mostrador);
    const data = join(folder, 'data');
    const started = startFile(command, { args: ['serve', '--data', data, '--port', '0'] });
    try {
      const { url } = await readyLineOf(started);
      expect((await fetch(url)).headers.get('content-type')).toMatch(/^text\/html/);
      const body = join(folder, 'invoice.json');
      writeFileSync(body, JSON.stringify(anInvoiceBody()));
      const issue = ['--data', data, 'documents', 'issue', 'invoice', body, '--wait', '20'];
      expect(run(folder, [process.execPath, command, ...issue])).toMatch(
        /^Factura 001-001-000000001: authorized\n/,
      );
    } finally {
      started.child.kill('SIGTERM');
      await started.ended;
    }
  });
});
