import type { FiscalMachineTotals } from '../../contract/fiscal-machine.ts';
import { decimal, formatAmount, sum } from '../../documents/decimal.ts';
import { type DocumentStatus, type DocumentType, documentTypes } from '../../documents/kinds.ts';

/** A document that a machine issued. */
export interface MachineDocument {
  readonly type: DocumentType;
  readonly status: DocumentStatus;
  readonly number: string;
  readonly total: string;
  readonly taxTotal: string;
}

/** What the documents of a day come to, by type, in the order they were issued. */
export function machineTotalsOf(documents: readonly MachineDocument[]): FiscalMachineTotals['types'] {
  return documentTypes.flatMap((type) => {
    const own = documents.filter((document) => document.type === type);
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) return [];
    const valid = own.filter(({ status }) => status !== 'annulled');
    return {
      type,
      count: valid.length,
      authorized: valid.filter(({ status }) => status === 'authorized').length,
      annulled: own.length - valid.length,
      first_number: first.number,
      last_number: last.number,
      tax_total: formatAmount(sum(valid.map(({ taxTotal }) => decimal(taxTotal)))),
      total: formatAmount(sum(valid.map(({ total }) => decimal(total)))),
    };
  });
}
