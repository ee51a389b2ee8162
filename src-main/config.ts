import { homedir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { checkBody } from './documents/check-body.ts';

/** Where the data lives unless told otherwise: the place each system gives to programs' data. */
export function defaultDataDir(env: NodeJS.ProcessEnv = process.env): string {
  if (env.MOSTRADOR_DATA) return env.MOSTRADOR_DATA;
  const home = homedir();
  switch (process.platform) {
    case 'win32':
      return join(env.APPDATA ?? join(home, 'AppData', 'Roaming'), 'Mostrador');
    case 'darwin':
      return join(home, 'Library', 'Application Support', 'Mostrador');
    default:
      return join(env.XDG_DATA_HOME ?? join(home, '.local', 'share'), 'mostrador');
  }
}

const port = z.coerce.number('Debe ser un número de puerto.').int().min(0).max(65_535);
const address = z.url({ protocol: /^https?$/, error: 'Debe ser una dirección http o https.' });

const schema = z.strictObject({
  /** The service listens here and nowhere else; unsaid, on 4747 or one of its three fallbacks. 0: any free one. */
  port: port.optional(),
  /** What comes before `/comprobantes-electronicos-ws/…`. */
  authority_test_url: address.default('https://celcer.sri.gob.ec'),
  authority_live_url: address.default('https://cel.sri.gob.ec'),
  /** RUC of the maker of the program (annex 26); unsaid, the field is not written. */
  software_provider_ruc: z
    .string()
    .regex(/^\d{10}001$/, 'El RUC tiene 13 dígitos y termina en 001.')
    .optional(),
  /** Requests per second of one key, or `off`. */
  rate_limit: z
    .string()
    .regex(/^(off|[1-9]\d{0,5})$/, 'Debe ser un número de peticiones por segundo u «off».')
    .default('50')
    .transform((text) => (text === 'off' ? text : Number(text))),
  log_level: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export type Config = z.output<typeof schema>;
export type ConfigName = keyof Config;
const names: readonly ConfigName[] = schema.keyof().options;

/** A setting of the program that cannot be used, in a person's words. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Flags win over `MOSTRADOR_*` variables, those over settings kept in the data, those over defaults. */
export async function readConfig(sources: {
  flags: Readonly<Partial<Record<ConfigName, string>>>;
  env: NodeJS.ProcessEnv;
  setting: (name: ConfigName) => Promise<string | undefined>;
}): Promise<Config> {
  const said: Partial<Record<ConfigName, string>> = {};
  for (const name of names) {
    const value = sources.flags[name] ?? sources.env[variableOf(name)] ?? (await sources.setting(name));
    if (value !== undefined && value !== '') said[name] = value;
  }
  const checked = checkBody(schema, said);
  if (checked.ok) return checked.value;
  const isFlag = new Set<string>(Object.keys(sources.flags));
  const faults = checked.faults.map(({ pointer, message }) => {
    const name = pointer.slice(1);
    return `${isFlag.has(name) ? flagOf(name) : variableOf(name)}: ${message}`;
  });
  throw new ConfigError(faults.join('\n'));
}

function flagOf(name: string): string {
  return `--${name.replaceAll('_', '-')}`;
}

function variableOf(name: string): string {
  return `MOSTRADOR_${name.toUpperCase()}`;
}
