import { describe, expect, it } from 'vitest';
import { copiesRequirements } from '../../../src-main/business/copies-requirements.ts';
import type { BackupsResource } from '../../../src-main/contract/business/backups/backup.ts';

const settings = { hour: 22, folder: '/media/respaldos', updated_at: '2026-11-01T12:00:00.000Z' };
const made = { file: 'mostrador.age', bytes: 1, documents: 1, at: '2026-11-18T03:00:00.000Z' };
const destination = { place: 'folder', next_at: '2026-11-22T03:00:00.000Z', is_late: false } as const;

function asked(parts: Partial<BackupsResource>, environment: 'test' | 'live' = 'live') {
  const backups: BackupsResource = { object: 'backups', places: [], running: false, ...parts };
  return copiesRequirements({ backups, secondPlace: { object: 'second_place', state: 'off' } }, environment);
}

describe('what is kept besides the disk', () => {
  it('is asked of a business that issues what counts, and of no other', () => {
    expect(asked({})).toMatchObject([
      { code: 'backups', status: 'warning', blocking: false, remedy: expect.stringContaining('Respaldos') },
    ]);
    expect(asked({}, 'test')).toEqual([]);
  });

  it('is shown when it is there, and when none was kept for days, with what keeps the destination away', () => {
    expect(asked({ settings, places: [{ ...destination, last: made }] })).toMatchObject([{ status: 'met' }]);
    const late = { ...destination, is_late: true };
    expect(asked({ settings, places: [late] })[0]?.message).toContain('no hay ninguno todavía');
    const trouble = { message: 'Conecte su disco.', since: '2026-11-19T03:00:00.000Z' };
    expect(asked({ settings, places: [{ ...late, last: made, trouble }] })).toMatchObject([
      {
        status: 'warning',
        message: expect.stringMatching(/en la carpeta, desde el 2026-11-17/),
        remedy: expect.stringMatching(/^Conecte su disco.*Hacer uno ahora/),
      },
    ]);
  });

  it('names a second place that is late, with what keeps it away', () => {
    const late = { object: 'second_place', path: '/media/memoria', state: 'late' } as const;
    const backups: BackupsResource = { object: 'backups', places: [], running: false };
    expect(
      copiesRequirements({ backups, secondPlace: { ...late, problem: 'No queda espacio.' } }, 'test'),
    ).toMatchObject([{ code: 'second_place', status: 'warning', remedy: 'No queda espacio.' }]);
    expect(copiesRequirements({ backups, secondPlace: { ...late, state: 'current' } }, 'test')).toMatchObject(
      [{ status: 'met' }],
    );
  });
});
