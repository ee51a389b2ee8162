import type { CommandProblem, StationCommand } from '../../contract/head/stations/commands.ts';
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
}
