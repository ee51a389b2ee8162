import { type Command, Option } from 'commander';
import { z } from 'zod';
import { headRoles, type StationResource, stationResource } from '../../contract/head/stations.ts';
import { problemBody } from '../../contract/problems/problems.ts';
import { environments } from '../../documents/kinds.ts';
import { readHeadFile } from '../../head/head-file.ts';
import { makeHeadClient } from '../../station/head-client.ts';
import { NotDoneError, RefusedError } from '../client.ts';
import type { CommandTools } from '../command-tools.ts';

const codeAnswer = z.object({ code: z.string() });
const keyAnswer = z.object({ key: z.string() });
const stationsAnswer = z.object({ data: z.array(stationResource) });

/** `head`: the head office that runs on this computer. */
export function addHeadCommands(program: Command, { guarded, dataDir, print }: CommandTools): void {
  const head = program
    .command('head')
    .description('la matriz que corre en este equipo; --data es su carpeta');
  head
    .command('codes')
    .description('códigos para unir cajas')
    .command('create')
    .description('da un código nuevo, que sirve una vez y durante 24 horas')
    .option('--establishment <código>', 'solo para cajas de este establecimiento')
    .action((body: { establishment?: string }) =>
      guarded(async () => {
        const answer = await call(dataDir(), 'POST', '/v1/head/enrolment-codes', body);
        print(answer, codeAnswer.parse(answer).code);
      }),
    );
  head
    .command('keys')
    .description('claves para leer lo que la matriz reúne')
    .command('create')
    .description('da una clave nueva, que se muestra esta única vez')
    .addOption(new Option('--role <rol>', 'quién la usa').choices(headRoles).makeOptionMandatory())
    .addOption(
      new Option(
        '--environment <ambiente>',
        'lo que lee; si no se dice, producción en cuanto la haya',
      ).choices(environments),
    )
    .action((body: { role: string; environment?: string }) =>
      guarded(async () => {
        const answer = await call(dataDir(), 'POST', '/v1/head/keys', body);
        print(answer, keyAnswer.parse(answer).key);
      }),
    );
  const stations = head
    .command('stations')
    .description('las cajas de la matriz y cómo están')
    .action(() =>
      guarded(async () => {
        const answer = await call(dataDir(), 'GET', '/v1/head/stations');
        const { data } = stationsAnswer.parse(answer);
        print(answer, data.length === 0 ? 'Aún no hay cajas.' : data.map(stationLine).join('\n'));
      }),
    );
  stations
    .command('revoke')
    .description('deja de recibir a una caja: en cuanto lo sepa, no emite más en producción')
    .argument('<id>', 'el que da «head stations»')
    .action((id: string) =>
      guarded(async () => {
        const path = `/v1/head/stations/${encodeURIComponent(id)}/revoke`;
        print(await call(dataDir(), 'POST', path), 'La matriz ya no recibe a esa caja.');
      }),
    );
}

async function call(
  dataDir: string,
  method: 'GET' | 'POST',
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
  return `En ${dataDir} no corre ninguna matriz. Iníciela con «npm run head -- --data ${dataDir}».`;
}

function stationLine(station: StationResource): string {
  const { id, name, emission_points, documents, conflicts, waiting, last_seen_at, state } = station;
  return [
    id,
    state === 'revoked' ? `${name} (retirada)` : name,
    emission_points.join(' ') || 'sin puntos de emisión',
    `${documents} documentos`,
    ...(waiting === undefined ? [] : [waiting === 0 ? 'al día' : `${waiting} por llegar`]),
    ...(conflicts === 0 ? [] : [`${conflicts} NÚMEROS REPETIDOS`]),
    last_seen_at === undefined ? 'nunca informó' : `informó ${last_seen_at}`,
  ].join('  ');
}
