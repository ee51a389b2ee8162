import type { FiscalMachineTotals } from '../../contract/counter/fiscal-machine.ts';
import { makeIvaByRate } from '../../documents/figures/iva-by-rate.ts';
import { type DocumentStatus, type DocumentType, documentTypes } from '../../documents/kinds.ts';
import type { DocumentContent } from '../../documents/model/document.ts';
import { decimal, formatAmount, sum } from '../../documents/values/decimal.ts';

/** A document that a machine issued. */
export interface MachineDocument {
  readonly id: string;
  readonly type: DocumentType;
  readonly status: DocumentStatus;
  readonly number: string;
  readonly total: string;
  readonly taxTotal: string;
  readonly counterpartyName: string;
  readonly issuedAt: string;
  readonly content: DocumentContent;
}

/** What the documents of a day come to, in the order they were issued. */
export function machineTotalsOf(
  documents: readonly MachineDocument[],
): Pick<FiscalMachineTotals, 'types' | 'by_rate'> {
  return { types: typesOf(documents), by_rate: ratesOf(documents) };
}

function ratesOf(documents: readonly MachineDocument[]): FiscalMachineTotals['by_rate'] {
  const rates = makeIvaByRate();
  for (const document of documents.filter(isValid)) rates.add(document);
  return rates.result();
}

function typesOf(documents: readonly MachineDocument[]): FiscalMachineTotals['types'] {
  return documentTypes.flatMap((type) => {
    const own = documents.filter((document) => document.type === type);
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) return [];
    const valid = own.filter(isValid);
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

function isValid({ status }: MachineDocument): boolean {
  return status !== 'annulled';
}
