import type { CommandBody } from '../../contract/head/stations/commands.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { whyNotResumed } from '../../issuing/numbering/resume-series.ts';
import type { Command, CommandStore } from './command-store.ts';

type SeriesRequest = Extract<CommandBody, { readonly series: unknown }>;

/** Stops or resumes a live series, as the head office asks; with the end of the command in one transaction. */
export async function commandSeries(
  { commands, now }: { readonly commands: CommandStore; readonly now: () => Date },
  { id, requested_by: requestedBy = 'Matriz' }: Command,
  request: SeriesRequest,
): Promise<Outcome<unknown>> {
  const asked = { series: request.series, at: now(), requestedBy };
  if (request.action === 'stop_series') {
    const stopping = await commands.stopSeries(id, asked);
    if (stopping === 'unknown') return refuse(noSuchSeries);
    if (stopping === 'stopped_otherwise') return refuse(stoppedOtherwise);
    return done;
  }
  const { next_number: nextNumber } = request;
  const resumption = await commands.resumeSeries(id, {
    ...asked,
    ...(nextNumber !== undefined && { nextNumber }),
  });
  if (resumption.kind === 'unknown') return refuse(noSuchSeries);
  const problem = whyNotResumed(resumption);
  return problem ? refuse(problem) : done;
}

const done: Outcome<undefined> = { ok: true, value: undefined };

const noSuchSeries = { code: 'not_found', detail: 'La caja no tiene esa serie de producción.' } as const;

const stoppedOtherwise = {
  code: 'invalid_state',
  detail: 'La serie ya está detenida en la caja, por otra causa.',
} as const;
