import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../../src-renderer/lib/http/answer.ts';
import { mayBeWritten, sendOnce } from '../../../../src-renderer/lib/http/send-once.ts';

const refused = (code: string): Answer<string> => ({
  ok: false,
  refusal: { code, detail: '', errors: [] },
});

/** A service in which the key has made a document of one body, and that refuses or loses what is listed. */
function sendingTo({
  writtenBody,
  refusals = {},
}: {
  writtenBody?: string;
  refusals?: Record<string, string>;
}) {
  const sent: string[] = [];
  const send = async (body: string): Promise<Answer<string>> => {
    sent.push(body);
    const code = refusals[body];
    if (code !== undefined) return refused(code);
    if (writtenBody !== undefined && writtenBody !== body) return refused('idempotency_key_reused');
    return { ok: true, value: `document of ${body}` };
  };
  return { sent, send };
}

describe('a body that is sent once', () => {
  it('is the document, and nothing sent before is sent again', async () => {
    const { sent, send } = sendingTo({});
    expect(await sendOnce({ body: 'two', earlier: ['one'], send })).toEqual({
      ok: true,
      value: { value: 'document of two', body: 'two' },
    });
    expect(sent).toEqual(['two']);
  });

  it('gives way to the one sent before that became the document, the newest tried first', async () => {
    const { sent, send } = sendingTo({ writtenBody: 'one' });
    expect(await sendOnce({ body: 'three', earlier: ['one', 'two'], send })).toEqual({
      ok: true,
      value: { value: 'document of one', body: 'one' },
    });
    expect(sent).toEqual(['three', 'two', 'one']);
  });

  it('stops at an earlier one that is not answered', async () => {
    const { sent, send } = sendingTo({ writtenBody: 'one', refusals: { two: 'service_unreachable' } });
    expect(await sendOnce({ body: 'three', earlier: ['one', 'two'], send })).toEqual(
      refused('service_unreachable'),
    );
    expect(sent).toEqual(['three', 'two']);
  });

  it('is refused where nothing sent before is the document either', async () => {
    const { send } = sendingTo({ writtenBody: 'of another window' });
    expect(await sendOnce({ body: 'two', earlier: ['one'], send })).toEqual(
      refused('idempotency_key_reused'),
    );
  });
});

describe('a refusal', () => {
  it.each(['service_unreachable', 'internal_error', 'busy', 'storage_full', 'of_a_newer_service'])(
    'leaves open whether the body was written: %s',
    (code) => {
      expect(mayBeWritten({ code, detail: '', errors: [] })).toBe(true);
    },
  );

  it.each(['validation_failed', 'operator_required', 'idempotency_key_reused', 'rate_limited', 'not_found'])(
    'comes before anything is written: %s',
    (code) => {
      expect(mayBeWritten({ code, detail: '', errors: [] })).toBe(false);
    },
  );
});
