import { describe, expect, it } from 'vitest';
import { resolvePercent } from '../../../../../src-main/documents/taxes/withholding/resolve-percent.ts';

const date = '2026-11-21';

describe('the percent of a withholding', () => {
  it.each([
    [{ tax: 'renta', code: '312', date }, '2'],
    [{ tax: 'renta', code: '312', date, percent: '2.00' }, '2.00'],
    [{ tax: 'renta', code: '312', date: '2026-02-28' }, '1.75'],
    [{ tax: 'iva', code: '1', date }, '30'],
    [{ tax: 'isd', code: '4580', date }, '5'],
    [{ tax: 'renta', code: '501', date, percent: '37' }, '37'],
    [{ tax: 'renta', code: '346', date, percent: '6' }, '6'],
    // A retired code on a day that nobody could check: what the body says.
    [{ tax: 'renta', code: '341', date: '2018-05-05', percent: '1.25' }, '1.25'],
  ] as const)('of %j is %s', (request, percent) => {
    expect(resolvePercent(request)).toMatchObject({ ok: true, percent, code: { code: request.code } });
  });

  it.each([
    [
      { tax: 'renta', code: '999', date },
      'code',
      'unknown_code',
      'El SRI no tiene el código de retención 999 de renta.',
    ],
    [
      { tax: 'renta', code: '345', date },
      'code',
      'not_in_force',
      'El código de retención 345 no está vigente el 2026-11-21.',
    ],
    [
      { tax: 'renta', code: '310', date },
      'percent',
      'percent_required',
      'El código 310 no tiene un porcentaje único: indíquelo. Se admite: 0, 1.',
    ],
    [
      { tax: 'renta', code: '338', date },
      'percent',
      'percent_required',
      'El código 338 no tiene un porcentaje único: indíquelo. Se admite de 1 a 2.',
    ],
    [
      { tax: 'renta', code: '346', date },
      'percent',
      'percent_required',
      'El código 346 no tiene un porcentaje único: indíquelo. Se admite de 0 a 100.',
    ],
    [
      { tax: 'renta', code: '312', date, percent: '1.75' },
      'percent',
      'percent_not_admitted',
      'El código 312 no admite 1.75 % el 2026-11-21. Se admite: 2.',
    ],
    [
      { tax: 'renta', code: '312', date: '2021-05-05', percent: '101' },
      'percent',
      'percent_not_admitted',
      'El código 312 no admite 101 % el 2021-05-05. Se admite de 0 a 100.',
    ],
  ] as const)('refuses %j at the %s: %s', (request, field, fault, message) => {
    expect(resolvePercent(request)).toEqual({ ok: false, field, fault, message });
  });

  it.each(['721', '723', '725', '727', '729', '731'])(
    'refuses %s, a box of form 104, and names the codes there are',
    (code) => {
      const resolved = resolvePercent({ tax: 'iva', code, date });
      expect(resolved).toMatchObject({ ok: false, field: 'code', fault: 'unknown_code' });
      expect(resolved).toHaveProperty(
        'message',
        `El ${code} es una casilla del formulario 104, no un código de retención: los del IVA son 1 (30 %), 2 (70 %), ` +
          '3 (100 %), 7 (0 %), 8 (0 %), 9 (10 %), 10 (20 %), 11 (50 %).',
      );
    },
  );
});
