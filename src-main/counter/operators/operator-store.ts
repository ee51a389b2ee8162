import type { OperatorRole, Permission } from '../../contract/counter/permissions.ts';
import type { NewStaffEvent } from '../staff-log/staff-log-store.ts';

export interface StoredOperator {
  readonly id: string;
  readonly name: string;
  readonly role: OperatorRole;
  /** What the role may, as the shop has it. */
  readonly permissions: readonly Permission[];
  /** Absent: no PIN here yet, as the head office sent them, or who was restored under the name they had. */
  readonly pinHash?: string;
  readonly active: boolean;
  /** No PIN is taken before. */
  readonly lockedUntil?: Date;
  readonly createdAt: string;
}

export type NewOperator = Omit<StoredOperator, 'permissions' | 'lockedUntil' | 'pinHash'> & {
  readonly pinHash: string;
};

export interface OperatorChanges {
  readonly name?: string | undefined;
  readonly role?: OperatorRole | undefined;
  readonly active?: boolean | undefined;
  /** Forgets the wrong ones, too. */
  readonly pinHash?: string | undefined;
}

export interface OperatorStore {
  /** Whether somebody has a PIN here, also who works here no more: from then on who is at a window signs in. */
  any(): Promise<boolean>;
  /** By name, former operators as well. */
  all(): Promise<readonly StoredOperator[]>;
  find(id: string): Promise<StoredOperator | undefined>;
  /** `asFirst`: only while nobody has a PIN here; false when somebody has. */
  insert(operator: NewOperator, noted: NewStaffEvent, asFirst: boolean): Promise<boolean>;
  /**
   * Never leaves the counter without an active administrator. `note`: what is written down of it, with it; `asFirst`: as for
   * `insert`.
   */
  change(
    id: string,
    changes: OperatorChanges,
    note: (was: StoredOperator, is: StoredOperator) => readonly NewStaffEvent[],
    asFirst?: boolean,
  ): Promise<OperatorChange>;
  /**
   * Counts a try as a wrong one before its PIN is looked at, so that many at once get no more tries than one after
   * the other; `forgive` takes it back.
   */
  beginTry(id: string, at: Date, lock: (wrong: number) => Date | undefined): Promise<PinTry>;
  forgive(id: string): Promise<void>;
}

export type OperatorChange =
  | { readonly kind: 'changed'; readonly operator: StoredOperator }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'not_first' }
  | { readonly kind: 'last_administrator' };

export type PinTry =
  | { readonly kind: 'open'; readonly operator: StoredOperator }
  | { readonly kind: 'locked'; readonly until: Date }
  | { readonly kind: 'unknown' };
