import type { Payment } from '../body/payment.ts';
import type { Warning } from '../model/document-kind.ts';
import { decimal, formatAmount, sum } from '../values/decimal.ts';

/** Over this much, costs paid in cash are not deductible for the buyer (Ley de Régimen Tributario Interno, art. 103). */
const CASH_LIMIT = '500';

/** What a document that is paid should say of its payments. */
export interface Paid {
  readonly payments: readonly Payment[];
  readonly total: string;
}

export function paymentWarnings(document: Paid): Warning[] {
  return [...cashOver500(document), ...paymentsMismatch(document)];
}

function cashOver500({ payments }: Paid): Warning[] {
  const cash = sum(
    payments.filter(({ method }) => method === 'sin_sistema_financiero').map(({ amount }) => decimal(amount)),
  );
  if (cash.lte(CASH_LIMIT)) return [];
  return [
    {
      code: 'cash_over_500',
      message: `Más de $ ${CASH_LIMIT} sin usar el sistema financiero.`,
      detail: 'El comprador no podrá deducir este gasto.',
    },
  ];
}

function paymentsMismatch({ payments, total }: Paid): Warning[] {
  const paid = sum(payments.map(({ amount }) => decimal(amount)));
  if (paid.eq(total)) return [];
  return [
    {
      code: 'payments_mismatch',
      message: 'Las formas de pago no suman el total.',
      detail: `Suman ${formatAmount(paid)} y el total es ${total}.`,
    },
  ];
}
