import { decimal, formatAmount, sum } from '../decimal.ts';
import type { Warning } from '../document-kind.ts';
import { isDoubtful } from '../identification.ts';
import type { Invoice } from './invoice.ts';

/** A sale to nobody in particular may reach this much, in dollars, since 1 February 2023 (sheet 2.23). */
const FINAL_CONSUMER_LIMIT = '50';

/** Over this much, costs paid in cash are not deductible for the buyer (Ley de Régimen Tributario Interno, art. 103). */
const CASH_LIMIT = '500';

export function invoiceWarnings(invoice: Invoice): readonly Warning[] {
  return [
    ...finalConsumerLimit(invoice),
    ...cashOver500(invoice),
    ...paymentsMismatch(invoice),
    ...doubtfulBuyer(invoice),
  ];
}

function finalConsumerLimit({ buyer, total }: Invoice): Warning[] {
  if (buyer.identification_type !== 'consumidor_final' || decimal(total).lte(FINAL_CONSUMER_LIMIT)) return [];
  return [
    {
      code: 'consumidor_final_limit',
      message: `Una venta a consumidor final no debe superar USD ${FINAL_CONSUMER_LIMIT}.`,
      detail: `El total es ${total}. Pida los datos del comprador.`,
    },
  ];
}

function cashOver500({ payments }: Invoice): Warning[] {
  const cash = sum(
    payments.filter(({ method }) => method === 'sin_sistema_financiero').map(({ amount }) => decimal(amount)),
  );
  if (cash.lte(CASH_LIMIT)) return [];
  return [
    {
      code: 'cash_over_500',
      message: `Más de USD ${CASH_LIMIT} sin usar el sistema financiero.`,
      detail: 'El comprador no podrá deducir este gasto.',
    },
  ];
}

function paymentsMismatch({ payments, total }: Invoice): Warning[] {
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

function doubtfulBuyer({ buyer }: Invoice): Warning[] {
  if (!isDoubtful(buyer)) return [];
  return [
    {
      code: 'buyer_identification_doubtful',
      message: 'La identificación del comprador no pasa su dígito verificador.',
      detail: `Revise ${buyer.identification}; el SRI puede aceptarla con una advertencia.`,
    },
  ];
}
