import { z } from 'zod';
import type { InvoiceResource } from '../../../../../src-main/contract/documents/document-resource.ts';
import { environments } from '../../../../../src-main/documents/kinds.ts';
import { decimal, formatAmount, sum } from '../../../../../src-main/documents/values/decimal.ts';
import { isCash } from '../payment-choice.ts';

/** What a charged sale still owes to the printer and to its cash session. What is done is taken out of it. */
export const afterSale = z.object({
  documentId: z.uuid(),
  environment: z.enum(environments),
  chargedAt: z.iso.datetime(),
  /** Where it was sold: there its ticket is printed. */
  tillId: z.uuid().optional(),
  /** The ticket is still to be asked for. */
  printing: z
    .object({
      opensDrawer: z.boolean(),
      /** It was asked for, and the answer may have been lost: look first, or the customer gets a copy. */
      isAsked: z.boolean(),
    })
    .optional(),
  /** Still to be reported to its cash session. */
  cash: z
    .object({
      sessionId: z.uuid(),
      tendered: z.string().optional(),
      change: z.string().optional(),
      cardReference: z.string().optional(),
    })
    .optional(),
});
export type AfterSale = Readonly<z.output<typeof afterSale>>;

interface Charged {
  readonly document: Pick<InvoiceResource, 'id' | 'environment' | 'payments'>;
  /** Cash handed back. */
  readonly change: string;
  readonly cardReference: string;
  readonly tillId: string | undefined;
  /** Where it was sold, if that counts its cash. */
  readonly cashSessionId: string | undefined;
  /** Whether the shop has a printer, as far as is known. */
  readonly prints: boolean;
  readonly at: Date;
}

/** What comes after a charge; the cash handed over is what was paid with it and the change. */
export function afterSaleOf({
  document,
  change,
  cardReference,
  tillId,
  cashSessionId,
  prints,
  at,
}: Charged): AfterSale {
  const inCash = document.payments.filter(isCash);
  const tendered = formatAmount(sum(inCash.map(({ amount }) => decimal(amount))).plus(change));
  return {
    documentId: document.id,
    environment: document.environment,
    chargedAt: at.toISOString(),
    ...(tillId !== undefined && { tillId }),
    ...(prints && { printing: { opensDrawer: inCash.length > 0, isAsked: false } }),
    ...(cashSessionId !== undefined && {
      cash: {
        sessionId: cashSessionId,
        ...(inCash.length > 0 && { tendered, change }),
        ...(cardReference !== '' && { cardReference }),
      },
    }),
  };
}

/** Whether anything is left to do. */
export function isOwed({ printing, cash }: AfterSale): boolean {
  return printing !== undefined || cash !== undefined;
}
