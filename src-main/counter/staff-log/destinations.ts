import type { OperatorNamed } from '../../contract/counter/operator.ts';
import type { DestinationKind } from '../../contract/counter/staff-event.ts';
import type { NoteStaff } from './staff-log.ts';
import type { StaffLogStore } from './staff-log-store.ts';

export interface DestinationChange {
  readonly kind: DestinationKind;
  /** Undefined where nothing was or is sent. */
  readonly former: Destination | undefined;
  readonly current: Destination | undefined;
}

export interface Destination {
  /** What makes it another destination where it changes; never kept. */
  readonly identity: string;
  /** Without secrets: host, folder or mailbox. */
  readonly address: string;
}

type Made = ReturnType<typeof makeDestinations>;
export type Destinations = Pick<Made, 'record'>;
export type HostedHeadLog = Pick<Made, 'recordHead'>;

/** Keeps in the activity log who decided where copies of documents are sent by the program itself. */
export function makeDestinations({
  log,
  note,
  signedIn,
}: {
  readonly log: Pick<StaffLogStore, 'append'>;
  readonly note: NoteStaff;
  /** Who acts in a session now; undefined where nobody does. */
  readonly signedIn: (session: string) => Promise<OperatorNamed | undefined>;
}) {
  const personOf = async (session: string | undefined) => {
    const operator = session === undefined ? undefined : await signedIn(session);
    return operator && { by: operator };
  };
  return {
    /** Something was done with the head office that this computer runs, by whom a session is. */
    async recordHead(
      session: string,
      type: `head_${'code_created' | 'key_created' | 'ended'}`,
    ): Promise<void> {
      await log.append([note({ type, ...(await personOf(session)) })]);
    },

    /**
     * Nothing where it stays the same.
     *
     * @param session of the person; undefined for a program with a key of its own
     */
    async record(session: string | undefined, { kind, former, current }: DestinationChange): Promise<void> {
      if (former?.identity === current?.identity) return;
      await log.append([
        note({
          type: 'destination_changed',
          ...(await personOf(session)),
          destination: kind,
          ...(current && { address: current.address }),
          ...(former && { former_address: former.address }),
          ...(session === undefined && { by_program: true }),
        }),
      ]);
    },
  };
}
