import type { Command } from 'commander';
import {
  type ApiKeyResource,
  apiKeyResource,
  createdApiKey,
  type KeyScope,
  keyScopes,
} from '../../contract/local.ts';
import type { Environment } from '../../documents/kinds.ts';
import { ecuadorDate, endOfEcuadorDay } from '../../documents/values/ecuador-time.ts';
import { translate } from '../../process/language.ts';
import { allKeys } from '../all-keys.ts';
import type { CommandTools } from '../command-tools.ts';
import { oneOf, parseDate, parseEnvironment, repeated } from '../input/options.ts';
import { placeholders } from '../input/placeholders.ts';

const path = '/v1/local/api-keys';

/** `keys …`: the keys of programs. */
export function addKeyCommands(program: Command, { withClient, print }: CommandTools): void {
  const keys = program
    .command('keys')
    .description(translate({ es: 'claves de la API', en: 'keys of the API' }));
  keys
    .command('create')
    .description(
      translate({
        es: 'crea una clave y la muestra, esta única vez',
        en: 'makes a key and shows it, this once',
      }),
    )
    .requiredOption(
      `--environment <${placeholders.environment}>`,
      translate({ es: 'sandbox, test o live', en: 'sandbox, test or live' }),
      parseEnvironment,
    )
    .option(
      `--name <${placeholders.name}>`,
      translate({ es: 'para reconocerla', en: 'to recognize it' }),
      translate({ es: 'Línea de comandos', en: 'Command line' }),
    )
    .option(
      `--scope <${placeholders.scope}>`,
      translate({
        es: `${keyScopes.join(', ')}; se repite; sin ella, issue y read`,
        en: `${keyScopes.join(', ')}; repeats; without it, issue and read`,
      }),
      repeated(oneOf(keyScopes)),
    )
    .option(
      `--origin <${placeholders.origin}>`,
      translate({
        es: 'página web que puede usarla, como https://tienda.ec; se repite',
        en: 'web page that may use it, such as https://tienda.ec; repeats',
      }),
      repeated(String),
    )
    .option(
      `--expires <${placeholders.day}>`,
      translate({
        es: 'último día en que vale, aaaa-mm-dd; sin ella, hasta que se revoque',
        en: 'last day on which it is valid, yyyy-mm-dd; without it, until it is revoked',
      }),
      parseDate,
    )
    .action(({ environment, name, scope, origin, expires }: KeyOptions) =>
      withClient(async (client) => {
        const body = {
          environment,
          name,
          ...(scope && { scopes: scope }),
          ...(origin && { allowed_origins: origin }),
          ...(expires && { expires_at: endOfEcuadorDay(expires).toISOString() }),
        };
        const created = await client.call({ method: 'POST', path, body });
        print(created, createdApiKey.parse(created).key);
      }),
    );
  keys
    .command('list')
    .description(
      translate({
        es: 'lista las claves, sin las claves mismas',
        en: 'lists the keys, without the keys themselves',
      }),
    )
    .action(() =>
      withClient(async (client) => {
        const data = await allKeys(client);
        print(
          { data },
          data.length === 0
            ? translate({ es: 'Aún no hay claves.', en: 'No keys yet.' })
            : data.map(keyLine).join('\n'),
        );
      }),
    );
  keys
    .command('revoke')
    .description(
      translate({
        es: 'revoca una clave: desde ya nadie entra con ella',
        en: 'revokes a key: from now on nobody comes in with it',
      }),
    )
    .argument(
      `<${placeholders.id}>`,
      translate({ es: 'el que da «keys list»', en: 'as “keys list” gives it' }),
    )
    .action((id: string) =>
      withClient(async (client) => {
        const answer = await client.call({ method: 'DELETE', path: `${path}/${encodeURIComponent(id)}` });
        const { name, last4 } = apiKeyResource.parse(answer);
        print(
          answer,
          translate({
            es: `La clave «${name}», terminada en ${last4}, quedó revocada.`,
            en: `The key “${name}”, which ends in ${last4}, was revoked.`,
          }),
        );
      }),
    );
}

interface KeyOptions {
  readonly environment: Environment;
  readonly name: string;
  readonly scope?: readonly KeyScope[];
  readonly origin?: readonly string[];
  readonly expires?: string;
}

function keyLine({
  id,
  environment,
  last4,
  scopes,
  name,
  expires_at,
  last_used_at,
  revoked_at,
}: ApiKeyResource): string {
  const dayOf = (instant: string) => ecuadorDate(new Date(instant));
  const used =
    last_used_at === undefined
      ? translate({ es: 'sin usar', en: 'never used' })
      : translate({ es: `usada el ${dayOf(last_used_at)}`, en: `used on ${dayOf(last_used_at)}` });
  const valid =
    expires_at === undefined
      ? used
      : translate({
          es: `${used}, vale hasta el ${dayOf(expires_at)}`,
          en: `${used}, valid until ${dayOf(expires_at)}`,
        });
  const state =
    revoked_at === undefined
      ? valid
      : translate({ es: `revocada el ${dayOf(revoked_at)}`, en: `revoked on ${dayOf(revoked_at)}` });
  return [id, environment.padEnd(7), `…${last4}`, scopes.join(','), name, state].join('  ');
}
