import type { Outcome, Problem } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { keepLatest } from '../../documents/values/keep-latest.ts';
import type { Permits } from '../operators/permits.ts';
import type { RemovableKind, RemovalStore, RemovedRows } from './removal-store.ts';

interface Dependencies {
  readonly store: RemovalStore;
  readonly permits: Pick<Permits, 'signedIn'>;
  readonly now: () => Date;
}

/** How long it can be put back. */
const KEPT_MS = 10 * 60 * 1000;

/** The most that is kept: of an operator who removes more, the oldest are gone. */
const KEPT_AT_MOST = 50;

interface KeptRemoval {
  readonly rows: RemovedRows;
  readonly who: string;
  readonly until: number;
}

export type Removals = ReturnType<typeof makeRemovals>;

/**
 * What was removed, for as long as the operator may want it back. It is kept in memory alone: data that somebody
 * wanted gone, a customer's above all, are in no file any more.
 */
export function makeRemovals({ store, permits, now }: Dependencies) {
  const removals = new Map<string, KeptRemoval>();

  /** The same person in the same window. */
  const whoIs = async (session: string) => `${session} ${(await permits.signedIn(session))?.id ?? ''}`;

  function forgetOld(): void {
    for (const [id, { until }] of removals) {
      if (until <= now().getTime()) removals.delete(id);
    }
  }

  return {
    /**
     * False where there is none.
     *
     * @param session who may put it back; undefined for a program, which keeps what it needs itself
     */
    async remove(kind: RemovableKind, id: string, session: string | undefined): Promise<boolean> {
      const rows = await store.remove(kind, id);
      if (rows && session !== undefined) {
        const value = { rows, who: await whoIs(session), until: now().getTime() + KEPT_MS };
        forgetOld();
        keepLatest(removals, { key: id, value, most: KEPT_AT_MOST });
      }
      return rows !== undefined;
    },

    /** Puts back what this person removed in this session a moment ago, as it was. */
    async undo(session: string, id: string): Promise<Outcome<undefined>> {
      const who = await whoIs(session);
      forgetOld();
      const removed = removals.get(id);
      if (removed?.who !== who) return refuse(tooLate);
      // Before anything is waited for: two clicks put it back once.
      removals.delete(id);
      try {
        if (await store.putBack(removed.rows)) return { ok: true, value: undefined };
      } catch (reason) {
        // A disk that is full, say: it is still wanted, and nobody else has it.
        removals.set(id, removed);
        throw reason;
      }
      return refuse(replaced);
    },
  };
}

const tooLate: Problem = {
  code: 'not_found',
  detail: 'Ya no se puede deshacer: pasaron más de diez minutos, o lo borró otra persona.',
};

const replaced: Problem = {
  code: 'invalid_state',
  detail:
    'Ya no se puede deshacer: entretanto hay otro con el mismo código, nombre o identificación, o el borrador ya se emitió.',
};
