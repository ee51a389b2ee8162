import { describe, expect, it } from 'vitest';
import { identificationHint } from '../../../../src-renderer/features/counter/buyer/identification-hint.ts';

describe('a cédula or RUC while it is typed', () => {
  it.each([
    ['cedula', '171003', { kind: 'digits_left', count: 4 }],
    ['cedula', '1710034065', { kind: 'right' }],
    ['cedula', '1710034066', { kind: 'wrong' }],
    ['cedula', '17100340650', { kind: 'digits_left', count: 2 }],
    ['ruc', '17900169', { kind: 'digits_left', count: 5 }],
    ['ruc', '1790016919001', { kind: 'right' }],
    ['ruc', '1790016918001', { kind: 'wrong' }],
    ['ruc', '17900169190010', { kind: 'too_long' }],
  ] as const)('%s %s: %o', (type, identification, hint) => {
    expect(identificationHint(type, identification)).toEqual(hint);
  });

  it.each([
    ['cedula', ''],
    ['cedula', 'A123'],
    ['pasaporte', '1710034065'],
    ['exterior', '12'],
  ] as const)('%s %j is not checked', (type, identification) => {
    expect(identificationHint(type, identification)).toBeUndefined();
  });
});
