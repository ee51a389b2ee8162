import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from 'commander';
import { type SyncResource, syncResource } from '../../contract/delivery/sync.ts';
import { translate } from '../../process/language.ts';
import type { Client } from '../client.ts';
import type { CommandTools } from '../command-tools.ts';
import { wholeNumberOf } from '../input/options.ts';
import { placeholders } from '../input/placeholders.ts';
import { instantOf } from '../output/documents/document-lines.ts';
import { onlineMessage } from '../output/status-lines.ts';

const path = '/v1/local/sync';
const LONGEST_WAIT_S = 3600;
const ASK_AGAIN_MS = 500;

/** `sync …`: the delivery to the authority. */
export function addSyncCommands(program: Command, tools: CommandTools): void {
  const sync = program
    .command('sync')
    .description(translate({ es: 'entrega al SRI', en: 'delivery to the SRI' }));
  addCall(sync, tools, {
    name: 'status',
    description: translate({ es: 'cómo va la entrega', en: 'how the delivery goes' }),
    method: 'GET',
    path,
  });
  addCall(sync, tools, {
    name: 'pause',
    description: translate({
      es: 'pausa la entrega; se sigue emitiendo y firmando',
      en: 'pauses the delivery; issuing and signing go on',
    }),
    method: 'POST',
    path: `${path}/pause`,
  });
  addCall(sync, tools, {
    name: 'resume',
    description: translate({ es: 'reanuda la entrega', en: 'resumes the delivery' }),
    method: 'POST',
    path: `${path}/resume`,
  });
  addTryNow(sync, tools);
}

interface SyncCall {
  readonly name: string;
  readonly description: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

function addCall(sync: Command, { withClient, print }: CommandTools, call: SyncCall): void {
  const { name, description, method, path } = call;
  sync
    .command(name)
    .description(description)
    .action(() =>
      withClient(async (client) => {
        const state = syncResource.parse(await client.call({ method, path }));
        print(state, syncLines(state));
      }),
    );
}

function addTryNow(sync: Command, { withClient, print }: CommandTools): void {
  sync
    .command('try-now')
    .description(
      translate({
        es: 'intenta ya todo lo que espera su turno',
        en: 'tries all that waits for its turn now',
      }),
    )
    .option(
      `--wait <${placeholders.seconds}>`,
      translate({
        es: `espera a que todo tenga decisión, hasta ${LONGEST_WAIT_S}`,
        en: `waits until all is decided, up to ${LONGEST_WAIT_S}`,
      }),
      wholeNumberOf(0, LONGEST_WAIT_S),
      0,
    )
    .action(({ wait }: { wait: number }) =>
      withClient(async (client) => {
        const first = syncResource.parse(await client.call({ method: 'POST', path: `${path}/try-now` }));
        const state = await waitUntilDelivered(client, first, wait);
        print(state, syncLines(state));
      }),
    );
}

/** Until nothing waits but for a person, nothing can go, or the time is over. */
async function waitUntilDelivered(client: Client, first: SyncResource, seconds: number) {
  const giveUpAt = performance.now() + seconds * 1000;
  let state = first;
  while (state.waiting > state.needs_decision && !state.paused && performance.now() < giveUpAt) {
    await sleep(ASK_AGAIN_MS);
    state = syncResource.parse(await client.call({ method: 'GET', path }));
  }
  return state;
}

function syncLines(sync: SyncResource): string {
  const { waiting, unsent, needs_decision, hosts, paused, paused_since, signing, clock, fiscal_day } = sync;
  return [
    `SRI: ${onlineMessage(sync)}`,
    ...(paused
      ? [
          translate({
            es: `En pausa${paused_since === undefined ? '' : ` desde ${instantOf(paused_since)}`}`,
            en: `Paused${paused_since === undefined ? '' : ` since ${instantOf(paused_since)}`}`,
          }),
        ]
      : []),
    translate({
      es: `${waiting} por decidir, ${unsent} sin enviar, ${needs_decision} esperan a una persona`,
      en: `${waiting} to be decided, ${unsent} not sent, ${needs_decision} wait for a person`,
    }),
    translate({
      es: `De hoy, ${fiscal_day.date}, sin enviar: ${fiscal_day.unsent}; quedan ${hoursOf(fiscal_day.seconds_left)} del día`,
      en:
        `Of today, ${fiscal_day.date}, not sent: ${fiscal_day.unsent}; ${hoursOf(fiscal_day.seconds_left)} of ` +
        'the day are left',
    }),
    ...(sync.next_attempt_at === undefined
      ? []
      : [
          translate({
            es: `Próximo intento: ${instantOf(sync.next_attempt_at)}`,
            en: `Next attempt: ${instantOf(sync.next_attempt_at)}`,
          }),
        ]),
    ...hosts
      .filter(({ state }) => state !== 'closed')
      .map(({ environment, failures }) =>
        translate({
          es: `Ambiente ${environment}: ${failures} intentos seguidos sin respuesta`,
          en: `Environment ${environment}: ${failures} attempts in a row without an answer`,
        }),
      ),
    ...(signing.state === 'ready'
      ? []
      : [
          translate({
            es: `Firma en espera: ${signing.message ?? signing.problem ?? ''}`,
            en: `Signing waits: ${signing.message ?? signing.problem ?? ''}`,
          }),
        ]),
    ...(clock.state === 'trusted'
      ? []
      : [translate({ es: `Reloj: ${clock.state}`, en: `Clock: ${clock.state}` })]),
  ].join('\n');
}

function hoursOf(seconds: number): string {
  return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
}
