import type { Warning } from '../model/document-kind.ts';
import type { Invoice } from '../model/invoice.ts';
import type { Issuer } from '../parties/issuer.ts';
import { ivaLabel } from '../printing/totals.ts';
import { reimbursementWarnings } from '../reimbursement/warnings.ts';
import { incoterms } from '../tables/incoterms.ts';
import { PLASTIC_BAG_ICE } from '../tables/plastic-bags.ts';
import { isUnusualIvaRate } from '../taxes/usual-iva-rates.ts';
import { decimal } from '../values/decimal.ts';
import { toSriDate } from '../values/ecuador-time.ts';
import { codeRateMismatch } from '../warnings/code-rate-mismatch.ts';
import { compensationNotInForce } from '../warnings/compensation-not-in-force.ts';
import { doubtfulIdentification } from '../warnings/doubtful-identification.ts';
import { doubtfulPlate } from '../warnings/doubtful-plate.ts';
import { paymentWarnings } from '../warnings/payment-warnings.ts';
import { quantityZero } from '../warnings/quantity-zero.ts';
import { missingPlate, plasticBagWarnings } from '../warnings/special-codes.ts';

/** A sale to nobody in particular may reach this much, in dollars, since 1 February 2023 (sheet 2.23). */
const FINAL_CONSUMER_LIMIT = '50';

export function invoiceWarnings(invoice: Invoice, issueDate: string, issuer?: Issuer): readonly Warning[] {
  return [
    ...finalConsumerLimit(invoice),
    ...paymentWarnings(invoice),
    ...doubtfulIdentification(invoice.buyer, 'del comprador'),
    ...quantityZero(invoice.lines),
    ...codeRateMismatch(invoice.lines),
    ...plasticBagWarnings(invoice.lines, issueDate),
    ...missingPlate(invoice.lines, invoice.plate),
    ...doubtfulPlate(invoice.plate),
    ...doubtfulPlate(invoice.substitute_delivery_note?.plate),
    ...unknownIncoterm(invoice),
    ...exportWithIva(invoice),
    ...reimbursementWarnings(invoice.reimbursement),
    ...rareRates(invoice, issueDate),
    ...popularBusinessIva(invoice, issuer),
    ...iceCharged(invoice),
    ...compensationNotInForce(invoice.compensations, undefined),
  ];
}

function finalConsumerLimit({ buyer, total }: Invoice): Warning[] {
  if (buyer.identification_type !== 'consumidor_final' || decimal(total).lte(FINAL_CONSUMER_LIMIT)) return [];
  return [
    {
      code: 'consumidor_final_limit',
      message: `Una venta a consumidor final no debe superar $ ${FINAL_CONSUMER_LIMIT}.`,
      detail: `El total es ${total}. Pida los datos del comprador.`,
    },
  ];
}

/** The schema takes any capitals; the customs of the destination take the terms of trade there are. */
function unknownIncoterm({ export: exported }: Invoice): Warning[] {
  const { incoterm } = exported ?? {};
  if (incoterm === undefined || incoterms.some((term) => term === incoterm)) return [];
  return [
    {
      code: 'incoterm_unknown',
      message: `«${incoterm}» no es uno de los Incoterms 2020.`,
      detail: `Los que hay son ${incoterms.join(', ')}.`,
    },
  ];
}

/** Exports leave the country at 0 % (SRI reference §10, "export"). */
function exportWithIva({ export: exported, iva }: Invoice): Warning[] {
  if (!exported || decimal(iva).eq(0)) return [];
  return [
    {
      code: 'export_with_iva',
      message: 'Una exportación lleva IVA del 0 %.',
      detail: `Esta cobra ${iva} de IVA: revise la tarifa de sus líneas.`,
    },
  ];
}

function rareRates({ taxes }: Invoice, issueDate: string): Warning[] {
  return taxes.flatMap(({ rate }) =>
    isUnusualIvaRate(rate, issueDate)
      ? [
          {
            code: 'rate_unusual',
            message: `La tarifa de IVA ${ivaLabel(rate)} no rige el ${toSriDate(issueDate)}, por lo que aquí se sabe.`,
            detail: whenRare(rate),
          } as const,
        ]
      : [],
  );
}

function popularBusinessIva({ iva }: Invoice, issuer: Issuer | undefined): Warning[] {
  if (issuer?.regime !== 'rimpe_negocio_popular' || decimal(iva).eq(0)) return [];
  return [
    {
      code: 'popular_business_iva',
      message: 'Un negocio popular RIMPE no cobra IVA por lo que vende en su régimen.',
      detail: `Esta factura cobra ${iva}: revise la tarifa de sus líneas, salvo que venda algo fuera de su régimen.`,
    },
  ];
}

/** Shops charge the excise of plastic bags alone; they pay the others in the price at which they buy. */
function iceCharged({ taxes }: Invoice): Warning[] {
  const isCharged = taxes.some(
    ({ type, rate, value }) => type === 'ice' && rate !== `ice_${PLASTIC_BAG_ICE}` && decimal(value).gt(0),
  );
  if (!isCharged) return [];
  return [
    {
      code: 'ice_charged',
      message: 'El ICE lo cobra quien fabrica o importa el bien, o presta el servicio gravado.',
      detail: 'Una tienda lo paga en el precio al que compra: si es su caso, quítelo de las líneas.',
    },
  ];
}

function whenRare(rate: string): string {
  return rate === 'iva_8'
    ? 'Es la de los servicios turísticos en los feriados que fija un decreto. Si uno nuevo la fija para hoy, siga; si no, es 15 %.'
    : 'Compruebe que una norma la fija para hoy: el SRI la acepta y la revisa después.';
}
