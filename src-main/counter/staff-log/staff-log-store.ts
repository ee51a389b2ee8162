import type { StaffEvent, StaffEventListQuery } from '../../contract/counter/staff-event.ts';
import type { KeysetQuestion } from '../../reading/lists/keyset-page.ts';

export type NewStaffEvent = Omit<StaffEvent, 'object'>;
export type StaffEventFilters = Omit<StaffEventListQuery, 'limit' | 'cursor'>;

/** What was done by and to the people who work here: only ever added to. */
export interface StaffLogStore {
  append(events: readonly NewStaffEvent[]): Promise<void>;
  /** The last first. */
  page(filters: StaffEventFilters, question: KeysetQuestion): Promise<readonly StaffEvent[]>;
}
