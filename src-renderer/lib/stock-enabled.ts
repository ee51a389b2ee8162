import { useProgramSettings } from './program-settings.ts';

/** Whether this shop counts what it has; undefined until it is known. */
export function useStockEnabled(): boolean | undefined {
  const settings = useProgramSettings();
  return settings && settings.stock_enabled === 'on';
}

/** Whether it has products with lots and expiry; undefined until it is known. */
export function useLotsEnabled(): boolean | undefined {
  const settings = useProgramSettings();
  return settings && settings.stock_enabled === 'on' && settings.lots_enabled === 'on';
}

/** Whether it has products with variants; undefined until it is known. */
export function useVariantsEnabled(): boolean | undefined {
  const settings = useProgramSettings();
  return settings && settings.variants_enabled === 'on';
}
