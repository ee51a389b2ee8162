import { z } from 'zod';
import type { Environment } from '../../../../src-main/documents/kinds.ts';
import { attempt } from './issue/attempt.ts';
import { contentOf, saleContent } from './sale-content.ts';
import type { SaleState } from './sale-store.ts';

/** The sale in hand as this computer keeps it, with the key by which it is issued once. */
const saleDraft = z.object({
  ...saleContent.shape,
  saleId: z.string().min(1),
  attempts: z.array(attempt).default([]),
});
export type SaleDraft = Readonly<z.output<typeof saleDraft>>;

/** Where drafts are kept; a person's tills and environments do not share theirs. */
export function draftName(environment: Environment, tillId: string | undefined): string {
  return `mostrador.sale.${environment}.${tillId ?? 'no-till'}`;
}

/** What was in hand when the window last closed; nothing when it cannot be read any more. */
export function readDraft(storage: Pick<Storage, 'getItem'>, name: string): SaleDraft | undefined {
  try {
    return saleDraft.safeParse(JSON.parse(storage.getItem(name) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** A full or forbidden storage must not stop a sale: it then lives as long as the window. */
export function keepDraft(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  name: string,
  sale: SaleState,
): void {
  try {
    if (isUntouched(sale)) storage.removeItem(name);
    else
      storage.setItem(
        name,
        JSON.stringify({ ...contentOf(sale), saleId: sale.saleId, attempts: sale.attempts }),
      );
  } catch {
    return;
  }
}

function isUntouched({ lines, buyer, note, attempts }: SaleState): boolean {
  return lines.length === 0 && buyer === undefined && note === '' && attempts.length === 0;
}
