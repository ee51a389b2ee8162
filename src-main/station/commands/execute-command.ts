import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { type EmailDependencies, emailDocument } from '../../issuing/email-document.ts';
import type { Issuing } from '../../issuing/issuing.ts';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import type { Caller } from '../../issuing/requests/caller.ts';
import { commandSeries } from './command-series.ts';
import type { Command, CommandStore } from './command-store.ts';

export interface CommandDependencies extends EmailDependencies {
  readonly commands: CommandStore;
  readonly issuing: Pick<Issuing, 'annul' | 'resubmit'>;
}

/**
 * Does what the head office asked for, by the rules of a person at the till. What is so already is done: a program that
 * was killed before it wrote down the result comes to the same one.
 */
export async function executeCommand(
  dependencies: CommandDependencies,
  command: Command,
): Promise<Outcome<unknown>> {
  const { id: commandId, revision = 0, asked: request, requested_by: requestedBy } = command;
  if (!('document_id' in request)) return commandSeries(dependencies, command, request);
  const { store, queue, now, commands, issuing } = dependencies;
  const id = request.document_id;
  const document = await store.document(id);
  if (!document) return refuse({ code: 'not_found', detail: 'La caja no tiene ese documento.' });
  const caller = { ...callerOf(document), ...(requestedBy !== undefined && { requestedBy }) };
  switch (request.action) {
    case 'annul': {
      if (document.status === 'annulled') return done;
      const { annulled_on, reason } = request;
      return issuing.annul(caller, {
        id,
        annulment: { annulled_on, ...(reason !== undefined && { reason }) },
      });
    }
    case 'resubmit':
      if (document.revision > revision) return done;
      return issuing.resubmit(caller, { id, body: request.body });
    case 'email': {
      const once = {
        ...queue,
        add: (request: Parameters<typeof queue.add>[0]) => commands.email(commandId, request),
      };
      return emailDocument({ store, queue: once, now }, caller, {
        id,
        email: request.to ? { to: request.to } : {},
      });
    }
  }
}

const done: Outcome<undefined> = { ok: true, value: undefined };

/** The head office acts for the whole business. */
function callerOf({ entityId, identity: { environment }, channel }: StoredDocument): Caller {
  return { entityId, environment, channel, scopes: [], allowedOrigins: [] };
}
