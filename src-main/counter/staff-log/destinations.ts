import type { DestinationKind } from '../../contract/counter/staff-event.ts';
import { named, type Permits } from '../operators/permits.ts';
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

export type Destinations = ReturnType<typeof makeDestinations>;

/** Keeps in the activity log who decided where copies of documents are sent by the program itself. */
export function makeDestinations({
  log,
  note,
  permits,
}: {
  readonly log: Pick<StaffLogStore, 'append'>;
  readonly note: NoteStaff;
  readonly permits: Pick<Permits, 'signedIn'>;
}) {
  return {
    /**
     * Nothing where it stays the same.
     *
     * @param session of the person; undefined for a program with a key of its own
     */
    async record(session: string | undefined, { kind, former, current }: DestinationChange): Promise<void> {
      if (former?.identity === current?.identity) return;
      const operator = session === undefined ? undefined : await permits.signedIn(session);
      await log.append([
        note({
          type: 'destination_changed',
          ...(operator && { by: named(operator) }),
          destination: kind,
          ...(current && { address: current.address }),
          ...(former && { former_address: former.address }),
          ...(session === undefined && { by_program: true }),
        }),
      ]);
    },
  };
}
