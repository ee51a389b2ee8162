import type {
  CommandedSeries,
  CommandProblem,
  StationCommand,
} from '../../contract/head/stations/commands.ts';
import type { Resumption } from '../../issuing/numbering/resume-series.ts';
import type { EmailQueue } from '../../issuing/ports/email-queue.ts';

/** Something the head office asked for. */
export interface Command extends StationCommand {
  readonly id: string;
}

/** What the head office asked this station to do. */
export interface CommandStore {
  /** Those still to be done, the first given before the others; none unless the head office follows this station. */
  waiting(limit: number): Promise<readonly Command[]>;
  /** What became of a command, to be reported to the head office; one that has ended already stays as it is. */
  end(id: string, at: Date, problem?: CommandProblem): Promise<void>;
  /** Queues the emails of a command and ends it, in one transaction: none goes out twice. */
  email(id: string, request: Parameters<EmailQueue['add']>[0]): Promise<void>;
  /** Stops a live series and ends the command, in one transaction; where it is stopped already for another reason, nothing. */
  stopSeries(id: string, stop: SeriesCommand): Promise<SeriesStopping>;
  /** Lets a live series go on and ends the command, in one transaction; nothing where it may not. */
  resumeSeries(id: string, resumption: SeriesCommand & { readonly nextNumber?: number }): Promise<Resumption>;
}

export interface SeriesCommand {
  readonly series: CommandedSeries;
  readonly at: Date;
  readonly requestedBy: string;
}

export type SeriesStopping = 'stopped' | 'unknown' | 'stopped_otherwise';
