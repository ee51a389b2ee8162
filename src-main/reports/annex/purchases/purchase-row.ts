import { annexAmountsOf, wholeBase } from '../../../documents/annex/annex-amounts.ts';
import { paymentMethods } from '../../../documents/body/payment.ts';
import { formatNumber } from '../../../documents/identifiers/access-key.ts';
import { supplierTypeCodes } from '../../../documents/parties/supplier-type.ts';
import { supportDocumentCodeOf } from '../../../documents/tables/support-document-types.ts';
import { usualTaxSupport } from '../../../documents/tables/tax-support-codes.ts';
import { type Decimal, decimal, formatAmount, zero } from '../../../documents/values/decimal.ts';
import {
  type IvaPercent,
  ivaPercents,
  type PurchaseRow,
  type ReimbursedRow,
  type WithheldRentaRow,
} from '../rows/annex-rows.ts';
import {
  annexIdentification,
  annexName,
  annexNumber,
  NO_AUTHORIZATION,
  supplierIdType,
} from '../rows/annex-text.ts';
import type { Findings } from '../rows/findings.ts';
import type { Bought } from './bought.ts';
import { foreignPaymentOf } from './foreign-payment.ts';

/** Above it the annex asks how a purchase is paid (technical sheet: since 2023-12-20; 1,000 before). */
const PAYMENT_TOLD_ABOVE = 500;

/** Bills of airlines, shares and the State may have none (technical sheet); what comes from abroad has none. */
const withoutAuthorization: readonly string[] = ['11', '15', '19', '20'];

export interface RowContext {
  readonly days: { readonly from: string; readonly to: string };
  /** Whether the business must withhold. */
  readonly isAgent: boolean;
  readonly isRelated: (identification: string) => boolean;
  /** The authorization of a document that a note modifies, where it is known. */
  readonly authorizationOf: (supplier: string, type: string, number: string) => string | undefined;
  readonly findings: Findings;
}

/** What was bought as a row of the annex. What is missing or doubtful becomes findings; the row is whole nevertheless. */
export function purchaseRow(bought: Bought, context: RowContext): PurchaseRow {
  const { document, supplier, type, withheld } = bought;
  const { findings } = context;
  const [newest, older] = withheld;
  if (older) {
    const second = 'Tiene más de una retención: el anexo nombra la última. Registre la otra aparte.';
    findings.fault('several_withholdings', second, document);
  }
  const supplierIdKind = supplierIdType(supplier.identification_type);
  const idType = supplierIdKind ?? '03';
  if (supplierIdKind === undefined) {
    findings.fault('unknown_identification', 'El proveedor no tiene RUC, cédula ni pasaporte.', document);
  }
  const taxSupport = bought.taxSupport ?? usualTaxSupport(type, bought.issueDate);
  if (bought.taxSupport === undefined) {
    const message = `Nada dice su sustento tributario: se puso ${taxSupport}. Revíselo.`;
    findings.warning('support_assumed', message, document);
  }
  const amounts = annexAmountsOf(bought.taxes);
  return {
    document,
    taxSupport,
    supplierIdType: idType,
    supplierId: annexIdentification(supplier.identification),
    type,
    ...(idType === '03' && { foreignSupplier: foreignSupplierOf(bought, findings) }),
    isRelated: context.isRelated(supplier.identification),
    registeredOn: registeredOn(bought, context),
    issuedOn: bought.issueDate,
    ...annexNumber(bought.number),
    authorization: authorizationOf(bought, findings),
    amounts,
    withheldIva: withheldIva(bought, findings),
    ...foreignPaymentOf(bought, findings),
    payments: paymentsOf(bought, wholeBase(amounts).plus(amounts.iva).plus(amounts.ice), findings),
    withheldRenta: withheldRenta(bought, context, formatAmount(wholeBase(amounts))),
    ...(newest && {
      withholding: {
        ...annexNumber(formatNumber(newest.document.identity, newest.document.identity.sequential)),
        authorization: newest.document.identity.accessKey,
        issuedOn: newest.document.identity.issueDate,
      },
    }),
    ...modifiedOf(bought, context),
    reimbursed: bought.reimbursed.map(reimbursedRow),
  };
}

function foreignSupplierOf({ supplier, withheld, document }: Bought, findings: Findings) {
  const supplierType = withheld[0]?.withholding.supplier_type;
  const name = annexName(supplier.name);
  if (supplierType === 'persona_natural' || supplierType === 'sociedad')
    return { kind: supplierTypeCodes[supplierType], name };
  if (supplier.identification_type === 'pasaporte') return { kind: supplierTypeCodes.persona_natural, name };
  const message = 'El proveedor del exterior va como sociedad: cámbielo si es una persona natural.';
  findings.warning('supplier_kind_assumed', message, document);
  return { kind: supplierTypeCodes.sociedad, name };
}

/** When it was entered in the books: the annex wants a day of its own period, no earlier than the document. */
function registeredOn(
  { issueDate, bookedOn, withheld, document }: Bought,
  { days, findings }: RowContext,
): string {
  if (bookedOn !== undefined) return bookedOn;
  const accountingDate = withheld[0]?.support.accounting_date;
  if (accountingDate === undefined || accountingDate < issueDate) return issueDate;
  if (accountingDate <= days.to) return accountingDate;
  const message = `Su retención dice que se registró el ${accountingDate}, después del período. Va con la fecha de emisión: revise en qué mes declara esta compra.`;
  findings.warning('registered_later', message, document);
  return issueDate;
}

function authorizationOf({ authorization, type, document }: Bought, findings: Findings): string {
  if (authorization !== undefined && authorization !== '') return authorization;
  if (!withoutAuthorization.includes(type)) {
    const message = `Falta el número de autorización: se puso ${NO_AUTHORIZATION}.`;
    findings.fault('authorization_missing', message, document);
  }
  return NO_AUTHORIZATION;
}

function withheldIva(
  { withheld, document }: Bought,
  findings: Findings,
): Readonly<Record<IvaPercent, string>> {
  const sums = new Map<IvaPercent, Decimal>();
  for (const { tax, percent, value } of withheld.flatMap(({ support }) => support.withholdings)) {
    if (tax !== 'iva') continue;
    const ivaPercent = ivaPercents.find((one) => decimal(one).eq(percent));
    if (ivaPercent) sums.set(ivaPercent, (sums.get(ivaPercent) ?? zero).plus(value));
    else if (!decimal(percent).eq(0)) {
      findings.fault(
        'unknown_iva_percent',
        `El anexo no tiene dónde decir IVA retenido al ${percent} %.`,
        document,
      );
    }
  }
  const of = (percent: IvaPercent) => formatAmount(sums.get(percent) ?? zero);
  return { 10: of('10'), 20: of('20'), 30: of('30'), 50: of('50'), 70: of('70'), 100: of('100') };
}

function withheldRenta(
  { withheld, type, document, isWaived }: Bought,
  { isAgent, findings }: RowContext,
  base: string,
): readonly WithheldRentaRow[] {
  const rows = new Map<string, WithheldRentaRow>();
  for (const one of withheld.flatMap(({ support }) => support.withholdings)) {
    if (one.tax !== 'renta') continue;
    const key = `${one.code} ${decimal(one.percent)}`;
    const before = rows.get(key);
    rows.set(key, {
      code: one.code.replaceAll(' ', ''),
      percent: formatAmount(decimal(one.percent)),
      base: formatAmount(decimal(one.base).plus(before?.base ?? 0)),
      value: formatAmount(decimal(one.value).plus(before?.value ?? 0)),
      ...(one.dividends && {
        dividends: {
          paidOn: one.dividends.payment_date,
          incomeTaxPaid: formatAmount(decimal(one.dividends.income_tax_paid)),
          year: one.dividends.fiscal_year,
        },
      }),
      ...(one.banana_boxes && {
        bananaBoxes: {
          boxes: String(one.banana_boxes.boxes),
          price: formatAmount(decimal(one.banana_boxes.box_price)),
        },
      }),
    });
  }
  if (withheld.length > 0 || !isAgent || type === '04') return [...rows.values()];
  if (isWaived) return [{ code: '332', base, percent: '0.00', value: '0.00' }];
  const message = 'No tiene retención ni dice por qué no se retiene: emítala, o márquela en Compras.';
  findings.warning('not_withheld', message, document);
  return [];
}

function paymentsOf(
  { payments, type, document }: Bought,
  due: Decimal,
  findings: Findings,
): readonly string[] {
  if (type === '04' || due.lte(PAYMENT_TOLD_ABOVE)) return [];
  const methods: Readonly<Record<string, { readonly code: string }>> = paymentMethods;
  const codes = new Set(payments.flatMap(({ method }) => methods[method]?.code ?? []));
  if (codes.size === 0) {
    findings.fault('payment_missing', `Pasa de $ ${PAYMENT_TOLD_ABOVE} y no dice cómo se paga.`, document);
  }
  return [...codes].toSorted();
}

function modifiedOf(
  { type, modified, supplier, document }: Bought,
  { authorizationOf: readAuthorization, findings }: RowContext,
): Pick<PurchaseRow, 'modified'> {
  if (type !== '04' && type !== '05') return {};
  if (!modified) {
    findings.fault('modified_missing', 'No dice qué documento modifica: complételo.', document);
    return {};
  }
  const authorization =
    modified.authorization ?? readAuthorization(supplier.identification, modified.type, modified.number);
  if (authorization === undefined) {
    const message = `Modifica ${modified.number}, que no está en Compras: falta su autorización y se puso ${NO_AUTHORIZATION}.`;
    findings.fault('modified_unknown', message, document);
  }
  const numbered = annexNumber(modified.number);
  return { modified: { type: modified.type, ...numbered, authorization: authorization ?? NO_AUTHORIZATION } };
}

function reimbursedRow(one: Bought['reimbursed'][number]): ReimbursedRow {
  return {
    type: supportDocumentCodeOf(one.document_type),
    supplierIdType: supplierIdType(one.supplier.identification_type) ?? '03',
    supplierId: annexIdentification(one.supplier.identification),
    ...annexNumber(one.number),
    issuedOn: one.issue_date,
    authorization: one.authorization_number,
    amounts: annexAmountsOf(one.taxes),
  };
}
