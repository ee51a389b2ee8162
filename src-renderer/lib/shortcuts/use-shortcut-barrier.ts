import { useEffect } from 'react';
import { useShortcutLayers } from './shortcut-provider.tsx';

/**
 * While something stands in front of the page, the page's keys are silent. Those of its opener are not: they
 * come after (effects of children run first).
 */
export function useShortcutBarrier(isOpen: boolean): void {
  const layers = useShortcutLayers();
  useEffect(() => {
    return isOpen ? layers.addBarrier() : undefined;
  }, [layers, isOpen]);
}
