import { resolve } from 'node:path';
import type { Command } from 'commander';
import { ConfigError } from '../../config/config-error.ts';
import { type EntityResource, entityResource } from '../../contract/business/entity.ts';
import { listOf } from '../../contract/list.ts';
import { ecuadorDate } from '../../documents/values/ecuador-time.ts';
import { translate } from '../../process/language.ts';
import { type Client, NotDoneError } from '../client.ts';
import type { CommandTools } from '../command-tools.ts';
import { readBytes, writeBytes } from '../input/files.ts';
import { parsePair } from '../input/options.ts';
import { placeholders } from '../input/placeholders.ts';

const businessArgument = [
  `<${placeholders.business}>`,
  translate({
    es: 'sandbox (el de práctica), live (el real) o su id',
    en: 'sandbox (the one for practice), live (the real one) or its id',
  }),
] as const;
const path = '/v1/ec/entities';

/** `entities …`: the businesses, what they say of themselves, and their logo. */
export function addEntityCommands(program: Command, tools: CommandTools): void {
  const entities = program.command('entities').description(
    translate({
      es: 'los negocios: el de práctica y el real',
      en: 'the businesses: the one for practice and the real one',
    }),
  );
  addShow(entities, tools);
  addSet(entities, tools);
  addLogo(entities, tools);
}

function addShow(entities: Command, { withClient, print }: CommandTools): void {
  entities
    .command('list')
    .description(translate({ es: 'los lista', en: 'lists them' }))
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
    .description(translate({ es: 'muestra uno con todos sus datos', en: 'shows one with all its data' }))
    .argument(...businessArgument)
    .action((reference: string) =>
      withClient(async (client) => {
        const entity = await findEntity(client, reference);
        print(entity, entityLines(entity));
      }),
    );
}

function addSet(entities: Command, { withClient, print }: CommandTools): void {
  entities
    .command('set')
    .description(
      translate({
        es: 'cambia datos de uno; lo que no se dice queda igual',
        en: 'changes data of one; what is not named stays',
      }),
    )
    .argument(...businessArgument)
    .argument(
      `<${placeholders.fieldValue}...>`,
      translate({
        es: 'como trade_name="Mi tienda"; sin valor, quita el dato',
        en: 'such as trade_name="My shop"; without a value, takes it away',
      }),
    )
    .action((reference: string, changes: readonly string[]) =>
      withClient(async (client) => {
        const entity = await findEntity(client, reference);
        const pairs = changes.map(parsePair).map(([field, text]) => [field, valueFor(entity, field, text)]);
        const body = Object.fromEntries(pairs);
        const answer = await client.call({ method: 'PATCH', path: `${path}/${entity.id}`, body });
        print(answer, entityLines(entityResource.parse(answer)));
      }),
    );
}

/** What an argument of the command line means for a field; the API judges it. */
function valueFor(entity: EntityResource, field: string, text: string): string | boolean | null {
  if (text === '') return null;
  const isYesOrNo = typeof new Map(Object.entries(entity)).get(field) === 'boolean';
  return isYesOrNo && (text === 'true' || text === 'false') ? text === 'true' : text;
}

interface LogoOptions {
  readonly remove?: true;
  readonly out?: string;
}

function addLogo(entities: Command, { withClient, print, terminal }: CommandTools): void {
  entities
    .command('logo')
    .description(
      translate({
        es: 'pone el logo que sale en el RIDE y en los correos, lo guarda o lo quita',
        en: 'sets the logo of RIDE and letters, saves it or removes it',
      }),
    )
    .argument(...businessArgument)
    .argument(`[${placeholders.picture}]`, translate({ es: 'PNG o JPEG', en: 'PNG or JPEG' }))
    .option(
      `--out <${placeholders.file}>`,
      translate({ es: 'guarda el que hay', en: 'saves the one that is there' }),
    )
    .option('--remove', translate({ es: 'quita el que hay', en: 'removes the one that is there' }))
    .action((reference: string, picture: string | undefined, { remove, out }: LogoOptions) =>
      withClient(async (client) => {
        const entity = await findEntity(client, reference);
        const logoPath = `${path}/${entity.id}/logo`;
        if (picture !== undefined) {
          const upload = pictureOf(picture);
          const answer = await client.call({ method: 'PUT', path: logoPath, upload });
          return print(answer, translate({ es: 'El logo quedó puesto.', en: 'The logo was set.' }));
        }
        if (out !== undefined) {
          const bytes = await client.download({ path: logoPath });
          await writeBytes(out, bytes, terminal);
          return print(
            { file: resolve(out), bytes: bytes.length },
            translate({ es: `Guardado en ${resolve(out)}.`, en: `Saved in ${resolve(out)}.` }),
          );
        }
        if (!remove)
          throw new ConfigError({
            es: 'Indique la imagen, --out o --remove.',
            en: 'Give the picture, --out or --remove.',
          });
        await client.call({ method: 'DELETE', path: logoPath });
        return print(
          { removed: true },
          translate({ es: 'El logo quedó quitado.', en: 'The logo was removed.' }),
        );
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
async function findEntity(client: Client, reference: string): Promise<EntityResource> {
  const { data } = listOf(entityResource).parse(await client.call({ method: 'GET', path }));
  const entity = data.find(({ kind, id }) => kind === reference || id === reference);
  if (entity) return entity;
  throw new NotDoneError(
    reference === 'live'
      ? translate({
          es: 'Aún no hay un negocio real. Créelo con «setup --file business.json».',
          en: 'There is no live business yet. Make it with “setup --file business.json”.',
        })
      : translate({
          es: `No hay ningún negocio «${reference}». Véalos con «entities list».`,
          en: `There is no business “${reference}”. See them with “entities list”.`,
        }),
  );
}

function entityLines(entity: EntityResource): string {
  const { kind, certificate, issuing, logo, ...facts } = entity;
  const fields = Object.entries(facts).filter(([, value]) => typeof value !== 'object');
  return [
    kind === 'live'
      ? translate({ es: 'Negocio real', en: 'Live business' })
      : translate({ es: 'Negocio de práctica', en: 'Practice business' }),
    ...fields
      .filter(([name]) => !['object', 'id', 'country', 'created_at'].includes(name))
      .map(([name, value]) => `  ${name}: ${String(value)}`),
    ...(logo ? [`  logo: ${logo.content_type}, ${logo.size} bytes`] : []),
    certificate
      ? translate({
          es: `Certificado de ${certificate.holder} hasta el ${ecuadorDate(new Date(certificate.valid_until))}`,
          en: `Certificate of ${certificate.holder} until ${ecuadorDate(new Date(certificate.valid_until))}`,
        })
      : translate({ es: 'Sin certificado', en: 'No certificate' }),
    issuing.allowed
      ? translate({ es: 'Puede emitir', en: 'May issue' })
      : translate({
          es: `No puede emitir: ${issuing.lock?.message ?? ''}`,
          en: `May not issue: ${issuing.lock?.message ?? ''}`,
        }),
    `Id ${entity.id}`,
  ].join('\n');
}
