import type { SetupChoice, SkippableStep } from '../../contract/business/set-up/setup-progress.ts';

/** What persons decided while they set the business up. */
export interface SetUpDecisions {
  readonly choice?: SetupChoice | undefined;
  readonly skipped: readonly SkippableStep[];
  /** When live was entered. */
  readonly finishedAt?: string | undefined;
}

/** Where the way of a set-up is kept, and what is there already. */
export interface SetUpStore {
  decisions(): Promise<SetUpDecisions>;
  decide(decisions: SetUpDecisions): Promise<void>;
  hasDocuments(): Promise<boolean>;
  hasPrinters(): Promise<boolean>;
  /** Whether this installation, by whichever program, issued a document that counts: imported ones are of another. */
  hasIssuedLive(): Promise<boolean>;
  /** Whether the business numbers documents, those that count and those of Pruebas. */
  isNumbered(entityId: string): Promise<boolean>;
  /** Whether it numbers documents that count. */
  isNumberedLive(entityId: string): Promise<boolean>;
  /** Whether the authority's testing service has accepted an invoice of the business. */
  isTested(entityId: string): Promise<boolean>;
}
