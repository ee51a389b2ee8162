import { createContext, type ReactNode, useContext, useState } from 'react';
import { z } from 'zod';
import { createStore, type StoreApi, useStore } from 'zustand';
import { environments } from '../../src-main/documents/kinds.ts';
import { languages } from '../text/languages.ts';
import { shortcutActions } from './shortcuts/default-keys.ts';

const preferences = z.object({
  language: z.enum(languages).default('es'),
  /** Where a shop practises that is not a live one. */
  environment: z.enum(['sandbox', 'test']).optional().catch(undefined),
  /** The till this computer stands at, by environment. */
  tills: z.partialRecord(z.enum(environments), z.uuid()).default({}),
  /** Keys that are not the ones we chose; kept ones that cannot be read are no reason to forget the rest. */
  keys: z.partialRecord(z.enum(shortcutActions), z.string()).default({}).catch({}),
  /** Whether favourites stand beside the sale in hand. */
  showsTiles: z.boolean().default(true),
  /** Until when the notices were looked at, an instant; empty before the first time. */
  noticesSeenAt: z.string().default(''),
});
/** What a person chose of this window, kept on this computer. The colour scheme is kept by Mantine itself. */
export type Preferences = z.output<typeof preferences>;

interface PreferencesState extends Preferences {
  choose(change: Partial<Preferences>): void;
}

const STORED_ITEM = 'mostrador.preferences';

function createPreferences(storage: Storage): StoreApi<PreferencesState> {
  return createStore((set, get) => ({
    ...readPreferences(storage),
    choose(change) {
      set(change);
      const { language, environment, tills, keys, showsTiles, noticesSeenAt } = get();
      const saved = { language, environment, tills, keys, showsTiles, noticesSeenAt };
      storage.setItem(STORED_ITEM, JSON.stringify(saved));
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
