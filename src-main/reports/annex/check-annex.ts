import { wholeBase } from '../../documents/annex/annex-amounts.ts';
import { isRuc } from '../../documents/identifiers/identification.ts';
import { includesDate } from '../../documents/tables/date-span.ts';
import { supportDocumentLabel } from '../../documents/tables/support-document-types.ts';
import { findTaxSupport } from '../../documents/tables/tax-support-codes.ts';
import { decimal, sum } from '../../documents/values/decimal.ts';
import { identificationsOf } from './purchases/purchase-types.ts';
import type { Annex, NumberParts, PurchaseRow, SaleRow } from './rows/annex-rows.ts';
import type { FindingDocument, Findings } from './rows/findings.ts';

/*
 * What the authority's schema and technical sheet demand of the annex, so that nobody learns it from the program DIMM: the
 * lengths and letters of the schema, and the rules that the sheet states of each field.
 */

const patterns = {
  ruc: /^\d{10}001$/,
  name: /^[A-Za-z0-9][A-Za-z0-9\s]{3,498}[A-Za-z0-9\s]$/,
  foreignName: /^[A-Za-z0-9][A-Za-z0-9\s]{0,499}$/,
  identification: /^[0-9A-Za-z]{3,13}$/,
  authorization: /^\d{3,49}$/,
  incomeTaxCode: /^[A-Za-z0-9]{3,5}$/,
  type: /^\d\w\w?$/,
} as const;

/** The highest amount of the schema: twelve digits before the point. */
const LARGEST = '999999999999.99';
/** The schema counts establishments in three digits. */
const MOST_ESTABLISHMENTS = 999;

/** Names everything that the authority would refuse; what it finds has been built whole nevertheless. */
export function checkAnnex(annex: Annex, findings: Findings): void {
  checkHeader(annex, findings);
  const seen = new Set<string>();
  for (const row of annex.purchases) {
    const fault: Fault = (code, message) => findings.fault(code, message, row.document);
    const warning: Fault = (code, message) => findings.warning(code, message, row.document);
    checkPurchase(row, annex.days, { fault, warning });
    const key = [row.supplierId, row.type, row.establishment, row.emissionPoint, row.sequential].join(' ');
    if (seen.has(key)) fault('repeated', 'El mismo documento del proveedor consta dos veces.');
    seen.add(key);
  }
  for (const row of annex.sales) checkSale(row, findings);
  for (const row of annex.annulled) {
    checkNumber(row, (code, message) => findings.fault(code, message, row.document));
    checkAuthorization(row.authorization, (code, message) => findings.fault(code, message, row.document));
  }
}

type Fault = (code: string, message: string, document?: FindingDocument) => void;

interface Checks {
  readonly fault: Fault;
  readonly warning: Fault;
}

function checkHeader({ ruc, name, establishments }: Annex, { fault }: Findings): void {
  if (!patterns.ruc.test(ruc)) fault('ruc', 'El RUC del negocio debe tener 13 dígitos y terminar en 001.');
  if (!patterns.name.test(name)) {
    fault('legal_name', 'La razón social debe tener al menos 5 letras o dígitos, sin signos.');
  }
  if (establishments.length === 0 || establishments.length > MOST_ESTABLISHMENTS) {
    fault('establishments', 'El anexo dice de 1 a 999 establecimientos.');
  }
}

function checkPurchase(row: PurchaseRow, days: Annex['days'], checks: Checks): void {
  const { fault } = checks;
  const label = supportDocumentLabel(row.type);
  const identifications = identificationsOf(row.type);
  if (!patterns.type.test(row.type) || identifications === undefined) {
    fault('document_type', `El anexo no admite «${label}» en las compras.`);
  } else if (!identifications.includes(row.supplierIdType)) {
    fault('document_of_supplier', `El anexo no admite «${label}» de un proveedor con esa identificación.`);
  }
  checkSupport(row, fault);
  checkIdentification(row.supplierIdType === '01', row.supplierId, checks);
  if (row.foreignSupplier && !patterns.foreignName.test(row.foreignSupplier.name)) {
    fault('foreign_name', 'Falta el nombre del proveedor del exterior, en letras y dígitos.');
  }
  checkNumber(row, fault);
  checkAuthorization(row.authorization, fault);
  if (row.registeredOn < row.issuedOn) fault('dates', 'Se registró antes de emitirse.');
  if (row.registeredOn < days.from || row.registeredOn > days.to) {
    fault('registered_on', 'La fecha de registro no es del período.');
  }
  if (wholeBase(row.amounts).eq(0))
    fault('no_base', 'No tiene ninguna base: el anexo pide una mayor que cero.');
  checkAmounts(Object.values(row.amounts), fault);
  checkWithheld(row, fault);
  checkModified(row, fault);
  checkReimbursed(row, checks);
}

function checkSupport({ taxSupport, type, issuedOn }: PurchaseRow, fault: Fault): void {
  const support = findTaxSupport(taxSupport);
  if (!support || !includesDate(support, issuedOn)) {
    fault('tax_support', `El sustento tributario ${taxSupport} no existe o no está vigente.`);
  } else if (type !== '42' && !support.documents.includes(type)) {
    fault('tax_support', `«${supportDocumentLabel(type)}» no va con el sustento tributario ${taxSupport}.`);
  }
}

function checkWithheld(
  { withheldIva, withheldRenta, amounts, withholding, registeredOn }: PurchaseRow,
  fault: Fault,
) {
  const iva = sum(Object.values(withheldIva).map(decimal));
  if (iva.gt(amounts.iva)) fault('withheld_iva', 'Lo retenido de IVA pasa del IVA de la compra.');
  for (const { code, base, percent, value } of withheldRenta) {
    if (!patterns.incomeTaxCode.test(code))
      fault('renta_code', `El código de retención ${code} no tiene de 3 a 5 letras y dígitos.`);
    if (decimal(percent).gt(100)) fault('renta_percent', `El código ${code} retiene más de 100 %.`);
    checkAmounts([base, value], fault);
  }
  if (!withholding) return;
  checkAuthorization(withholding.authorization, fault);
  if (withholding.issuedOn < registeredOn)
    fault('withheld_before', 'Su retención es anterior al registro de la compra.');
}

function checkModified({ type, modified }: PurchaseRow, fault: Fault): void {
  if (!modified) return;
  if (!/^\d{2,3}$/.test(modified.type))
    fault('modified_type', `No se sabe qué tipo de documento modifica (${modified.type}).`);
  if (type !== '04' && type !== '05')
    fault('modified', 'Solo una nota de crédito o débito modifica otro documento.');
  checkNumber(modified, fault);
  checkAuthorization(modified.authorization, fault);
}

function checkReimbursed({ type, reimbursed, registeredOn }: PurchaseRow, checks: Checks): void {
  const { fault } = checks;
  if (type === '41' && reimbursed.length === 0)
    fault('reimbursed', 'Es un reembolso y no dice qué documentos reembolsa.');
  for (const row of reimbursed) {
    checkIdentification(row.supplierIdType === '01', row.supplierId, checks);
    checkNumber(row, fault);
    checkAuthorization(row.authorization, fault);
    if (row.issuedOn > registeredOn)
      fault('reimbursed_date', 'Reembolsa un documento posterior a su registro.');
    if (wholeBase(row.amounts).eq(0)) fault('no_base', 'Un documento que reembolsa no tiene ninguna base.');
    checkAmounts(Object.values(row.amounts), fault);
  }
}

function checkSale(row: SaleRow, { fault: addFault, warning }: Findings): void {
  const fault: Fault = (code, message) => addFault(code, `Cliente ${row.customerId}: ${message}`);
  if (
    row.customerIdType === '07'
      ? !/^9{13}$/.test(row.customerId)
      : !patterns.identification.test(row.customerId)
  ) {
    fault('identification', 'su identificación debe tener de 3 a 13 letras y dígitos.');
  }
  if (row.customerIdType === '04' && !patterns.ruc.test(row.customerId)) {
    fault('identification', 'el anexo solo admite un RUC que termina en 001.');
  }
  if (row.foreignCustomer && !patterns.foreignName.test(row.foreignCustomer.name)) {
    fault('foreign_name', 'falta su nombre, en letras y dígitos.');
  }
  if (wholeBase(row.amounts).eq(0))
    fault('no_base', 'no tiene ninguna base: el anexo pide una mayor que cero.');
  if (row.type !== '04' && row.payments.length === 0) fault('payment_missing', 'no se dice cómo pagó.');
  if (decimal(row.withheldIva).gt(row.amounts.iva)) {
    const message = `Cliente ${row.customerId}: le retuvo más IVA que el de sus compras del período. Revise de cuáles es.`;
    warning('withheld_iva', message);
  }
  checkAmounts(Object.values(row.amounts), fault);
}

function checkIdentification(isOfRuc: boolean, identification: string, { fault, warning }: Checks): void {
  if (!patterns.identification.test(identification)) {
    fault('identification', 'La identificación debe tener de 3 a 13 letras y dígitos.');
  } else if (isOfRuc && !patterns.ruc.test(identification)) {
    fault('identification', `El RUC ${identification} debe tener 13 dígitos y terminar en 001.`);
  } else if (isOfRuc && !isRuc(identification)) {
    // Newer companies have numbers that fit no rule.
    warning(
      'identification',
      `El RUC ${identification} no pasa su dígito verificador: revise que esté bien escrito.`,
    );
  }
}

function checkNumber({ establishment, emissionPoint, sequential }: NumberParts, fault: Fault): void {
  const isSeries = (code: string) => /^\d{3}$/.test(code) && code !== '000';
  if (!isSeries(establishment) || !isSeries(emissionPoint) || !/^[1-9]\d{0,8}$/.test(sequential)) {
    fault('number', `El número ${establishment}-${emissionPoint}-${sequential} no sirve en el anexo.`);
  }
}

function checkAuthorization(authorization: string, fault: Fault): void {
  if (!patterns.authorization.test(authorization)) {
    fault('authorization', `La autorización «${authorization}» debe tener de 3 a 49 dígitos.`);
  }
}

function checkAmounts(amounts: readonly string[], fault: Fault): void {
  for (const amount of amounts) {
    const value = decimal(amount);
    if (value.lt(0) || value.gt(LARGEST))
      fault('amount', `El valor ${amount} debe ser positivo y de hasta 12 enteros.`);
  }
}
