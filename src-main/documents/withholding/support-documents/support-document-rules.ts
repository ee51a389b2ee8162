import type { z } from 'zod';
import { REIMBURSEMENT_DOCUMENT_TYPE } from '../../model/reimbursement.ts';
import { supportDocumentCode, supportDocumentCodeOf } from '../../tables/support-document-types.ts';
import { findTaxSupport, notAdmittedMessage, taxSupportCodes } from '../../tables/tax-support-codes.ts';
import { findTaxRate, tariffOn } from '../../taxes/tax-rate.ts';
import { findWithholdingCode } from '../../taxes/withholding/withholding-rate.ts';
import { decimal, sum } from '../../values/decimal.ts';
import type { FaultCode } from '../../values/fault.ts';
import type { SupportDocumentBody, WithheldBody } from './support-document-body.ts';

/** One thing wrong between the fields of a support document, whatever the day. */
interface RuleFault {
  readonly path: readonly (string | number)[];
  readonly code: FaultCode;
  readonly message: string;
}

/** `codSustento` of dividends: the only one that carries them (SRI reference §9). */
const DIVIDENDS_SUPPORT = '10';

/** What a support document's fields ask of each other (SRI reference §9 and §10). */
export function checkSupportDocument(document: SupportDocumentBody, context: z.RefinementCtx): void {
  const faults = [
    ...dateFaults(document),
    ...taxSupportFaults(document),
    ...amountFaults(document),
    ...document.withholdings.flatMap((withheld, index) =>
      annexFaults(withheld, document).map((fault) => ({
        ...fault,
        path: ['withholdings', index, ...fault.path],
      })),
    ),
    ...repeatedWithholdings(document),
    ...reimbursementFaults(document),
  ];
  for (const fault of faults) report(fault, context);
}

/** A document stands once among those of a withholding. */
export function checkRepeatedDocuments(
  documents: readonly Pick<SupportDocumentBody, 'document_type' | 'number'>[],
  context: z.RefinementCtx,
): void {
  const seen = new Set<string>();
  for (const [index, { document_type: type, number }] of documents.entries()) {
    const key = `${type} ${number}`;
    if (seen.has(key)) {
      const message = 'Este comprobante ya consta: ponga todas sus retenciones juntas.';
      report({ path: [index, 'number'], code: 'repeated', message }, context);
    }
    seen.add(key);
  }
}

function report({ path, code, message }: RuleFault, context: z.RefinementCtx): void {
  context.addIssue({ code: 'custom', path: [...path], params: { code }, message });
}

function dateFaults({ issue_date: issued, accounting_date: accounted }: SupportDocumentBody): RuleFault[] {
  if (accounted === undefined || accounted >= issued) return [];
  const message = 'El registro contable no puede ser anterior a la emisión del comprobante.';
  return [{ path: ['accounting_date'], code: 'date_order', message }];
}

/**
 * The support exists and takes this kind of document. Kinds that no support names are left to the authority: the
 * catalogue is of the annex of purchases, which does not list them all.
 */
function taxSupportFaults({ tax_support: code, document_type: type }: SupportDocumentBody): RuleFault[] {
  const path = ['tax_support'];
  const support = findTaxSupport(code);
  if (!support) {
    const message = `El SRI no tiene el sustento tributario ${code}.`;
    return [{ path, code: 'unknown_code', message }];
  }
  const document = supportDocumentCodeOf(type);
  const admitted = taxSupportCodes.filter(({ documents }) => documents.includes(document));
  if (admitted.length === 0 || admitted.includes(support)) return [];
  const message = notAdmittedMessage(code, type, admitted);
  return [{ path, code: 'not_allowed_here', message }];
}

function amountFaults({ subtotal, total, taxes, withholdings }: SupportDocumentBody): RuleFault[] {
  const iva = sum(taxes.filter(({ type }) => type === 'iva').map(({ value }) => decimal(value)));
  const withheldOn = sum(withholdings.filter(isWithheldIva).map(({ base }) => decimal(base)));
  const totalBelow = 'El total no puede ser menor que el subtotal: reste de este los descuentos adicionales.';
  const ivaAbove = 'Las bases de las retenciones de IVA superan el IVA del comprobante.';
  return [
    ...(decimal(total).lt(subtotal)
      ? [{ path: ['total'], code: 'totals_mismatch', message: totalBelow } as const]
      : []),
    ...(withheldOn.gt(iva)
      ? [{ path: ['withholdings'], code: 'totals_mismatch', message: ivaAbove } as const]
      : []),
  ];
}

/** What is withheld of the IVA is a part of it; the codes of 0 % withhold nothing, whatever their base. */
function isWithheldIva({ tax, code }: WithheldBody): boolean {
  if (tax !== 'iva') return false;
  const [row] = findWithholdingCode(tax, code)?.percents ?? [];
  return row?.kind === 'fixed' && !decimal(row.percent).eq(0);
}

/** Dividends go with their support, and boxes of bananas with their codes; both are needed there and nowhere else. */
function annexFaults(withheld: WithheldBody, { tax_support: support }: SupportDocumentBody): RuleFault[] {
  const { tax, code, dividends, banana_boxes: boxes } = withheld;
  const annex = findWithholdingCode(tax, code)?.annex;
  const takesDividends = support === DIVIDENDS_SUPPORT && tax === 'renta';
  return [
    ...needed(['dividends'], dividends, {
      isRequired: takesDividends && annex === 'dividends',
      isAllowed: takesDividends,
      allowedFor: 'las retenciones de renta con sustento tributario 10',
    }),
    ...needed(['banana_boxes'], boxes, {
      isRequired: annex === 'banana_boxes',
      isAllowed: annex === 'banana_boxes',
      allowedFor: 'los códigos de retención del banano, 338 y 340',
    }),
  ];
}

/** `allowedFor` completes "it goes only with". */
function needed(
  path: RuleFault['path'],
  value: unknown,
  { isRequired, isAllowed, allowedFor }: { isRequired: boolean; isAllowed: boolean; allowedFor: string },
): RuleFault[] {
  if (value === undefined && isRequired) {
    return [{ path, code: 'required', message: `Es obligatorio con ${allowedFor}.` }];
  }
  if (value !== undefined && !isAllowed) {
    return [{ path, code: 'not_allowed_here', message: `Solo va con ${allowedFor}.` }];
  }
  return [];
}

/** A code is withheld once of a document, but for those whose annex states one year's dividends or one price of boxes. */
function repeatedWithholdings({ withholdings }: SupportDocumentBody): RuleFault[] {
  const seen = new Set<string>();
  return withholdings.flatMap(({ tax, code, dividends, banana_boxes: boxes }, index): RuleFault[] => {
    const key = `${tax} ${findWithholdingCode(tax, code)?.code ?? code}`;
    const isRepeated = seen.has(key) && !dividends && !boxes;
    seen.add(key);
    if (!isRepeated) return [];
    const message = 'Este código ya consta: sume sus bases.';
    return [{ path: ['withholdings', index, 'code'], code: 'repeated', message }];
  });
}

/** Kind 41 reimburses, and nothing else does; what it reimburses fits its narrower schema (SRI reference §10). */
function reimbursementFaults({ document_type: type, reimbursement }: SupportDocumentBody): RuleFault[] {
  const isReimbursement = type === REIMBURSEMENT_DOCUMENT_TYPE;
  return [
    ...needed(['reimbursement'], reimbursement, {
      isRequired: isReimbursement,
      isAllowed: isReimbursement,
      allowedFor: 'el tipo de comprobante 41',
    }),
    ...(reimbursement?.documents ?? []).flatMap((document, index): RuleFault[] => {
      const path = ['reimbursement', 'documents', index];
      const isShort = supportDocumentCode(document.document_type)?.length === 2;
      const message = 'Una retención solo admite comprobantes reembolsados de dos dígitos.';
      return [
        ...(isShort
          ? []
          : [{ path: [...path, 'document_type'], code: 'not_allowed_here', message } as const]),
        ...document.taxes.flatMap((tax, taxIndex): RuleFault[] => {
          const rate = findTaxRate(tax.type, tax.rate);
          const tariff = (rate && tariffOn(rate, document.issue_date)) ?? '0';
          if (decimal(tariff).mod(1).eq(0)) return [];
          const fractional = 'Una retención solo admite impuestos reembolsados de tarifa entera.';
          return [
            { path: [...path, 'taxes', taxIndex, 'rate'], code: 'not_allowed_here', message: fractional },
          ];
        }),
      ];
    }),
  ];
}
