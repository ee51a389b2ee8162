import { useService } from '../http/service.tsx';
import { usePreferences } from '../preferences.tsx';
import { useOpenCashSession } from './cash-session-query.ts';
import { isLockedBy, useOperators, useSignedIn } from './operators-query.ts';
import { tillHere, useTills } from './tills-query.ts';
import type { Workplace } from './workplace.ts';

/** The till and the people of this window, as the service last reported. */
export function useWorkplace(): Workplace {
  return useWorkplaceState().workplace;
}

export interface WorkplaceState {
  readonly workplace: Workplace;
  /** Not everything is known yet: who may sell here is not decided. */
  readonly isPending: boolean;
  /** Why what is not known could not be asked. */
  readonly error: unknown;
  /** There are tills, and none of them is known to be this computer's. */
  readonly needsTill: boolean;
}

/** As `useWorkplace`, for code that decides what is shown: with what is not known yet. */
export function useWorkplaceState(): WorkplaceState {
  const { environment } = useService();
  const chosen = usePreferences(({ tills }) => tills[environment]);
  const operators = useOperators();
  const tills = useTills();
  const hasOperators = isLockedBy(operators.data);
  const signedIn = useSignedIn(hasOperators);
  const till = tillHere(tills.data ?? [], chosen);
  const cashSession = useOpenCashSession(till?.id);
  const queries = [operators, tills, ...(hasOperators ? [signedIn] : []), ...(till ? [cashSession] : [])];
  return {
    workplace: {
      hasOperators,
      signIn: hasOperators ? (signedIn.data ?? undefined) : undefined,
      till,
      cashSession: cashSession.data ?? undefined,
    },
    isPending: queries.some(({ data }) => data === undefined),
    error: queries.find(({ data, error }) => data === undefined && error)?.error,
    needsTill: till === undefined && tills.data?.some(({ active }) => active) === true,
  };
}
