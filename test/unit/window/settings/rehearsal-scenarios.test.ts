import { describe, expect, it } from 'vitest';
import {
  sandboxConditions,
  sandboxConditionsBody,
  sandboxConditionsResource,
} from '../../../../src-main/contract/business/sandbox-conditions.ts';
import {
  conditionsOf,
  scenarioGroups,
  scenarioIn,
} from '../../../../src-renderer/features/settings/rehearsal/scenarios.ts';

const scenarios = Object.values(scenarioGroups).flat();
const pace = { latencyMs: 0, remaining: null };

describe('the scenarios of a rehearsal', () => {
  it.each(scenarios)('%s is one that the service takes, and is recognised again', (name) => {
    const conditions = sandboxConditionsBody.parse(conditionsOf(name, { ...pace, remaining: 5 }));
    expect(conditions.remaining).toBe(5);
    expect(scenarioIn({ object: 'sandbox_conditions', ...conditions })).toBe(name);
  });

  it('offer every condition the sandbox knows', () => {
    const rehearsed = scenarios
      .map((name) => conditionsOf(name, pace))
      .flatMap(({ reception, authorization }) => [reception, authorization]);
    expect(sandboxConditions.filter((condition) => !rehearsed.includes(condition))).toEqual([]);
  });

  it('keep their delay, and stay slow where slowness is the scenario', () => {
    expect(conditionsOf('html', { latencyMs: 2000, remaining: null }).latency_ms).toBe(2000);
    expect(conditionsOf('slow', pace).latency_ms).toBeGreaterThan(5000);
    expect(conditionsOf('slow', { latencyMs: 10_000, remaining: null }).latency_ms).toBe(10_000);
  });

  it('name nothing while the authority behaves, and say that it is mixed where none of them fits', () => {
    const normal = sandboxConditionsBody.parse({});
    expect(scenarioIn({ object: 'sandbox_conditions', ...normal })).toBeUndefined();
    const mixed = sandboxConditionsResource.parse({
      object: 'sandbox_conditions',
      reception: 'cut',
      authorization: 'html',
    });
    expect(scenarioIn(mixed)).toBe('mixed');
  });
});
