import type { Command } from 'commander';
import { ConfigError } from '../../config.ts';
import { type SeriesResource, seriesResource } from '../../contract/business/entity.ts';
import { listOf } from '../../contract/list.ts';
import { formatNumber } from '../../documents/identifiers/access-key.ts';
import { kindOf } from '../../documents/types.ts';
import type { Client } from '../client.ts';
import type { CommandTools } from '../command-tools.ts';

/** `series …`: the numberings, and the next numbers that only a person can know. */
export function addSeriesCommands(program: Command, { withClient, print }: CommandTools): void {
  const series = program.command('series').description('las series de números');
  series
    .command('list')
    .description('las lista con el número que sigue en cada una')
    .action(() =>
      withClient(async (client) => {
        const data = await seriesOf(client);
        print({ data }, data.map(seriesLine).join('\n'));
      }),
    );
  series
    .command('next')
    .description('dice con qué número sigue una serie detenida o sin probar, y la reanuda')
    .argument('<serie>', 'el id que da «series list», o «todas»: las que no están probadas')
    .argument('[número]', 'el siguiente; nunca menor que el que consta')
    .action((wanted: string, next: string | undefined) =>
      withClient(async (client) => {
        const all = await seriesOf(client);
        const chosen =
          wanted === 'todas'
            ? all.filter(({ stopped }) => stopped?.reason === 'unproven')
            : all.filter(({ id }) => id === wanted);
        if (chosen.length === 0 && wanted !== 'todas') {
          throw new ConfigError('No hay tal serie: vea sus ids con «series list».');
        }
        if (wanted !== 'todas' && next === undefined) throw new ConfigError('Diga con qué número sigue.');
        const resumed: SeriesResource[] = [];
        for (const { id, next_number } of chosen) {
          const body = { next_number: next === undefined ? next_number : numberOf(next) };
          const answer = await client.call({ method: 'POST', path: `/v1/local/series/${id}/resume`, body });
          resumed.push(seriesResource.parse(answer));
        }
        print(
          { data: resumed },
          resumed.length > 0 ? resumed.map(seriesLine).join('\n') : 'Ninguna serie está sin probar.',
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
  const place = { establishment, emissionPoint: emission_point };
  const state = stopped ? (stopped.reason === 'unproven' ? '  sin probar' : '  detenida') : '';
  return `${series.id}  ${environment.padEnd(7)}  ${kindOf(document_type).label}: sigue ${formatNumber(place, next_number)}${state}`;
}

function numberOf(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new ConfigError(`«${text}» no es un número de hasta nueve cifras.`);
  return Number(text);
}
