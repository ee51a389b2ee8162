import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { makeShortcutLayers, type ShortcutLayers } from './shortcut-layers.ts';

const LayersContext = createContext<ShortcutLayers | undefined>(undefined);

/** Listens to the keyboard once for the whole window, and knows whose each key is. */
export function ShortcutProvider({ children }: { readonly children: ReactNode }) {
  const [layers] = useState(makeShortcutLayers);
  useEffect(() => {
    window.addEventListener('keydown', layers.press);
    return () => window.removeEventListener('keydown', layers.press);
  }, [layers]);
  return <LayersContext value={layers}>{children}</LayersContext>;
}

export function useShortcutLayers(): ShortcutLayers {
  const layers = useContext(LayersContext);
  if (!layers) throw new Error('useShortcutLayers is for children of ShortcutProvider');
  return layers;
}
