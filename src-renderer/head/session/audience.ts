import type { HeadSession } from '../../../src-main/contract/head/access/session.ts';
import type { HeadRole } from '../../../src-main/contract/head/stations/stations.ts';
import { useSignedIn } from './session-query.ts';

/** Whom a part of the window is for; everybody unless it says otherwise. */
export interface Audience {
  readonly roles?: readonly HeadRole[];
  /** Not for a key that sees some shops or days alone. */
  readonly isOfWholeBusiness?: boolean;
}

export function isFor(
  { role, is_limited }: HeadSession,
  { roles, isOfWholeBusiness = false }: Audience,
): boolean {
  return (roles?.includes(role) ?? true) && !(isOfWholeBusiness && is_limited);
}

/** Whether a part of the window is for who is signed in. */
export function useIsFor(audience: Audience): boolean {
  return isFor(useSignedIn(), audience);
}

export const wholeBusiness = { isOfWholeBusiness: true } as const satisfies Audience;

/** Who may decide something, and have tills do something with the documents that are there for them. */
export const managers = { roles: ['manager', 'owner'] } as const satisfies Audience;

/** Who looks after all the tills. */
export const caretakers = { ...managers, ...wholeBusiness } as const satisfies Audience;

/** Who states what no document tells of the business. */
export const declarants = {
  roles: ['accountant', 'manager', 'owner'],
  ...wholeBusiness,
} as const satisfies Audience;

export const ownersAlone = { roles: ['owner'], ...wholeBusiness } as const satisfies Audience;
