import type { StatedBox } from '../../../contract/reports/declaration.ts';
import type { Scope } from '../../../reading/document-reading-store.ts';
import type { Days } from '../../figures/figure-store.ts';

/** Decimal texts in dollars. */
export interface LineExcess {
  readonly base: string;
  readonly iva: string;
}

/** What a declaration leaves to the next period. */
export interface ClosingBalances {
  /** By box: the tax that is settled later (485), credit of purchases (615) and of withholdings (617). */
  readonly boxes: Readonly<Partial<Record<'485' | '615' | '617', string>>>;
  /** Of credit notes beyond what was sold and bought, by line. */
  readonly sales: Readonly<Record<string, LineExcess>>;
  readonly purchases: Readonly<Record<string, LineExcess>>;
}

/** What a person saved of a period. */
export interface KeptDeclaration {
  /** What no document tells, by box. */
  readonly stated: Readonly<Partial<Record<StatedBox, string>>>;
  readonly closing: ClosingBalances;
  /** ISO instant. */
  readonly savedAt: string;
}

export interface Saving {
  readonly kept: KeptDeclaration;
  readonly before: KeptDeclaration | undefined;
}

export interface DeclarationStore {
  find(scope: Scope, days: Days): Promise<KeptDeclaration | undefined>;
  /** False, and nothing kept, where another was saved since `before` was read. */
  keep(scope: Scope, days: Days, saving: Saving): Promise<boolean>;
}
