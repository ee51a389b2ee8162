import { createConfig, lintFromString } from '@redocly/openapi-core';
import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ProgramApi, runApi } from '../../test/support/api/program-api.ts';
import { postgresMissing, testPostgres } from '../../test/support/head/postgres.ts';
import { testHeads } from '../../test/support/head/test-heads.ts';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

async function redoclyProblems(source: string): Promise<readonly string[]> {
  // `products/imports/{id}` and `products/{id}/picture` meet in no id: ids are UUIDs, which the rule does not look at.
  const rules = { 'no-ambiguous-paths': 'off' } as const;
  const config = await createConfig({ extends: ['recommended'], rules });
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

async function spectralProblems(source: string): Promise<readonly string[]> {
  const spectral = new Spectral();
  // The package and its own rules disagree in types about one optional member.
  spectral.setRuleset({ extends: [[oas as RulesetDefinition, 'recommended']], rules: {} });
  const problems = await spectral.run(JSON.parse(source));
  return problems.map(({ code, path, message }) => `${code} ${path.join('/')}: ${message}`);
}

describe('the integrator’s description', () => {
  let api: ProgramApi;
  let source: string;
  beforeAll(async () => {
    api = await runApi();
    source = (await api.call('GET', '/v1/openapi.json')).text;
  });
  afterAll(() => api.stop());

  it('pleases redocly without a warning', async () => {
    expect(await redoclyProblems(source)).toEqual([]);
  });

  it('pleases spectral without a warning', async () => {
    expect(await spectralProblems(source)).toEqual([]);
  });
});

describe.skipIf(missing !== undefined)('the description of a head office', () => {
  const heads = testHeads();
  const postgres = testPostgres();

  it('pleases redocly and spectral without a warning', async () => {
    const head = await heads.on(await postgres.another());
    const { json } = await head.call('GET', '/v1/head/openapi.json');
    const source = JSON.stringify(json);
    expect(await redoclyProblems(source)).toEqual([]);
    expect(await spectralProblems(source)).toEqual([]);
  });
});
