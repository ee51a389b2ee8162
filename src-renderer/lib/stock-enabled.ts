import { useProgramSettings } from './program-settings.ts';

/** Whether this shop counts what it has; undefined until it is known. */
export function useStockEnabled(): boolean | undefined {
  const settings = useProgramSettings();
  return settings && settings.stock_enabled === 'on';
}
