import { expect, it } from 'vitest';
import { z } from 'zod';
import { checkBody } from '../../../../src-main/documents/body/check-body.ts';

const schema = z.strictObject({ lines: z.array(z.strictObject({ code: z.string() })) });

it('a body with many faults is answered with all of them', () => {
  const checked = checkBody(schema, { lines: Array.from({ length: 1000 }, () => ({ code: 1 })) });
  if (checked.ok) expect.fail('it has faults');
  expect(checked.faults).toHaveLength(1000);
  expect(checked.faults.at(-1)).toMatchObject({ pointer: '/lines/999/code', code: 'invalid_type' });
});

it.each([
  ['lines', { lines: Array.from({ length: 20_000 }, () => ({ code: 1 })) }, '/lines/0/code'],
  [
    'unknown names',
    { lines: [], ...Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`n${n}`, n])) },
    '/n0',
  ],
])(
  'a body with more than a thousand faults in its %s is answered with the first, and that there are more',
  (_, body, first) => {
    const checked = checkBody(schema, body);
    if (checked.ok) expect.fail('it has faults');
    expect(checked.faults).toHaveLength(1001);
    expect(checked.faults[0]).toMatchObject({ pointer: first });
    expect(checked.faults.at(-1)).toEqual({
      pointer: '',
      code: 'too_many',
      message: 'Hay más de 1000 errores: estos son los primeros.',
    });
  },
);

it('names the field that was meant for the first hundred unknown ones alone, which is work for each', () => {
  const checked = checkBody(schema, {
    lines: [],
    ...Object.fromEntries(Array.from({ length: 300 }, (_, n) => ['Lines'.padEnd(5 + n, '-'), n])),
  });
  if (checked.ok) expect.fail('it has faults');
  const named = checked.faults.filter(({ message }) => message.endsWith('quizá es «lines».'));
  expect(named).toHaveLength(36);
});
