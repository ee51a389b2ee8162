import { decimal } from '../decimal.ts';
import type { Warning } from '../document-kind.ts';
import { codeRateMismatch } from '../warnings/code-rate-mismatch.ts';
import { compensationNotInForce } from '../warnings/compensation-not-in-force.ts';
import { doubtfulIdentification } from '../warnings/doubtful-identification.ts';
import { paymentWarnings } from '../warnings/payment-warnings.ts';
import type { Invoice } from './invoice.ts';

/** A sale to nobody in particular may reach this much, in dollars, since 1 February 2023 (sheet 2.23). */
const FINAL_CONSUMER_LIMIT = '50';

export function invoiceWarnings(invoice: Invoice): readonly Warning[] {
  return [
    ...finalConsumerLimit(invoice),
    ...paymentWarnings(invoice),
    ...doubtfulIdentification(invoice.buyer, 'del comprador'),
    ...codeRateMismatch(invoice.lines),
    ...compensationNotInForce(invoice.compensations, undefined),
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
