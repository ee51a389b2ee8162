import { type Command, Option } from 'commander';
import { z } from 'zod';
import { type HeadKeyResource, headKeyResource } from '../../../contract/head/access/keys.ts';
import { headRoles } from '../../../contract/head/stations/stations.ts';
import { environments } from '../../../documents/kinds.ts';
import { ecuadorDate, endOfEcuadorDay } from '../../../documents/values/ecuador-time.ts';
import { translate } from '../../../process/language.ts';
import type { CommandTools } from '../../command-tools.ts';
import { parseDate } from '../../input/options.ts';
import { placeholders } from '../../input/placeholders.ts';
import { callHead } from './call-head.ts';

const keyAnswer = z.object({ key: z.string() });
const keysAnswer = z.object({ data: z.array(headKeyResource) });

interface KeyFlags {
  readonly role: string;
  readonly environment?: string;
  readonly name?: string;
  readonly shop?: readonly string[];
  readonly from?: string;
  readonly to?: string;
  readonly expires?: string;
}

/** `head keys`: given, listed and revoked. */
export function addKeyCommands(head: Command, { guarded, dataDir, print }: CommandTools): void {
  const keys = head.command('keys').description(
    translate({
      es: 'claves para leer lo que la matriz reúne',
      en: 'keys to read what the head office brings together',
    }),
  );
  keys
    .command('create')
    .description(
      translate({
        es: 'da una clave nueva, que se muestra esta única vez',
        en: 'gives a new key, which is shown this once',
      }),
    )
    .addOption(
      new Option(`--role <${placeholders.role}>`, translate({ es: 'quién la usa', en: 'who uses it' }))
        .choices(headRoles)
        .makeOptionMandatory(),
    )
    .addOption(
      new Option(
        `--environment <${placeholders.environment}>`,
        translate({
          es: 'lo que lee; por omisión, producción en cuanto la haya',
          en: 'what it reads; by default live as soon as there is any',
        }),
      ).choices(environments),
    )
    .option(
      `--name <${placeholders.name}>`,
      translate({
        es: 'de quién es, para reconocerla después',
        en: 'whose it is, to tell it from others later',
      }),
    )
    .option(
      `--shop <${placeholders.code}...>`,
      translate({
        es: 'solo lo de este establecimiento; se repite para varios',
        en: 'only what this establishment has; repeated for several',
      }),
    )
    .option(
      `--from <${placeholders.day}>`,
      translate({
        es: 'de un contador: solo desde este día de emisión, AAAA-MM-DD',
        en: 'of an accountant: only from this day of issue, YYYY-MM-DD',
      }),
    )
    .option(
      `--to <${placeholders.day}>`,
      translate({
        es: 'de un contador: solo hasta este día, incluido',
        en: 'of an accountant: only up to this day, included',
      }),
    )
    .option(
      `--expires <${placeholders.day}>`,
      translate({
        es: 'hasta qué día vale, incluido, AAAA-MM-DD; por omisión, hasta que se la quite',
        en: 'the last day on which it holds, YYYY-MM-DD; by default until it is taken away',
      }),
      parseDate,
    )
    .action(({ shop: shops, expires, ...body }: KeyFlags) =>
      guarded(async () => {
        const answer = await callHead(dataDir(), 'POST', '/v1/head/keys', {
          ...body,
          shops,
          ...(expires !== undefined && { expires_at: endOfEcuadorDay(expires).toISOString() }),
        });
        print(answer, keyAnswer.parse(answer).key);
      }),
    );
  keys
    .command('list')
    .description(
      translate({
        es: 'las claves que valen: de quién es cada una y hasta dónde llega',
        en: 'the keys that hold: whose each is and how far it reaches',
      }),
    )
    .action(() =>
      guarded(async () => {
        const answer = await callHead(dataDir(), 'GET', '/v1/head/keys');
        const { data } = keysAnswer.parse(answer);
        print(
          answer,
          data.length === 0
            ? translate({ es: 'Aún no hay claves.', en: 'No keys yet.' })
            : data.map(keyLine).join('\n'),
        );
      }),
    );
  keys
    .command('revoke')
    .description(
      translate({ es: 'quita una clave: desde ahora no vale', en: 'takes a key away: it holds no longer' }),
    )
    .argument(
      `<${placeholders.id}>`,
      translate({ es: 'el que da «head keys list»', en: 'as “head keys list” gives it' }),
    )
    .action((id: string) =>
      guarded(async () => {
        const path = `/v1/head/keys/${encodeURIComponent(id)}`;
        print(
          await callHead(dataDir(), 'DELETE', path),
          translate({ es: 'La clave ya no vale.', en: 'The key holds no longer.' }),
        );
      }),
    );
}

function keyLine({
  id,
  role,
  name,
  environment,
  shops,
  from,
  to,
  expires_at,
  created_at,
}: HeadKeyResource): string {
  return [
    id,
    role,
    ...(name === undefined ? [] : [name]),
    shops?.join(' ') ?? translate({ es: 'todos los establecimientos', en: 'every establishment' }),
    ...(from === undefined ? [] : [translate({ es: `desde ${from}`, en: `from ${from}` })]),
    ...(to === undefined ? [] : [translate({ es: `hasta ${to}`, en: `to ${to}` })]),
    ...(environment === undefined ? [] : [environment]),
    ...(expires_at === undefined
      ? []
      : [
          translate({
            es: `vale hasta el ${ecuadorDate(new Date(expires_at))}`,
            en: `valid until ${ecuadorDate(new Date(expires_at))}`,
          }),
        ]),
    translate({
      es: `de ${ecuadorDate(new Date(created_at))}`,
      en: `of ${ecuadorDate(new Date(created_at))}`,
    }),
  ].join('  ');
}
