import type { TillResource } from '../../../src-main/contract/counter/till.ts';
import { usePreferences } from '../preferences.tsx';

/** Says that this computer stands at a till, in that till's environment. */
export function useChooseTill(): (till: Pick<TillResource, 'id' | 'environment'>) => void {
  const tills = usePreferences((state) => state.tills);
  const choose = usePreferences((state) => state.choose);
  return ({ id, environment }) => choose({ tills: { ...tills, [environment]: id } });
}
