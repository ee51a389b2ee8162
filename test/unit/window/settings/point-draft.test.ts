import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  firstDraft,
  pointersOf,
  withEstablishment,
} from '../../../../src-renderer/ui/emission-point/point-draft.ts';

const points = [
  { establishment: '001', emission_point: '001' },
  { establishment: '001', emission_point: '004' },
  { establishment: '002', emission_point: '001' },
];

describe('the form of a new emission point', () => {
  it('proposes the code after those of the first establishment', () => {
    expect(firstDraft(points)).toMatchObject({ establishment: '001', point: '005', newEstablishment: '' });
    expect(firstDraft([])).toMatchObject({ establishment: '', newEstablishment: '001', point: '001' });
  });

  it('proposes others in another establishment, and keeps what was typed besides', () => {
    const draft = { ...firstDraft(points), numbers: { invoice: '12' } };
    expect(withEstablishment(draft, '002', points)).toMatchObject({
      point: '002',
      numbers: { invoice: '12' },
    });
    expect(withEstablishment(draft, '', points)).toMatchObject({
      establishment: '',
      newEstablishment: '003',
      point: '001',
    });
  });

  it('proposes nothing after the last code there is', () => {
    expect(firstDraft([{ establishment: '001', emission_point: '999' }]).point).toBe('');
  });

  it('sends codes of three digits, the address of a new establishment, and only the numbers typed', () => {
    const draft = {
      ...firstDraft(points),
      point: ' 7',
      address: 'Quito',
      numbers: { invoice: '12', withholding: '' },
    };
    expect(bodyOf(draft, 'live')).toEqual({
      environment: 'live',
      establishment: '001',
      emission_point: '007',
      next_numbers: { live: { invoice: 12 } },
    });
    expect(bodyOf({ ...withEstablishment(draft, '', points), newEstablishment: '9' }, 'sandbox')).toEqual({
      environment: 'sandbox',
      establishment: '009',
      address: 'Quito',
      emission_point: '001',
      next_numbers: { sandbox: { invoice: 12 } },
    });
  });

  it('asks for the numbers of real documents while the authority is only tested', () => {
    const draft = { ...firstDraft(points), numbers: { credit_note: '3' } };
    expect(bodyOf(draft, 'test').next_numbers).toEqual({ live: { credit_note: 3 } });
    expect(pointersOf('test')).toContain('/next_numbers/live/credit_note');
  });
});
