import { describe, expect, it } from 'vitest';
import { makeApiKey } from '../../../../src-main/access/api-key.ts';
import { makeSessions } from '../../../../src-main/access/sessions.ts';
import { makeKey } from '../../../../src-main/head/stations/enrolment/secrets.ts';
import { logLineForSupport } from '../../../../src-main/support/log/log-line.ts';
import { redact, redactAll } from '../../../../src-main/support/log/redact.ts';
import { newSecret } from '../../../../src-main/webhooks/endpoints/secret.ts';

describe('what leaves the shop for support', () => {
  it.each([
    ['a cédula 0912345675 or a RUC 1790012345001', 'a cédula [número] or a RUC [número]'],
    ['mostrador-1790012345001-20261122.age', 'mostrador-[número]-20261122.age'],
    ['sent to ana.perez+x@correo.com.ec', 'sent to [correo]'],
    ['key mst_live_0aZ9 was used', 'key [clave] was used'],
    ['Authorization: Bearer abc.def-ghi', 'Authorization: Bearer [clave]'],
    ['http://127.0.0.1:4780/#token=AbC-1', 'http://127.0.0.1:4780/#token=[clave]'],
    ['https://ana:secreta@proxy.ec/x', 'https://[clave]@proxy.ec/x'],
    ['at /home/ana/mostrador/app.js', 'at /home/[persona]/mostrador/app.js'],
    ['at C:\\Users\\Ana Perez\\x', 'at C:\\Users\\[persona]\\x'],
    ['printer of Tienda Rosita failed', 'printer of [nombre] failed'],
  ])('has nobody in it: %s', (text, left) => {
    expect(redact(text, ['Tienda Rosita'])).toBe(left);
  });

  it('knows every key and session that the program makes', () => {
    const made = [
      makeApiKey('live'),
      makeSessions(() => new Date()).openForOwner(),
      newSecret(),
      makeKey('station'),
      makeKey('head'),
    ];
    expect(redact(made.join(' '), [])).toBe(made.map(() => '[clave]').join(' '));
    expect(redact('head_office and station_id', [])).toBe('head_office and station_id');
  });

  it('keeps what tells nobody: numbers of documents, times, and identifiers of the program', () => {
    const text = '001-001-000000013 at 2026-11-22T10:00:00.000Z of 019a0000-0000-7000-8000-123456789012';
    expect(redact(text, ['Ana', ''])).toBe(text);
  });

  it('is looked through however deep', () => {
    expect(redactAll({ a: [{ b: 'x@y.ec' }], n: 1790012345, none: null }, [])).toEqual({
      a: [{ b: '[correo]' }],
      n: 1790012345,
      none: null,
    });
  });
});

describe('a line of the log', () => {
  it('keeps when, how bad, what and the error, and no other field', () => {
    const err = { type: 'Error', message: 'no', stack: 'Error: no\n    at x.ts:1' };
    const line = { level: 50, time: 0, msg: 'not sent', customer: 'Ana', err };
    expect(logLineForSupport(JSON.stringify(line))).toBe(
      '1970-01-01T00:00:00.000Z 50 not sent\nError: no\n    at x.ts:1',
    );
    expect(logLineForSupport(JSON.stringify({ ...line, err: { message: 'no' } }))).toBe(
      '1970-01-01T00:00:00.000Z 50 not sent\nno',
    );
  });

  it('keeps which request it was and what it was answered', () => {
    const answered = { method: 'GET', route: '/v1/ec/invoices/{id}', status: 404, ms: 3, request_id: 'r1' };
    expect(
      logLineForSupport(JSON.stringify({ level: 30, time: 0, msg: 'answered', ...answered, q: 'Ana' })),
    ).toBe('1970-01-01T00:00:00.000Z 30 answered GET /v1/ec/invoices/{id} 404 3 ms r1');
  });

  it('that is none of ours is left out', () => {
    for (const line of ['Ana bought', '{"level":50}', '{"level":50,"time":"soon"}', 'null']) {
      expect(logLineForSupport(line)).toBeUndefined();
    }
  });
});
