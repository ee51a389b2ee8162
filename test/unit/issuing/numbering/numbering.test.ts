import { describe, expect, it } from 'vitest';
import { chooseSeries } from '../../../../src-main/issuing/numbering/numbering.ts';

const seriesAt = (establishment: string, emissionPoint: string, active = true) => ({
  id: `${establishment}-${emissionPoint}`,
  establishment,
  emissionPoint,
  active,
});
const all = [
  seriesAt('001', '001', false),
  seriesAt('001', '002'),
  seriesAt('002', '001'),
  seriesAt('002', '002'),
  seriesAt('003', '001', false),
];

describe('the choice of a series', () => {
  it.for([
    { wish: {}, id: '001-002' },
    { wish: { establishment: '001' }, id: '001-002' },
    { wish: { establishment: '002' }, id: '002-001' },
    { wish: { emission_point: '001' }, id: '002-001' },
    { wish: { establishment: '002', emission_point: '002' }, id: '002-002' },
  ])('takes the first active one that fits: $wish', ({ wish, id }) => {
    expect(chooseSeries(all, wish)).toMatchObject({ kind: 'chosen', series: { id } });
  });

  it.for([
    { wish: { establishment: '009' }, pointer: '/establishment' },
    { wish: { establishment: '003' }, pointer: '/establishment' },
    { wish: { establishment: '001', emission_point: '001' }, pointer: '/emission_point' },
    { wish: { emission_point: '009' }, pointer: '/emission_point' },
  ])('blames the part of the body that names none: $wish', ({ wish, pointer }) => {
    const value = Object.entries(wish).find(([name]) => pointer === `/${name}`)?.[1];
    expect(chooseSeries(all, wish)).toMatchObject({
      kind: 'unknown',
      fault: {
        pointer,
        code: 'not_found',
        message: expect.stringContaining(`${value} no tiene una serie activa`),
      },
    });
  });

  it('blames no field when nothing is active at all', () => {
    expect(chooseSeries([seriesAt('001', '001', false)], { establishment: '001' })).toEqual({ kind: 'none' });
    expect(chooseSeries([], {})).toEqual({ kind: 'none' });
  });
});
