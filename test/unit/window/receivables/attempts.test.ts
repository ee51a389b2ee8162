import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../../src-renderer/lib/http/answer.ts';
import { makeAttempts } from '../../../../src-renderer/lib/receivables/attempts.ts';

const customer = 'sandbox 1710034065';

/** As the service does: a key writes the first body that arrives, and no other. */
function aService() {
  const written = new Map<string, string>();
  /** What becomes of the next requests; a request without one arrives and is answered. */
  const fates: (string | { readonly lostAfterWriting: true } | Error)[] = [];
  const keys: string[] = [];
  const refused = (code: string): Answer<string> => ({
    ok: false,
    refusal: { code, detail: '', errors: [] },
  });
  const send = async (body: string, key: string): Promise<Answer<string>> => {
    keys.push(key);
    const fate = fates.shift();
    if (fate instanceof Error) throw fate;
    if (typeof fate === 'string') return refused(fate);
    const before = written.get(key);
    if (before !== undefined && before !== body) return refused('idempotency_key_reused');
    written.set(key, body);
    return fate ? refused('service_unreachable') : { ok: true, value: body };
  };
  return { written, fates, keys, send };
}

function somethingTried(...fates: ReturnType<typeof aService>['fates']) {
  const service = aService();
  service.fates.push(...fates);
  let count = 0;
  const attempts = makeAttempts<string, string>(() => {
    count += 1;
    return `key ${count}`;
  });
  const pay = (body: string, subject = customer) => attempts.send({ subject, body, send: service.send });
  return { ...service, pay };
}

const lostAfterWriting = { lostAfterWriting: true } as const;

describe('what is written on an account', () => {
  it.each([
    'service_unreachable',
    'internal_error',
    'starting',
    'storage_full',
    'busy',
    'of_a_newer_service',
  ])('keeps its key after %s', async (code) => {
    const { keys, pay } = somethingTried(code);
    await pay('50.00');
    await pay('50.00');
    expect(keys).toEqual(['key 1', 'key 1']);
  });

  it.each(['validation_failed', 'invalid_state', 'not_found', 'operator_required', 'operator_not_allowed'])(
    'gets a new key after %s, which wrote nothing',
    async (code) => {
      const { keys, pay } = somethingTried(code);
      await pay('50.00');
      await pay('50.00');
      expect(keys).toEqual(['key 1', 'key 2']);
    },
  );

  it('keeps its key after an answer that cannot be read', async () => {
    const { keys, pay } = somethingTried(new Error('no answer of ours'));
    await expect(pay('50.00')).rejects.toThrow('no answer of ours');
    await pay('50.00');
    expect(keys).toEqual(['key 1', 'key 1']);
  });

  it('keeps its key after a refusal while an earlier try may have been written', async () => {
    const { written, pay } = somethingTried(lostAfterWriting, 'operator_required');
    await pay('50.00');
    await pay('50.00');
    expect(await pay('50.00')).toEqual({ ok: true, value: { value: '50.00', isRetry: true } });
    expect(written.size).toBe(1);
  });

  it('is written once when its answer is lost, and is another the next time', async () => {
    const { written, pay } = somethingTried(lostAfterWriting);
    await pay('50.00');
    expect(await pay('50.00')).toEqual({ ok: true, value: { value: '50.00', isRetry: true } });
    expect(written.size).toBe(1);
    expect(await pay('50.00')).toEqual({ ok: true, value: { value: '50.00', isRetry: false } });
    expect(written.size).toBe(2);
  });

  it('is what was written before, when another amount is tried after a lost answer', async () => {
    const { written, pay } = somethingTried('internal_error', lostAfterWriting);
    await pay('30.00');
    await pay('50.00');
    expect(await pay('20.00')).toEqual({ ok: true, value: { value: '50.00', isRetry: true } });
    expect([...written.values()]).toEqual(['50.00']);
  });

  it('is the new amount, when nothing was written before', async () => {
    const { written, pay } = somethingTried('service_unreachable');
    await pay('50.00');
    expect(await pay('20.00')).toEqual({ ok: true, value: { value: '20.00', isRetry: true } });
    expect([...written.values()]).toEqual(['20.00']);
  });

  it('has nothing to do with the account of somebody else', async () => {
    const { keys, pay } = somethingTried('service_unreachable');
    await pay('50.00');
    await pay('50.00', 'sandbox 1710034073');
    expect(keys).toEqual(['key 1', 'key 2']);
  });
});
