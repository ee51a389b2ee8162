import type { Command } from 'commander';
import { ConfigError } from '../../../config/config-error.ts';
import {
  type SettingName,
  type SettingsResource,
  settingFields,
  settingsResource,
} from '../../../contract/business/settings.ts';
import { keysOf } from '../../../documents/values/keys-of.ts';
import { translate } from '../../../process/language.ts';
import type { CommandTools } from '../../command-tools.ts';
import { oneOf } from '../../input/options.ts';
import { placeholders } from '../../input/placeholders.ts';

const path = '/v1/local/settings';
const names = keysOf(settingFields);

/** `config …`: the settings that are kept with the data. Variables and flags of a start win over them. */
export function addConfigCommands(program: Command, { withClient, print }: CommandTools): void {
  const config = program
    .command('config')
    .description(
      translate({ es: 'los ajustes guardados del programa', en: 'the kept settings of the program' }),
    );
  config
    .command('list')
    .description(translate({ es: 'todos, con lo que está guardado', en: 'all, with what is kept' }))
    .action(() =>
      withClient(async (client) => {
        const settings = settingsResource.parse(await client.call({ method: 'GET', path }));
        print(settings, names.map((name) => settingLine(settings, name)).join('\n'));
      }),
    );
  config
    .command('get')
    .description(
      translate({
        es: 'uno; no escribe nada si tiene su valor de fábrica',
        en: 'one; writes nothing where it has its usual value',
      }),
    )
    .argument(`<${placeholders.setting}>`, names.join(', '), oneOf(names))
    .action((name: SettingName) =>
      withClient(async (client) => {
        const settings = settingsResource.parse(await client.call({ method: 'GET', path }));
        print({ [name]: settings[name] ?? null }, settings[name] ?? '');
      }),
    );
  config
    .command('set')
    .description(
      translate({
        es: 'guarda ajustes; la mayoría rige desde el próximo inicio',
        en: 'keeps settings; most take effect at the next start',
      }),
    )
    .argument(
      `<${placeholders.settingValue}...>`,
      translate({
        es: 'uno o más; «ajuste=» le devuelve su valor de fábrica',
        en: 'one or more; “setting=” gives it its usual value back',
      }),
    )
    .action((pairs: readonly string[]) =>
      withClient(async (client) => {
        const body = Object.fromEntries(pairs.map(parseSetting));
        const settings = settingsResource.parse(await client.call({ method: 'PATCH', path, body }));
        const changed = names.filter((name) => Object.hasOwn(body, name));
        print(settings, changed.map((name) => settingLine(settings, name)).join('\n'));
      }),
    );
}

function parseSetting(text: string): readonly [SettingName, string | null] {
  const [, key, value] = /^([a-z_]+)=(.*)$/s.exec(text) ?? [];
  const name = names.find((settingName) => settingName === key);
  if (name === undefined || value === undefined) {
    throw new ConfigError({
      es: `«${text}» no se entiende: es ajuste=valor, y los ajustes son ${names.join(', ')}.`,
      en: `“${text}” is not understood: it is setting=value, and the settings are ${names.join(', ')}.`,
    });
  }
  return [name, value === '' ? null : value];
}

function settingLine(settings: SettingsResource, name: SettingName): string {
  return `${name} = ${settings[name] ?? translate({ es: '(de fábrica)', en: '(as usual)' })}`;
}
