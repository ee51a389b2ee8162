import {
  type SettingName,
  type SettingsBody,
  type SettingsResource,
  settingFields,
  settingsResource,
} from '../contract/business/settings.ts';
import type { Outcome } from '../contract/problems/problems.ts';
import { refuse } from '../contract/problems/refuse.ts';
import { isRuc } from '../documents/identifiers/identification.ts';
import { keysOf } from '../documents/values/keys-of.ts';

export interface SettingsStore {
  get(name: string): Promise<string | undefined>;
  put(values: Readonly<Record<string, string | null>>): Promise<void>;
}

/** Whether the head office of this station decides a setting. */
type IsOfHead = (name: string) => Promise<boolean>;

const message = 'Este ajuste lo lleva la matriz: el cambio se hace allí y llega solo a esta caja.';

/** Newer companies have numbers that fit no rule: none is refused for it once a person looked. */
const doubtfulRuc = {
  code: 'validation_failed',
  detail: 'El RUC no pasa su dígito verificador.',
  errors: [
    {
      pointer: '/software_provider_ruc',
      code: 'invalid_value',
      message:
        'No pasa su dígito verificador: revise que esté bien escrito. Si lo está (hay RUC nuevos que no lo pasan), envíelo ' +
        'otra vez con «confirm_doubtful_ruc»: true.',
    },
  ],
} as const;

export type SettingsService = ReturnType<typeof makeSettingsService>;

/** The program's kept settings. A change is read at the next start. */
export function makeSettingsService(store: SettingsStore, isOfHead: IsOfHead) {
  async function read(): Promise<SettingsResource> {
    const settings: Partial<Record<SettingName, string>> = {};
    for (const name of keysOf(settingFields)) {
      const value = await store.get(name);
      if (value !== undefined) settings[name] = value;
    }
    return settingsResource.parse({ object: 'settings', ...settings });
  }
  return {
    read,
    async change({
      confirm_doubtful_ruc: isConfirmed,
      ...body
    }: SettingsBody): Promise<Outcome<SettingsResource>> {
      const { software_provider_ruc: ruc } = body;
      if (ruc && !isRuc(ruc) && !isConfirmed) return refuse(doubtfulRuc);
      const entries = Object.entries(body).filter(
        (entry): entry is [string, string | null] => entry[1] !== undefined,
      );
      const errors = [];
      for (const [name] of entries) {
        if (await isOfHead(name)) errors.push({ pointer: `/${name}`, code: 'owned_by_head_office', message });
      }
      if (errors.length > 0) return refuse({ code: 'owned_by_head_office', detail: message, errors });
      await store.put(Object.fromEntries(entries));
      return { ok: true, value: await read() };
    },
  };
}
