import type { Command } from 'commander';
import { ConfigError } from '../../config/config-error.ts';
import { type SeriesResource, seriesResource } from '../../contract/business/entity.ts';
import { listOf } from '../../contract/list.ts';
import { formatNumber } from '../../documents/identifiers/access-key.ts';
import { translate } from '../../process/language.ts';
import type { Client } from '../client.ts';
import type { CommandTools } from '../command-tools.ts';
import { placeholders } from '../input/placeholders.ts';
import { kindLabel } from '../output/documents/kind-label.ts';

/** `series …`: the numberings, and the next numbers that only a person can know. */
export function addSeriesCommands(program: Command, { withClient, print }: CommandTools): void {
  const series = program
    .command('series')
    .description(translate({ es: 'las series de números', en: 'the series of numbers' }));
  series
    .command('list')
    .description(
      translate({
        es: 'las lista con el número que sigue en cada una',
        en: 'lists them with the next number of each',
      }),
    )
    .action(() =>
      withClient(async (client) => {
        const data = await seriesOf(client);
        print({ data }, data.map(seriesLine).join('\n'));
      }),
    );
  series
    .command('next')
    .description(
      translate({
        es: 'dice con qué número sigue una serie detenida o sin probar, y la reanuda',
        en: 'says with which number a stopped or unproven series goes on, and resumes it',
      }),
    )
    .argument(
      `<${placeholders.series}>`,
      translate({
        es: 'el id que da «series list», o «todas»: las que no están probadas',
        en: 'the id that “series list” gives, or “all”: those that are unproven',
      }),
    )
    .argument(
      `[${placeholders.number}]`,
      translate({
        es: 'el siguiente; nunca menor que el que consta',
        en: 'the next one; never below the one that is known',
      }),
    )
    .action((wanted: string, next: string | undefined) =>
      withClient(async (client) => {
        const all = await seriesOf(client);
        const isForAll = wanted === 'todas' || wanted === 'all';
        const chosen = isForAll
          ? all.filter(({ stopped }) => stopped?.reason === 'unproven')
          : all.filter(({ id }) => id === wanted);
        if (chosen.length === 0 && !isForAll) {
          throw new ConfigError({
            es: 'No hay tal serie: vea sus ids con «series list».',
            en: 'There is no such series: see their ids with “series list”.',
          });
        }
        if (!isForAll && next === undefined)
          throw new ConfigError({
            es: 'Diga con qué número sigue.',
            en: 'Say with which number it goes on.',
          });
        const resumed: SeriesResource[] = [];
        for (const { id, next_number } of chosen) {
          const body = { next_number: next === undefined ? next_number : numberOf(next) };
          const answer = await client.call({ method: 'POST', path: `/v1/local/series/${id}/resume`, body });
          resumed.push(seriesResource.parse(answer));
        }
        print(
          { data: resumed },
          resumed.length > 0
            ? resumed.map(seriesLine).join('\n')
            : translate({ es: 'Ninguna serie está sin probar.', en: 'No series is unproven.' }),
        );
      }),
    );
}

async function seriesOf(client: Client): Promise<readonly SeriesResource[]> {
  const all: SeriesResource[] = [];
  let cursor: string | null = null;
  do {
    const query: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const path = `/v1/local/series?limit=100${query}`;
    const page = listOf(seriesResource).parse(await client.call({ method: 'GET', path }));
    all.push(...page.data);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return all;
}

function seriesLine(series: SeriesResource): string {
  const { environment, document_type, establishment, emission_point, next_number, stopped } = series;
  const point = { establishment, emissionPoint: emission_point };
  const state = stopped
    ? stopped.reason === 'unproven'
      ? translate({ es: '  sin probar', en: '  unproven' })
      : translate({ es: '  detenida', en: '  stopped' })
    : '';
  return translate({
    es: `${series.id}  ${environment.padEnd(7)}  ${kindLabel(document_type)}: sigue ${formatNumber(point, next_number)}${state}`,
    en:
      `${series.id}  ${environment.padEnd(7)}  ${kindLabel(document_type)}: next ` +
      `${formatNumber(point, next_number)}${state}`,
  });
}

function numberOf(text: string): number {
  if (!/^\d{1,9}$/.test(text))
    throw new ConfigError({
      es: `«${text}» no es un número de hasta nueve cifras.`,
      en: `“${text}” is not a number of up to nine digits.`,
    });
  return Number(text);
}
