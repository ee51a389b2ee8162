import type { DestinationKind } from '../../contract/counter/staff-event.ts';
import { named, type Permits } from '../operators/permits.ts';
import type { NoteStaff } from './staff-log.ts';
import type { StaffLogStore } from './staff-log-store.ts';

export interface DestinationChange {
  readonly kind: DestinationKind;
  /** Without secrets: host, folder or mailbox. Undefined where nothing is sent. */
  readonly former: string | undefined;
  readonly address: string | undefined;
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
     * Nothing where the address stays the same.
     *
     * @param session of the person; undefined for a program with a key of its own
     */
    async record(session: string | undefined, { kind, former, address }: DestinationChange): Promise<void> {
      if (former === address) return;
      const operator = session === undefined ? undefined : await permits.signedIn(session);
      await log.append([
        note({
          type: 'destination_changed',
          ...(operator && { by: named(operator) }),
          destination: kind,
          ...(address !== undefined && { address }),
          ...(former !== undefined && { former_address: former }),
          ...(session === undefined && { by_program: true }),
        }),
      ]);
    },
  };
}
