import { z } from 'zod';
import { repeatable } from '../list.ts';

export const establishmentCode = z.string().regex(/^\d{3}$/, 'Debe tener tres cifras.');

/** Filters of what a head office gathers, beside those of every list: shops, their emission points, stations. */
export const shopFilters = {
  establishment: repeatable(establishmentCode),
  emission_point: repeatable(establishmentCode),
  station: repeatable(z.uuid()),
};

const shopQuery = z.strictObject(shopFilters);
export type ShopQuery = z.output<typeof shopQuery>;
