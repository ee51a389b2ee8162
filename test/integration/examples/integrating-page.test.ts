import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createdApiKey } from '../../../src-main/contract/local.ts';
import { ownerOf } from '../../support/service/api-client.ts';
import type { AnsweringService } from '../../support/service/start-in-process.ts';
import { testServices } from '../../support/service/test-services.ts';
import { lackOf, languages, runExample } from './languages.ts';

const page = readFileSync(fileURLToPath(new URL('../../../docs/integrating.md', import.meta.url)), 'utf8');
const calls = [...page.matchAll(/```sh\n((?:echo|curl) [\s\S]*?)```/g)].map(([, call = '']) => call);
const services = testServices();
let service: AnsweringService;
let key: string;
beforeAll(async () => {
  service = await services.start();
  const body = { environment: 'sandbox', scopes: ['issue', 'read', 'config'] };
  const answer = await ownerOf(service).call('POST', '/v1/local/api-keys', { body });
  key = createdApiKey.parse(answer.json()).key;
});

const curl = languages.find(({ name }) => name === 'curl');
const lack = curl && lackOf(curl);

describe.skipIf(lack !== undefined)(
  `the calls that docs/integrating.md shows${lack ? ` [skipped: no ${lack}]` : ''}`,
  () => {
    it('are there', () => {
      expect(calls.length).toBeGreaterThanOrEqual(3);
    });

    it.each(calls.map((call) => [call.split('\n')[0], call]))('%s … works as it stands', async (_, call) => {
      const script = call
        .replaceAll('http://127.0.0.1:4747', service.url)
        .replaceAll('service.json', join(service.dataDir, 'service.json'));
      const surroundings = { cwd: services.newFolder(), env: { MOSTRADOR_KEY: key } };
      const printed = await runExample(['sh', '-c', script], surroundings);
      const resource = z
        .looseObject({ object: z.string(), id: z.uuid() })
        .parse(JSON.parse(printed.join('')));
      expect(['api_key', 'invoice', 'webhook_endpoint']).toContain(resource.object);
    });
  },
);

it('the first program of client/README.md issues', async () => {
  const client = new URL('../../../client/', import.meta.url);
  const [, program = ''] =
    /```ts\n([\s\S]*?)```/.exec(readFileSync(new URL('README.md', client), 'utf8')) ?? [];
  const file = join(services.newFolder(), 'issue.ts');
  const given = program
    .replaceAll("'mostrador-client'", `'${new URL('index.ts', client).href}'`)
    .replace('http://127.0.0.1:4747', service.url);
  writeFileSync(file, given);
  const surroundings = { cwd: services.newFolder(), env: { MOSTRADOR_KEY: key } };
  const printed = await runExample([process.execPath, '--no-warnings', file], surroundings);
  expect(printed).toEqual([expect.stringMatching(/^001-001-\d{9} authorized$/)]);
});

describe('the links of the pages for integrators', () => {
  it.each(['docs/integrating.md', 'docs/examples/README.md', 'client/README.md'])(
    'in %s lead to files',
    (name) => {
      const file = new URL(`../../../${name}`, import.meta.url);
      const links = [...readFileSync(file, 'utf8').matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(
        (match) => match[1] ?? '',
      );
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) expect(() => readFileSync(new URL(link, file)), link).not.toThrow();
    },
  );
});
