import { resolve } from 'node:path';
import type { Command } from 'commander';
import { ConfigError } from '../../config.ts';
import { type EntityResource, entityResource } from '../../contract/business/entity.ts';
import { listOf } from '../../contract/list.ts';
import { ecuadorDate } from '../../documents/values/ecuador-time.ts';
import { type Client, NotDoneError } from '../client.ts';
import type { CommandTools } from '../command-tools.ts';
import { readBytes, writeBytes } from '../input/files.ts';
import { parsePair } from '../input/options.ts';

const businessArgument = ['<negocio>', 'sandbox (el de práctica), live (el real) o su id'] as const;
const path = '/v1/ec/entities';

/** `entities …`: the businesses, what they say of themselves, and their logo. */
export function addEntityCommands(program: Command, tools: CommandTools): void {
  const entities = program.command('entities').description('los negocios: el de práctica y el real');
  addShow(entities, tools);
  addSet(entities, tools);
  addLogo(entities, tools);
}

function addShow(entities: Command, { withClient, print }: CommandTools): void {
  entities
    .command('list')
    .description('los lista')
    .action(() =>
      withClient(async (client) => {
        const answer = await client.call({ method: 'GET', path });
        const { data } = listOf(entityResource).parse(answer);
        print(
          answer,
          data.map(({ kind, ruc, legal_name, id }) => [kind, ruc, legal_name, id].join('  ')).join('\n'),
        );
      }),
    );
  entities
    .command('show')
    .description('muestra uno con todos sus datos')
    .argument(...businessArgument)
    .action((said: string) =>
      withClient(async (client) => {
        const entity = await findEntity(client, said);
        print(entity, entityLines(entity));
      }),
    );
}

function addSet(entities: Command, { withClient, print }: CommandTools): void {
  entities
    .command('set')
    .description('cambia datos de uno; lo que no se dice queda igual')
    .argument(...businessArgument)
    .argument('<campo=valor...>', 'como trade_name="Mi tienda"; sin valor, quita el dato')
    .action((said: string, changes: readonly string[]) =>
      withClient(async (client) => {
        const entity = await findEntity(client, said);
        const pairs = changes.map(parsePair).map(([field, text]) => [field, wordFor(entity, field, text)]);
        const body = Object.fromEntries(pairs);
        const answer = await client.call({ method: 'PATCH', path: `${path}/${entity.id}`, body });
        print(answer, entityLines(entityResource.parse(answer)));
      }),
    );
}

/** What a word of the command line means for a field; the API judges it. */
function wordFor(entity: EntityResource, field: string, text: string): string | boolean | null {
  if (text === '') return null;
  const isYesOrNo = typeof new Map(Object.entries(entity)).get(field) === 'boolean';
  return isYesOrNo && (text === 'true' || text === 'false') ? text === 'true' : text;
}

interface LogoOptions {
  readonly remove?: true;
  readonly out?: string;
}

function addLogo(entities: Command, { withClient, print }: CommandTools): void {
  entities
    .command('logo')
    .description('pone el logo que sale en el RIDE y en los correos, lo guarda o lo quita')
    .argument(...businessArgument)
    .argument('[imagen]', 'PNG o JPEG')
    .option('--out <archivo>', 'guarda el que hay')
    .option('--remove', 'quita el que hay')
    .action((said: string, picture: string | undefined, { remove, out }: LogoOptions) =>
      withClient(async (client) => {
        const entity = await findEntity(client, said);
        const place = `${path}/${entity.id}/logo`;
        if (picture !== undefined) {
          const upload = pictureOf(picture);
          const answer = await client.call({ method: 'PUT', path: place, upload });
          return print(answer, 'El logo quedó puesto.');
        }
        if (out !== undefined) {
          const bytes = await client.download({ path: place });
          await writeBytes(out, bytes);
          return print({ file: resolve(out), bytes: bytes.length }, `Guardado en ${resolve(out)}.`);
        }
        if (!remove) throw new ConfigError('Indique la imagen, --out o --remove.');
        await client.call({ method: 'DELETE', path: place });
        return print({ removed: true }, 'El logo quedó quitado.');
      }),
    );
}

const jpegStart = Buffer.from([0xff, 0xd8, 0xff]);

/** The API judges the picture; here only what to call it. */
function pictureOf(file: string) {
  const bytes = readBytes(file);
  const mediaType = bytes.subarray(0, 3).equals(jpegStart) ? 'image/jpeg' : 'image/png';
  return { mediaType, bytes };
}

/** The business a person means. */
async function findEntity(client: Client, said: string): Promise<EntityResource> {
  const { data } = listOf(entityResource).parse(await client.call({ method: 'GET', path }));
  const found = data.find(({ kind, id }) => kind === said || id === said);
  if (found) return found;
  throw new NotDoneError(
    said === 'live'
      ? 'Aún no hay un negocio real. Créelo con «setup --file business.json».'
      : `No hay ningún negocio «${said}». Véalos con «entities list».`,
  );
}

function entityLines(entity: EntityResource): string {
  const { kind, certificate, issuing, logo, ...facts } = entity;
  const said = Object.entries(facts).filter(([, value]) => typeof value !== 'object');
  return [
    kind === 'live' ? 'Negocio real' : 'Negocio de práctica',
    ...said
      .filter(([name]) => !['object', 'id', 'country', 'created_at'].includes(name))
      .map(([name, value]) => `  ${name}: ${String(value)}`),
    ...(logo ? [`  logo: ${logo.content_type}, ${logo.size} bytes`] : []),
    certificate
      ? `Certificado de ${certificate.holder} hasta el ${ecuadorDate(new Date(certificate.valid_until))}`
      : 'Sin certificado',
    issuing.allowed ? 'Puede emitir' : `No puede emitir: ${issuing.lock?.message ?? ''}`,
    `Id ${entity.id}`,
  ].join('\n');
}
