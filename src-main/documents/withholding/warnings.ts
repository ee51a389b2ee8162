import type { Warning } from '../model/document-kind.ts';
import type { SupportDocument, Withholding } from '../model/withholding.ts';
import { type Issuer, isWithholdingAgent } from '../parties/issuer.ts';
import { findWithholdingCode } from '../taxes/withholding/withholding-rate.ts';
import { workingDaysAfter } from '../values/calendar/working-days.ts';
import { decimal, formatAmount, sum } from '../values/decimal.ts';
import { toSriDate } from '../values/ecuador-time.ts';
import { doubtfulIdentification } from '../warnings/doubtful-identification.ts';
import { isSelfWithheld } from './support-documents/number-self-withholding.ts';

const SETTLEMENT = 'liquidacion_compra';

/** A withholding is handed over within so many working days of receiving the invoice (SRI reference §9). */
const WORKING_DAYS_TO_WITHHOLD = 5;

export function withholdingWarnings(
  withholding: Withholding,
  _issueDate: string,
  issuer: Issuer | undefined,
): readonly Warning[] {
  return [
    ...notAgent(withholding, issuer),
    ...withholding.support_documents.flatMap((document) => [
      ...late(document, withholding.issue_date),
      ...baseMismatch(document),
      ...totalMismatch(document),
      ...foreignPaymentMissing(document),
    ]),
    ...doubtfulIdentification(withholding.supplier, 'del proveedor'),
  ];
}

/** Who buys with a settlement withholds its taxes, agent or not; what a business withholds from itself is its own affair. */
function notAgent({ support_documents: supports }: Withholding, issuer: Issuer | undefined): Warning[] {
  const isOfAnybody = supports.every(
    (support) => support.document_type === SETTLEMENT || isSelfWithheld(support),
  );
  if (!issuer || isWithholdingAgent(issuer) || isOfAnybody) return [];
  return [
    {
      code: 'not_withholding_agent',
      message: 'Su negocio no consta como agente de retención ni contribuyente especial.',
      detail:
        'Solo ellos retienen, y cualquiera en sus liquidaciones de compra. Si el SRI lo designó, anote la resolución en Ajustes → Negocio.',
    },
  ];
}

/** From the day it was issued, because nobody says when it was received. */
function late({ number, issue_date: issued }: SupportDocument, withheldOn: string): Warning[] {
  if (issued === undefined || withheldOn <= workingDaysAfter(issued, WORKING_DAYS_TO_WITHHOLD)) return [];
  return [
    {
      code: 'withholding_late',
      message: `La retención se emite más de ${WORKING_DAYS_TO_WITHHOLD} días hábiles después del comprobante.`,
      detail: `El comprobante ${number} es del ${toSriDate(issued)}: la ley cuenta desde el día en que se lo recibió.`,
    },
  ];
}

/** Whether the authority compares them is not certain (SRI reference §9), so this advises and does not refuse. */
function baseMismatch({ number, subtotal, withholdings }: SupportDocument): Warning[] {
  const bases = withholdings.filter(({ tax }) => tax === 'renta').map(({ base }) => decimal(base));
  const total = sum(bases);
  if (subtotal === undefined || bases.length === 0 || total.eq(subtotal)) return [];
  const advice = total.lt(subtotal)
    ? 'Lo que no está sujeto a retención consta con el código 332, al 0 %.'
    : 'Revise las bases.';
  return [
    {
      code: 'withholding_base_mismatch',
      message: 'Las bases de las retenciones de renta no suman el subtotal del comprobante.',
      detail: `En el comprobante ${number} suman ${formatAmount(total)} y el subtotal es ${subtotal}. ${advice}`,
    },
  ];
}

/** A document's total is its subtotal and its taxes, and its payments make that total. */
function totalMismatch({ number, subtotal, total, taxes, payments }: SupportDocument): Warning[] {
  if (subtotal === undefined || total === undefined) return [];
  const made = sum(taxes.map(({ value }) => decimal(value))).plus(subtotal);
  const paid = sum(payments.map(({ amount }) => decimal(amount)));
  const parts = [
    ...(made.eq(total) ? [] : [`El subtotal y los impuestos suman ${formatAmount(made)}.`]),
    ...(paid.eq(total) ? [] : [`Los pagos suman ${formatAmount(paid)}.`]),
  ];
  if (parts.length === 0) return [];
  return [
    {
      code: 'support_document_mismatch',
      message: `Los valores del comprobante ${number} no hacen su total, ${total}.`,
      detail: `${parts.join(' ')} Revise que estén como en el comprobante.`,
    },
  ];
}

/** Of what is paid abroad the authority wants to know where it was paid (`pagoLocExt` 02, SRI reference §9). */
function foreignPaymentMissing({
  number,
  foreign_payment: foreign,
  withholdings,
}: SupportDocument): Warning[] {
  const code = withholdings.find((withheld) => isForeign(withheld.tax, withheld.code))?.code;
  if (foreign || code === undefined) return [];
  return [
    {
      code: 'foreign_payment_missing',
      message: 'Falta «foreign_payment»: constará como un pago local.',
      detail: `En el comprobante ${number}, el código ${code} es de pagos al exterior.`,
    },
  ];
}

function isForeign(tax: string, code: string): boolean {
  if (tax === 'isd') return true;
  return tax === 'renta' && findWithholdingCode('renta', code)?.residence === 'non_resident';
}
