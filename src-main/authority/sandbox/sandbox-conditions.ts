import type {
  AuthorizationCondition,
  ReceptionCondition,
  SandboxConditionsBody,
} from '../../contract/business/sandbox-conditions.ts';
import type { Exchange } from '../../sync/ports/authority.ts';

/** How the simulated authority behaves, whatever document comes: an outage to rehearse. Kept in memory only. */
export interface SandboxConditions {
  read(): SandboxConditionsBody;
  /** Replaces all of them. */
  set(conditions: SandboxConditionsBody): void;
  /** What applies to a question that is asked now; counts it. */
  take(operation: Exchange['operation']): TakenCondition;
}

export interface TakenCondition {
  readonly condition: ReceptionCondition | AuthorizationCondition | null;
  readonly latencyMs: number;
}

const normal: SandboxConditionsBody = {
  reception: null,
  authorization: null,
  latency_ms: 0,
  remaining: null,
};

export function makeSandboxConditions(): SandboxConditions {
  let current = normal;
  return {
    read: () => current,
    set(conditions) {
      current = conditions;
    },
    take(operation) {
      const { latency_ms: latencyMs, remaining } = current;
      const condition = current[operation];
      if (remaining !== null && (condition !== null || latencyMs > 0)) {
        current = remaining === 1 ? normal : { ...current, remaining: remaining - 1 };
      }
      return { condition, latencyMs };
    },
  };
}
