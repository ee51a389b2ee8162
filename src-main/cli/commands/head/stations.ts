import type { Command } from 'commander';
import { z } from 'zod';
import { type StationResource, stationResource } from '../../../contract/head/stations/stations.ts';
import { translate } from '../../../process/language.ts';
import type { CommandTools } from '../../command-tools.ts';
import { placeholders } from '../../input/placeholders.ts';
import { callHead } from './call-head.ts';

const retirementAnswer = z.object({ retirement: z.enum(['asked', 'done']) });
const stationsAnswer = z.object({ data: z.array(stationResource) });

/** `head stations`: listed, revoked and retired. */
export function addStationCommands(head: Command, { guarded, dataDir, print }: CommandTools): void {
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
        const answer = await callHead(dataDir(), 'GET', '/v1/head/stations');
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
          await callHead(dataDir(), 'POST', path),
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
        const answer = await callHead(dataDir(), 'POST', path);
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
