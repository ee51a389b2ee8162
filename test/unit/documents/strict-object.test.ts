import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { strictObject } from '../../../src-main/documents/strict-object.ts';

const fields = { kind: z.literal('coin'), worth: z.string().optional() };

describe('an object whose fields are made late', () => {
  it('makes them once, when something is first read with it', () => {
    let made = 0;
    const coin = strictObject(
      () => {
        made += 1;
        return fields;
      },
      { description: 'De un cajón' },
    );
    expect(made).toBe(0);

    expect(coin.parse({ kind: 'coin' })).toEqual({ kind: 'coin' });
    expect(coin.safeParse({ kind: 'note' }).success).toBe(false);
    expect(Object.keys(coin.shape)).toEqual(['kind', 'worth']);
    expect(made).toBe(1);
  });

  it('has one shape afterwards, which zod need not watch for being without end', () => {
    const coin = strictObject(() => fields);
    coin.parse({ kind: 'coin' });
    expect(Object.getOwnPropertyDescriptor(coin.def, 'shape')).toMatchObject({
      value: fields,
      enumerable: true,
    });
  });

  it('reads and refuses what z.strictObject reads and refuses', () => {
    const late = strictObject(() => fields);
    const early = z.strictObject(fields);
    for (const value of [
      { kind: 'coin', worth: '0.25' },
      { kind: 'coin', color: 'red' },
      { worth: 1 },
      null,
    ]) {
      expect(late.safeParse(value)).toEqual(early.safeParse(value));
    }
  });

  it('is described as z.strictObject with the same meta', () => {
    const meta = { description: 'De un cajón' };
    expect(z.toJSONSchema(strictObject(() => fields, meta))).toEqual(
      z.toJSONSchema(z.strictObject(fields).meta(meta)),
    );
  });

  it('is told from others by a field, before any is made', () => {
    const note = strictObject(() => ({ kind: z.literal('note'), series: z.string() }));
    const either = z.discriminatedUnion('kind', [strictObject(() => fields), note]);
    expect(either.parse({ kind: 'note', series: 'A1' })).toEqual({ kind: 'note', series: 'A1' });
    expect(either.safeParse({ kind: 'card' }).success).toBe(false);
  });
});
