import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { listOf } from '../../../src-main/contract/list.ts';
import { pairingResource } from '../../../src-main/contract/pairing.ts';
import { apiClient, ownerOf } from '../../support/service/api-client.ts';
import type { AnsweringService } from '../../support/service/start-in-process.ts';
import { testServices } from '../../support/service/test-services.ts';
import { copyCsharpExamples, mono } from './csharp.ts';
import { lackOf, languages, startExample } from './languages.ts';

const page = readFileSync(fileURLToPath(new URL('../../../docs/pairing.md', import.meta.url)), 'utf8');
const services = testServices();
let service: AnsweringService;
beforeAll(async () => {
  service = await services.start();
});

/** How what the page shows becomes a program that prints the key, in an empty folder; gives its command. */
const programs: Readonly<Record<string, (shown: string, folder: string) => readonly string[]>> = {
  curl: (shown) => ['sh', '-c', `${shown}\ncat clave.txt`],
  JavaScript: (shown, folder) => [
    process.execPath,
    written(folder, 'pair.mjs', `${shown}\nconsole.log(key);`),
  ],
  Python: (shown, folder) => ['python3', written(folder, 'pair.py', `${shown}\nprint(key)`)],
  PHP: (shown, folder) => ['php', written(folder, 'pair.php', `<?php\n${shown}\necho $key;`)],
  'C#': (shown, folder) => {
    copyCsharpExamples(folder);
    rmSync(join(folder, 'Program.cs'));
    written(folder, 'Pair.cs', asCsharpProgram(shown));
    return mono.compile(folder);
  },
};

describe.each(Object.entries(programs))('what docs/pairing.md shows', (name, programOf) => {
  const language = languages.find((each) => each.name === name);
  const lack = language && lackOf(language);
  it.skipIf(lack !== undefined)(`in ${name} gets a key${lack ? ` [skipped: no ${lack}]` : ''}`, async () => {
    const cwd = services.newFolder();
    const shown = blockOf(name).replaceAll('http://127.0.0.1:4747', service.url);
    const child = startExample(programOf(shown, cwd), { cwd, env: {} }, 600_000);
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const line = String((await lines.next()).value);
    expect(line).toMatch(/: \d{6}$/);
    await approve(line.slice(-6));
    const key = String((await lines.next()).value);
    expect((await apiClient(service.url, key).call('GET', '/v1/ec/invoices')).status).toBe(200);
  });
});

function blockOf(name: string): string {
  const [, section = ''] = page.split(`\n## ${name}\n`);
  const [, block] = /```\w+\n([\s\S]*?)```/.exec(section) ?? [];
  if (block === undefined) throw new Error(`docs/pairing.md shows nothing in ${name}`);
  return block;
}

async function approve(code: string): Promise<void> {
  const owner = ownerOf(service);
  const { data } = listOf(pairingResource).parse((await owner.call('GET', '/v1/local/pairings')).json());
  const id = data.find((each) => each.code === code)?.id;
  const body = { environment: 'sandbox' };
  const approved = await owner.call('POST', `/v1/local/pairings/${id}/approve`, { body });
  expect(approved.status).toBe(200);
}

function written(folder: string, name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

function asCsharpProgram(shown: string): string {
  return `
    using System;
    using System.Net.Http;
    using System.Threading.Tasks;
    using Mostrador.Examples;
    public static class Pair
    {
        public static void Main() { Run().GetAwaiter().GetResult(); }
        private static async Task Run() { ${shown} Console.WriteLine(key); }
    }`;
}
