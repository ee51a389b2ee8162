import { type Command, Option } from 'commander';
import { z } from 'zod';
import {
  type EnrolmentCodeResource,
  enrolmentCodeResource,
} from '../../contract/head/access/enrolment-codes.ts';
import { type HeadKeyResource, headKeyResource } from '../../contract/head/access/keys.ts';
import { headRoles, type StationResource, stationResource } from '../../contract/head/stations/stations.ts';
import { problemBody } from '../../contract/problems/problems.ts';
import { environments } from '../../documents/kinds.ts';
import { ecuadorDate, endOfEcuadorDay } from '../../documents/values/ecuador-time.ts';
import { readHeadFile } from '../../head/head-file.ts';
import { translate } from '../../process/language.ts';
import { makeHeadClient } from '../../station/head-client.ts';
import { NotDoneError, RefusedError } from '../client.ts';
import type { CommandTools } from '../command-tools.ts';
import { parseDate } from '../input/options.ts';
import { placeholders } from '../input/placeholders.ts';

const codeAnswer = z.object({ code: z.string() });
const codesAnswer = z.object({ data: z.array(enrolmentCodeResource) });
const keyAnswer = z.object({ key: z.string() });
const keysAnswer = z.object({ data: z.array(headKeyResource) });
const retirementAnswer = z.object({ retirement: z.enum(['asked', 'done']) });
const stationsAnswer = z.object({ data: z.array(stationResource) });

interface KeyFlags {
  readonly role: string;
  readonly environment?: string;
  readonly name?: string;
  readonly shop?: readonly string[];
  readonly from?: string;
  readonly to?: string;
  readonly expires?: string;
}

/** `head`: the head office that runs on this computer. */
export function addHeadCommands(program: Command, { guarded, dataDir, print }: CommandTools): void {
  const head = program.command('head').description(
    translate({
      es: 'la matriz que corre en este equipo; --data es su carpeta',
      en: 'the head office that runs on this computer; --data is its folder',
    }),
  );
  const codes = head
    .command('codes')
    .description(translate({ es: 'códigos para unir cajas', en: 'codes that enrol tills' }));
  codes
    .command('create')
    .description(
      translate({
        es: 'da un código nuevo, que sirve una vez y durante 24 horas',
        en: 'gives a new code, which serves once and for 24 hours',
      }),
    )
    .option(
      `--establishment <${placeholders.code}>`,
      translate({
        es: 'solo para cajas de este establecimiento',
        en: 'only for tills of this establishment',
      }),
    )
    .option(
      `--name <${placeholders.name}>`,
      translate({
        es: 'para qué caja es, para reconocerlo',
        en: 'which till it is for, to tell it from others',
      }),
    )
    .action((body: { establishment?: string; name?: string }) =>
      guarded(async () => {
        const answer = await call(dataDir(), 'POST', '/v1/head/enrolment-codes', body);
        print(answer, codeAnswer.parse(answer).code);
      }),
    );
  codes
    .command('list')
    .description(translate({ es: 'los códigos que aún sirven', en: 'the codes that still serve' }))
    .action(() =>
      guarded(async () => {
        const answer = await call(dataDir(), 'GET', '/v1/head/enrolment-codes');
        const { data } = codesAnswer.parse(answer);
        print(
          answer,
          data.length === 0
            ? translate({ es: 'Ningún código espera.', en: 'No code is waiting.' })
            : data.map(codeLine).join('\n'),
        );
      }),
    );
  codes
    .command('revoke')
    .description(
      translate({
        es: 'quita un código: desde ahora no sirve',
        en: 'takes a code away: it serves no longer',
      }),
    )
    .argument(
      `<${placeholders.id}>`,
      translate({ es: 'el que da «head codes list»', en: 'as “head codes list” gives it' }),
    )
    .action((id: string) =>
      guarded(async () => {
        const path = `/v1/head/enrolment-codes/${encodeURIComponent(id)}`;
        print(
          await call(dataDir(), 'DELETE', path),
          translate({ es: 'El código ya no sirve.', en: 'The code serves no longer.' }),
        );
      }),
    );
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
          es: 'lo que lee; si no se dice, producción en cuanto la haya',
          en: 'what it reads; unless said, live as soon as there is any',
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
        en: 'only what this establishment has; said again for several',
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
        es: 'hasta qué día vale, incluido, AAAA-MM-DD; si no se dice, hasta que se la quite',
        en: 'the last day on which it holds, YYYY-MM-DD; unless said, until it is taken away',
      }),
      parseDate,
    )
    .action(({ shop: shops, expires, ...body }: KeyFlags) =>
      guarded(async () => {
        const answer = await call(dataDir(), 'POST', '/v1/head/keys', {
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
        const answer = await call(dataDir(), 'GET', '/v1/head/keys');
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
          await call(dataDir(), 'DELETE', path),
          translate({ es: 'La clave ya no vale.', en: 'The key holds no longer.' }),
        );
      }),
    );
  const stations = head
    .command('stations')
    .description(
      translate({
        es: 'las cajas de la matriz y cómo están',
        en: 'the tills of the head office and how they stand',
      }),
    )
    .action(() =>
      guarded(async () => {
        const answer = await call(dataDir(), 'GET', '/v1/head/stations');
        const { data } = stationsAnswer.parse(answer);
        print(
          answer,
          data.length === 0
            ? translate({ es: 'Aún no hay cajas.', en: 'No tills yet.' })
            : data.map(stationLine).join('\n'),
        );
      }),
    );
  stations
    .command('revoke')
    .description(
      translate({
        es: 'deja de recibir a una caja: en cuanto lo sepa, no emite más en producción',
        en: 'takes a till no longer: once it knows, it issues nothing live',
      }),
    )
    .argument(
      `<${placeholders.id}>`,
      translate({ es: 'el que da «head stations»', en: 'as “head stations” gives it' }),
    )
    .action((id: string) =>
      guarded(async () => {
        const path = `/v1/head/stations/${encodeURIComponent(id)}/revoke`;
        print(
          await call(dataDir(), 'POST', path),
          translate({
            es: 'La matriz ya no recibe a esa caja.',
            en: 'The head office takes that till no longer.',
          }),
        );
      }),
    );
  stations
    .command('retire')
    .description(
      translate({
        es: 'pide a una caja que deje sus puntos de emisión: en cuanto todo lo suyo esté aquí, otra puede seguir en ellos',
        en: 'asks a till to give its emission points up: once everything of it is here, another one may go on at them',
      }),
    )
    .argument(
      `<${placeholders.id}>`,
      translate({ es: 'el que da «head stations»', en: 'as “head stations” gives it' }),
    )
    .action((id: string) =>
      guarded(async () => {
        const path = `/v1/head/stations/${encodeURIComponent(id)}/retire`;
        const answer = await call(dataDir(), 'POST', path);
        const isDone = retirementAnswer.parse(answer).retirement === 'done';
        print(
          answer,
          isDone
            ? translate({
                es: 'Está retirada: otra caja puede seguir.',
                en: 'It is retired: another may go on.',
              })
            : translate({
                es: 'Se le pidió. Desde que lo sepa no emite en producción; «head stations» dice cuándo queda retirada.',
                en: 'It was asked. Once it knows it issues nothing live; “head stations” says when it is retired.',
              }),
        );
      }),
    );
}

async function call(
  dataDir: string,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const head = readHeadFile(dataDir);
  if (!head) throw new NotDoneError(notRunning(dataDir));
  const client = makeHeadClient(head);
  try {
    const answer = await client
      .call({
        method,
        path,
        key: head.owner_token,
        ...(body && { body: Buffer.from(JSON.stringify(body)) }),
      })
      .catch((reason: unknown) => {
        throw new NotDoneError(notRunning(dataDir), { cause: reason });
      });
    const json: unknown = JSON.parse(answer.body.toString());
    if (answer.status >= 400) throw new RefusedError(problemBody.parse(json));
    return json;
  } finally {
    client.close();
  }
}

function notRunning(dataDir: string): string {
  return translate({
    es: `En ${dataDir} no corre ninguna matriz. Iníciela con «npm run head -- --data ${dataDir}».`,
    en: `No head office runs in ${dataDir}. Start it with “npm run head -- --data ${dataDir}”.`,
  });
}

function codeLine({ id, name, establishment, created_at, expires_at }: EnrolmentCodeResource): string {
  return [
    id,
    ...(name === undefined ? [] : [name]),
    establishment ?? translate({ es: 'cualquier establecimiento', en: 'any establishment' }),
    translate({ es: `de ${created_at}`, en: `of ${created_at}` }),
    translate({ es: `sirve hasta ${expires_at}`, en: `serves until ${expires_at}` }),
  ].join('  ');
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

function stationLine(station: StationResource): string {
  const { id, emission_points, documents, conflicts, gaps, waiting, last_seen_at } = station;
  const lost = station.lost_emission_points ?? [];
  return [
    id,
    nameOf(station),
    emission_points
      .map((point) =>
        lost.includes(point) ? translate({ es: `${point} (perdido)`, en: `${point} (lost)` }) : point,
      )
      .join(' ') || translate({ es: 'sin puntos de emisión', en: 'no emission points' }),
    translate({ es: `${documents} documentos`, en: `${documents} documents` }),
    ...(waiting === undefined
      ? []
      : [
          waiting === 0
            ? translate({ es: 'al día', en: 'up to date' })
            : translate({ es: `${waiting} por llegar`, en: `${waiting} to come` }),
        ]),
    ...(conflicts === 0
      ? []
      : [translate({ es: `${conflicts} NÚMEROS REPETIDOS`, en: `${conflicts} NUMBERS TWICE` })]),
    ...(gaps === 0 ? [] : [translate({ es: `FALTAN ${gaps} NÚMEROS`, en: `${gaps} NUMBERS MISSING` })]),
    last_seen_at === undefined
      ? translate({ es: 'nunca informó', en: 'never reported' })
      : translate({ es: `informó ${last_seen_at}`, en: `reported ${last_seen_at}` }),
  ].join('  ');
}

function nameOf({ name, state, retirement }: StationResource): string {
  if (retirement === 'done') return translate({ es: `${name} (retirada)`, en: `${name} (retired)` });
  if (retirement === 'asked')
    return translate({ es: `${name} (retirándose)`, en: `${name} (being retired)` });
  return state === 'revoked' ? translate({ es: `${name} (dada de baja)`, en: `${name} (revoked)` }) : name;
}
