import { useWorkplace } from '../../../lib/workplace/use-workplace.ts';
import { placeOf, type SalePlace } from './sale-place.ts';

/** Where this window sells, as the documents of its sales say it. */
export function useSalePlace(): SalePlace {
  return placeOf(useWorkplace());
}
