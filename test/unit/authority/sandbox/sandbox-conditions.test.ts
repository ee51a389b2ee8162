import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { makeSandbox } from '../../../../src-main/authority/sandbox/sandbox.ts';
import { makeSandboxConditions } from '../../../../src-main/authority/sandbox/sandbox-conditions.ts';
import {
  type SandboxConditionsBody,
  sandboxConditionsBody,
} from '../../../../src-main/contract/business/sandbox-conditions.ts';

const accessKey = '2011202601176001321000110010020000001011234567812';
const now = () => new Date('2026-11-20T15:31:09.000Z');
const question = { environment: 'sandbox', accessKey } as const;
const submission = { ...question, signedXml: new TextEncoder().encode('<factura/>') };

function sandboxUnder(body: Partial<SandboxConditionsBody>) {
  const conditions = makeSandboxConditions();
  conditions.set(sandboxConditionsBody.parse(body));
  return { sandbox: makeSandbox({ now, conditions }), conditions };
}

describe('an outage rehearsed in the sandbox', () => {
  it.each([
    ['unavailable', 'http_error'],
    ['timeout', 'timeout'],
    ['cut', 'cut'],
    ['html', 'not_soap'],
    ['fault', 'fault'],
    ['empty', 'not_soap'],
    ['garbage', 'not_soap'],
  ] as const)('leaves unknown what became of a document: %s', async (condition, problem) => {
    const { sandbox } = sandboxUnder({ reception: condition, authorization: condition });
    expect((await sandbox.receive(submission)).outcome).toMatchObject({ kind: 'unknown', problem });
    expect((await sandbox.decision(question)).outcome).toMatchObject({ kind: 'unknown', problem });
  });

  it.each([
    ['returned_43', 'already_there', '43'],
    ['returned_70', 'already_there', '70'],
    ['returned_45', 'returned', '45'],
    ['returned_65', 'returned', '65'],
  ] as const)('answers at reception as set: %s', async (condition, kind, code) => {
    const { sandbox } = sandboxUnder({ reception: condition });
    expect((await sandbox.receive(submission)).outcome).toMatchObject({ kind, messages: [{ code }] });
  });

  it.each([
    ['signature_refused', { kind: 'not_authorized', messages: [{ code: '39' }] }],
    ['in_process', { kind: 'in_process' }],
    ['unknown_key', { kind: 'not_found' }],
  ] as const)('answers about the decision as set: %s', async (condition, expected) => {
    const { sandbox } = sandboxUnder({ authorization: condition });
    expect((await sandbox.decision(question)).outcome).toMatchObject(expected);
  });

  it('does not know afterwards what it kept out, until it comes again', async () => {
    const { sandbox, conditions } = sandboxUnder({ reception: 'unavailable' });
    await sandbox.receive(submission);
    conditions.set(sandboxConditionsBody.parse({}));
    expect((await sandbox.decision(question)).outcome).toEqual({ kind: 'not_found' });
    await sandbox.receive(submission);
    expect((await sandbox.decision(question)).outcome).toMatchObject({ kind: 'authorized' });
  });

  it.each(['cut', 'timeout'] as const)(
    'has what arrived although its answer did not: %s',
    async (reception) => {
      const { sandbox } = sandboxUnder({ reception });
      await sandbox.receive(submission);
      expect((await sandbox.decision(question)).outcome).toMatchObject({ kind: 'authorized' });
    },
  );

  it('ends after its number of requests', async () => {
    const { sandbox, conditions } = sandboxUnder({
      reception: 'fault',
      authorization: 'in_process',
      remaining: 3,
    });
    await sandbox.receive(submission);
    await sandbox.decision(question);
    expect(conditions.read().remaining).toBe(1);
    await sandbox.receive(submission);
    expect(conditions.read()).toEqual(sandboxConditionsBody.parse({}));
    expect((await sandbox.receive(submission)).outcome.kind).toBe('received');
  });

  it('answers late, and at once when the program closes', async () => {
    const { sandbox } = sandboxUnder({ latency_ms: 200 });
    const ended: string[] = [];
    // Timers that were set in one turn end in the order of their delays, however late the machine is.
    const [late] = await Promise.all([
      sandbox.receive(submission).finally(() => ended.push('the answer')),
      sleep(190).then(() => ended.push('a shorter timer')),
    ]);
    expect(ended).toEqual(['a shorter timer', 'the answer']);
    expect(late.outcome.kind).toBe('received');
    const slow = sandboxUnder({ latency_ms: 60_000 }).sandbox;
    const answer = slow.receive(submission);
    slow.close();
    expect((await answer).outcome).toMatchObject({ kind: 'unknown', problem: 'timeout' });
  });
});
