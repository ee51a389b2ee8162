import { createConfig, lintFromString } from '@redocly/openapi-core';
import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApi, runApi } from '../../test/support/api/running-api.ts';

let api: RunningApi;
let source: string;
beforeAll(async () => {
  api = await runApi();
  source = (await api.call('GET', '/v1/openapi.json')).text;
});
afterAll(() => api.stop());

describe('the integrator’s description', () => {
  it('pleases redocly without a warning', async () => {
    // `products/imports/{id}` and `products/{id}/picture` meet in no id: ids are UUIDs, which the rule does not look at.
    const rules = { 'no-ambiguous-paths': 'off' } as const;
    const config = await createConfig({ extends: ['recommended'], rules });
    const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  it('pleases spectral without a warning', async () => {
    const spectral = new Spectral();
    // The package and its own rules disagree in types about one optional member.
    spectral.setRuleset({ extends: [[oas as RulesetDefinition, 'recommended']], rules: {} });
    const problems = await spectral.run(JSON.parse(source));
    expect(problems.map(({ code, path, message }) => `${code} ${path.join('/')}: ${message}`)).toEqual([]);
  });
});
