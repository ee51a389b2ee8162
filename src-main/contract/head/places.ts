import { z } from 'zod';
import { repeatable } from '../list.ts';

export const placeCode = z.string().regex(/^\d{3}$/, 'Debe tener tres cifras.');

/** Filters of what a head office gathers, beside those of every list: shops, their emission points, stations. */
export const placeFilters = {
  establishment: repeatable(placeCode),
  emission_point: repeatable(placeCode),
  station: repeatable(z.uuid()),
};

const placeQuery = z.strictObject(placeFilters);
export type PlaceQuery = z.output<typeof placeQuery>;
