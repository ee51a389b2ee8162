import { describe, expect, it } from 'vitest';
import { parseAuthorizationDate } from '../../../../src-main/authority/answers/authorization-date.ts';

describe('an authorization date', () => {
  it.for([
    ['2026-08-25T10:31:09-05:00', '2026-08-25T10:31:09-05:00'],
    ['2026-08-25T10:31:09.123-05:00', '2026-08-25T10:31:09.123-05:00'],
    ['2026-08-25T15:31:09Z', '2026-08-25T15:31:09Z'],
    ['2026-08-25T10:31:09', '2026-08-25T10:31:09-05:00'],
    ['25/08/2026 10:31:09', '2026-08-25T10:31:09-05:00'],
    ['29/02/2028 00:00:00', '2028-02-29T00:00:00-05:00'],
  ] as const)('%s is %s', ([text, instant]) => {
    expect(parseAuthorizationDate(text)).toBe(instant);
  });

  it.for([
    '',
    '2026-08-25',
    '29/02/2026 10:00:00',
    '2026-13-01T00:00:00-05:00',
    '25/08/2026 25:00:00',
    'ayer',
  ])('«%s» is none', (text) => {
    expect(parseAuthorizationDate(text)).toBeNull();
  });
});
