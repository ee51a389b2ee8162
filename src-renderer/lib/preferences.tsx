import { createContext, type ReactNode, useContext, useState } from 'react';
import { z } from 'zod';
import { createStore, type StoreApi, useStore } from 'zustand';
import { environments } from '../../src-main/documents/kinds.ts';
import { languages } from '../text/languages.ts';

const preferences = z.object({
  language: z.enum(languages).default('es'),
  /** The environment last worked in; absent until one is chosen. */
  environment: z.enum(environments).optional(),
});
/** What a person chose of this window, kept on this computer. The colour scheme is kept by Mantine itself. */
export type Preferences = z.output<typeof preferences>;

interface PreferencesState extends Preferences {
  choose(change: Partial<Preferences>): void;
}

const STORED_ITEM = 'mostrador.preferences';

export function createPreferences(storage: Storage): StoreApi<PreferencesState> {
  return createStore((set, get) => ({
    ...readPreferences(storage),
    choose(change) {
      set(change);
      const { language, environment } = get();
      storage.setItem(STORED_ITEM, JSON.stringify({ language, environment }));
    },
  }));
}

function readPreferences(storage: Storage): Preferences {
  try {
    return preferences.parse(JSON.parse(storage.getItem(STORED_ITEM) ?? '{}'));
  } catch {
    return preferences.parse({});
  }
}

const PreferencesContext = createContext<StoreApi<PreferencesState> | undefined>(undefined);

export function PreferencesProvider({ storage, children }: { storage: Storage; children: ReactNode }) {
  const [store] = useState(() => createPreferences(storage));
  return <PreferencesContext value={store}>{children}</PreferencesContext>;
}

export function usePreferences<Selected>(select: (state: PreferencesState) => Selected): Selected {
  const store = useContext(PreferencesContext);
  if (!store) throw new Error('usePreferences is for children of PreferencesProvider');
  return useStore(store, select);
}
