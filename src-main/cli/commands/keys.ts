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
import { allKeys } from '../all-keys.ts';
import type { CommandTools } from '../command-tools.ts';
import { oneOf, parseDate, parseEnvironment, repeated } from '../input/options.ts';

const path = '/v1/local/api-keys';

/** `keys …`: the keys of programs. */
export function addKeyCommands(program: Command, { withClient, print }: CommandTools): void {
  const keys = program.command('keys').description('claves de la API');
  keys
    .command('create')
    .description('crea una clave y la muestra, esta única vez')
    .requiredOption('--environment <ambiente>', 'sandbox, test o live', parseEnvironment)
    .option('--name <nombre>', 'para reconocerla', 'Línea de comandos')
    .option(
      '--scope <permiso>',
      `${keyScopes.join(', ')}; se repite; sin ella, issue y read`,
      repeated(oneOf(keyScopes)),
    )
    .option(
      '--origin <origen>',
      'página web que puede usarla, como https://tienda.ec; se repite',
      repeated(String),
    )
    .option(
      '--expires <día>',
      'último día en que vale, aaaa-mm-dd; sin ella, hasta que se revoque',
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
    .description('lista las claves, sin las claves mismas')
    .action(() =>
      withClient(async (client) => {
        const data = await allKeys(client);
        print({ data }, data.length === 0 ? 'Aún no hay claves.' : data.map(keyLine).join('\n'));
      }),
    );
  keys
    .command('revoke')
    .description('revoca una clave: desde ya nadie entra con ella')
    .argument('<id>', 'el que da «keys list»')
    .action((id: string) =>
      withClient(async (client) => {
        const answer = await client.call({ method: 'DELETE', path: `${path}/${encodeURIComponent(id)}` });
        const { name, last4 } = apiKeyResource.parse(answer);
        print(answer, `La clave «${name}», terminada en ${last4}, quedó revocada.`);
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
  const used = last_used_at === undefined ? 'sin usar' : `usada el ${dayOf(last_used_at)}`;
  const valid = expires_at === undefined ? used : `${used}, vale hasta el ${dayOf(expires_at)}`;
  const state = revoked_at === undefined ? valid : `revocada el ${dayOf(revoked_at)}`;
  return [id, environment.padEnd(7), `…${last4}`, scopes.join(','), name, state].join('  ');
}
