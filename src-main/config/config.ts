import { z } from 'zod';
import {
  authorityAddress,
  publishedAddresses,
  type SettingName,
  settingFields,
} from '../contract/business/settings.ts';
import { checkBody } from '../documents/body/check-body.ts';
import { keysOf } from '../documents/values/keys-of.ts';
import { ConfigError } from './config-error.ts';

const {
  port,
  authority_test_url,
  authority_timeout,
  software_provider_ruc,
  rate_limit,
  log_level,
  secret_key_kept_by,
} = settingFields;

const schema = z.strictObject({
  /** By default 4747 or one of its three fallbacks. */
  port: port.transform(Number).optional(),
  authority_test_url: authority_test_url.default(publishedAddresses.test),
  /**
   * Set where the program is started and never kept: the server there decides what counts as authorized. Another
   * address than the SRI's own is shown on every screen (`issuing/authorization/substitute-authority.ts`).
   */
  authority_live_url: authorityAddress.default(publishedAddresses.live),
  /** Seconds. */
  authority_timeout: authority_timeout.default('30').transform(Number),
  /** Seconds. By default as long as the authority takes to decide (`sync/delivery/policy.ts`). */
  authority_first_question: z
    .string()
    .regex(/^\d{1,2}(\.\d{1,3})?$/, 'Deben ser de 0 a 99 segundos, hasta con milésimas.')
    .transform(Number)
    .optional(),
  software_provider_ruc: software_provider_ruc.optional(),
  rate_limit: rate_limit.default('50').transform((text) => (text === 'off' ? text : Number(text))),
  log_level: log_level.default('info'),
  secret_key_kept_by: secret_key_kept_by.default('system'),
});

export type Config = z.output<typeof schema>;

/** What is read when the program starts; other settings are read when they are needed. */
export type ConfigName = keyof Config;
const names: readonly ConfigName[] = keysOf(schema.shape);

/**
 * Flags win over `MOSTRADOR_*` variables, those over settings kept in the data, those over what the build says, that over
 * defaults. Throws ConfigError for what cannot be used, wherever it was set.
 */
export async function readConfig(sources: {
  flags: Readonly<Partial<Record<ConfigName, string>>>;
  env: NodeJS.ProcessEnv;
  setting: (name: SettingName) => Promise<string | undefined>;
  build: Readonly<Partial<Record<ConfigName, string>>>;
}): Promise<Config> {
  const values: Partial<Record<ConfigName, string>> = {};
  for (const name of names) {
    const value =
      sources.flags[name] ||
      sources.env[variableOf(name)] ||
      (isKept(name) ? await sources.setting(name) : undefined) ||
      sources.build[name];
    if (value) values[name] = value;
  }
  const checked = checkBody(schema, values);
  if (checked.ok) return checked.value;
  const isFlag = new Set<string>(Object.keys(sources.flags));
  const faults = checked.faults.map(({ pointer, message }) => {
    const name = pointer.slice(1);
    return `${isFlag.has(name) ? flagOf(name) : variableOf(name)}: ${message}`;
  });
  throw new ConfigError(faults.join('\n'));
}

function isKept(name: ConfigName): name is ConfigName & SettingName {
  return Object.hasOwn(settingFields, name);
}

function flagOf(name: string): string {
  return `--${name.replaceAll('_', '-')}`;
}

function variableOf(name: string): string {
  return `MOSTRADOR_${name.toUpperCase()}`;
}
