import type { SessionKeyBody } from '../contract/local.ts';
import type { Outcome, Problem } from '../contract/problems/problems.ts';
import type { Environment } from '../documents/kinds.ts';
import type { Permits } from './operators/permits.ts';
import type { NoteStaff } from './staff-log/staff-log.ts';
import type { StaffLogStore } from './staff-log/staff-log-store.ts';
import type { TillStore } from './tills/tills.ts';

export interface LeaveLiveDependencies {
  /** The environment the shop works in. */
  readonly environment: () => Promise<Environment>;
  readonly isOwner: (session: string) => boolean;
  readonly permits: Pick<Permits, 'actAsOwner'>;
  readonly tills: Pick<TillStore, 'all'>;
  readonly log: Pick<StaffLogStore, 'append'>;
  readonly note: NoteStaff;
}

/** A window that wants to work in an environment. */
export interface Leaving extends Pick<SessionKeyBody, 'environment' | 'till_id' | 'leave_live'> {
  readonly session: string;
  readonly approvalId: string | undefined;
}

export type LeaveLive = ReturnType<typeof makeLeaveLive>;

/**
 * Who works in another environment than a live shop's: whom the role lets, or somebody approves, and it is written down
 * before. Work in the shop's own is nobody's to allow, and a reader of the owner's files has the data anyway.
 */
export function makeLeaveLive({ environment, isOwner, permits, tills, log, note }: LeaveLiveDependencies) {
  return async <Done>(
    { session, environment: wanted, till_id: tillId, leave_live: leaves, approvalId }: Leaving,
    perform: (isAway: boolean) => Promise<Outcome<Done>>,
  ): Promise<Outcome<Done>> => {
    if (wanted === 'live' || isOwner(session) || (await environment()) !== 'live') return perform(false);
    // A window that practised when the shop became live asks for its next key by itself.
    if (!leaves) return { ok: false, problem: staysLive };
    const request = { session, action: 'leave_live', approved: { id: approvalId, about: {} } } as const;
    return permits.actAsOwner(request, async (actor) => {
      const till = tillId === undefined ? undefined : (await tills.all({})).find(({ id }) => id === tillId);
      await log.append([
        note({
          type: 'live_left',
          ...(actor && { operator: actor.operator }),
          former_environment: 'live',
          environment: wanted,
          ...(till && { till: { id: till.id, name: till.name } }),
        }),
      ]);
      return perform(true);
    });
  };
}

const staysLive: Problem = {
  code: 'invalid_state',
  detail: 'El negocio ya emite en Producción: para trabajar aquí en otro ambiente hay que salir de ella.',
};
