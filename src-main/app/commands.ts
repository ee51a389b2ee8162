import type { Issuing } from '../issuing/issuing.ts';
import { startCommands } from '../station/commands/start-commands.ts';
import { makeEmailStore } from '../store/mail/email-store.ts';
import { documentById } from '../store/rows/documents/stored-document.ts';
import { storageFaultOf } from '../store/sqlite/condition/storage-fault.ts';
import { makeCommandStore } from '../store/station/command-store.ts';
import type { AppContext } from './context/context.ts';

/** Joins what does with the documents of this till what its head office asks for. */
export function startHeadCommands({ store, now, newId, log, signals }: AppContext, issuing: Issuing) {
  const commands = startCommands({
    commands: makeCommandStore(store, { newId }),
    issuing,
    store: { document: (id) => documentById(store.db, id) },
    queue: makeEmailStore(store, { newId }),
    isPassing: (reason) => storageFaultOf(reason) !== undefined,
    emailed: signals.mail.send,
    now,
    failed: (reason) => log.error({ err: reason }, 'what the head office asked for was not done'),
  });
  signals.commands.onSent(commands.wake);
  return commands;
}
