import type { StaffEvent, StaffEventListQuery } from '../../contract/counter/staff-event.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { canonicalJson, sha256 } from '../../issuing/requests/fingerprint.ts';
import { type KeysetPage, keysetPage } from '../../reading/lists/keyset-page.ts';
import type { NewStaffEvent, StaffLogStore } from './staff-log-store.ts';

export interface StaffLogDependencies {
  readonly store: Pick<StaffLogStore, 'page'>;
  readonly cursorSecret: Uint8Array;
}

export type StaffLog = ReturnType<typeof makeStaffLog>;

/** Reads what was done by and to the people who work here. */
export function makeStaffLog({ store, cursorSecret }: StaffLogDependencies) {
  return {
    /** A page of it, the newest first. */
    list({ limit, cursor, ...filters }: StaffEventListQuery): Promise<Outcome<KeysetPage<StaffEvent>>> {
      return keysetPage(
        {
          filters: sha256('staff_events', canonicalJson(filters)).slice(0, 16),
          cursorSecret,
          positionOf: ({ id }) => id,
          find: (question) => store.page(filters, question),
        },
        { limit, cursor },
      );
    },
  };
}

/** Makes an event of now. */
export type NoteStaff = (event: Omit<NewStaffEvent, 'id' | 'created_at'>) => NewStaffEvent;

export function makeNoteStaff({
  newId,
  now,
}: {
  readonly newId: () => string;
  readonly now: () => Date;
}): NoteStaff {
  return (event) => ({ id: newId(), created_at: now().toISOString(), ...event });
}
