import type { ReceivableWithDebts } from '../../../contract/receivables/receivable.ts';
import type { Statement } from '../../../contract/receivables/statement.ts';
import type { Environment } from '../../../documents/kinds.ts';

/** What a statement on paper is made of. */
export interface AccountOnPaper {
  readonly statement: Statement;
  /** As it stands now, whatever the days of the statement. */
  readonly customer: ReceivableWithDebts;
  readonly issuer: PaperIssuer;
  /** Instant, ISO 8601. */
  readonly madeAt: string;
}

/** Whose paper it is. */
export interface PaperIssuer {
  readonly ruc: string;
  readonly legalName: string;
  readonly tradeName?: string | undefined;
  readonly environment: Environment;
}

/** DD/MM/YYYY. */
export function dayOf(date: string): string {
  return date.split('-').toReversed().join('/');
}
