import type { FiscalMachine } from '../../documents/body/common-body.ts';
import type { Environment } from '../../documents/kinds.ts';

/** The business and the environment that a document belongs to. */
export interface DocumentScope {
  readonly entityId: string;
  readonly environment: Environment;
}

/** Finds the fiscal machine of a till: before the transaction that issues, and in it. */
export interface TillMachines {
  /** Of the till of a cash session of this business and environment; undefined when it is bound to none. */
  tillMachine(scope: DocumentScope, cashSessionId: string): Promise<FiscalMachine | undefined>;
}
