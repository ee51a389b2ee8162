import {
  type SettingName,
  type SettingsBody,
  type SettingsResource,
  settingFields,
  settingsResource,
} from '../contract/business/settings.ts';
import { keysOf } from '../documents/values/keys-of.ts';

export interface SettingsStore {
  get(name: string): Promise<string | undefined>;
  put(values: Readonly<Record<string, string | null>>): Promise<void>;
}

export type SettingsService = ReturnType<typeof makeSettingsService>;

/** The program's kept settings. A change is read at the next start. */
export function makeSettingsService(store: SettingsStore) {
  async function read(): Promise<SettingsResource> {
    const kept: Partial<Record<SettingName, string>> = {};
    for (const name of keysOf(settingFields)) {
      const value = await store.get(name);
      if (value !== undefined) kept[name] = value;
    }
    return settingsResource.parse({ object: 'settings', ...kept });
  }
  return {
    read,
    async change(body: SettingsBody): Promise<SettingsResource> {
      const said = Object.entries(body).filter(
        (entry): entry is [string, string | null] => entry[1] !== undefined,
      );
      await store.put(Object.fromEntries(said));
      return read();
    },
  };
}
