import type { CashSessionResource } from '../../../src-main/contract/counter/cash-session.ts';
import type { OperatorSignIn } from '../../../src-main/contract/counter/operator.ts';
import type { TillResource } from '../../../src-main/contract/counter/till.ts';

/** Where this window stands, and who stands there. A shop without operators and tills sells all the same. */
export interface Workplace {
  /** Whether the shop has operators with a PIN here: then somebody signs in before anything is sold. */
  readonly hasOperators: boolean;
  /** Who is signed in; undefined when nobody is, or the shop has no operators. */
  readonly signIn: OperatorSignIn | undefined;
  /** The till this computer stands at in the environment worked in. */
  readonly till: TillResource | undefined;
  /** What is open at that till. */
  readonly cashSession: CashSessionResource | undefined;
}
