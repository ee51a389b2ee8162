import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkBody } from '../../../../src-main/documents/body/check-body.ts';

const schema = z.strictObject({
  name: z.string().max(5),
  list: z.array(z.string().min(1)).max(2).optional(),
});

describe('a member called length that cannot be compared', () => {
  it.each([
    [{ name: { length: { toString: null } } }, '/name/length'],
    [{ name: 'x', list: [{ length: { valueOf: 1, toString: 1 } }] }, '/list/0/length'],
    [{ name: 'x', list: { length: { toString: null } } }, '/list/length'],
  ])('is a fault, not an error: %j', (body, pointer) => {
    expect(checkBody(schema, body)).toEqual({
      ok: false,
      faults: [{ pointer, code: 'unknown_field', message: 'El campo «length» no existe aquí.' }],
    });
  });

  it('is found however deep, in no more time than the body is long', () => {
    let deep: unknown = { length: { toString: null } };
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
    const body = { name: { length: { toString: null } }, list: deep };
    expect(checkBody(schema, body).ok).toBe(false);
  });

  it('leaves an error of our own what it is', () => {
    const broken = z.string().refine(() => {
      throw new TypeError('a bug');
    });
    expect(() => checkBody(broken, 'x')).toThrow('a bug');
  });
});
