import type { Compensation } from '../adjustments/compensation.ts';
import { numberParts } from '../identifiers/document-number.ts';
import type { TaxLine } from '../lines/tax-body.ts';
import type { ReimbursedDocument, Reimbursement } from '../model/reimbursement.ts';
import { identificationTypeCodes } from '../parties/party.ts';
import { supplierTypeCodes } from '../parties/supplier-type.ts';
import { supportDocumentCodeOf } from '../tables/support-document-types.ts';
import { codeOf } from '../values/as-written.ts';
import { toSriDate } from '../values/ecuador-time.ts';
import { taxCodeElements } from '../xml/tax-elements.ts';
import { element, type XmlElement, type XmlNode } from '../xml/xml-writer.ts';

/** Where the three schemas that know reimbursements differ (SRI reference §10, "reimbursement"). */
export interface ReimbursementDialect {
  readonly authorization: 'numeroautorizacionDocReemb' | 'numeroAutorizacionDocReemb';
  /** A withholding takes whole percents only. */
  readonly wholeTariff: boolean;
  /** Only invoices have an element for them. */
  readonly compensations: boolean;
}

export const reimbursementDialects = {
  invoice: { authorization: 'numeroautorizacionDocReemb', wholeTariff: false, compensations: true },
  purchase_settlement: {
    authorization: 'numeroautorizacionDocReemb',
    wholeTariff: false,
    compensations: false,
  },
  withholding: { authorization: 'numeroAutorizacionDocReemb', wholeTariff: true, compensations: false },
} as const satisfies Readonly<Record<string, ReimbursementDialect>>;

/** The three totals, which stand in the document's head. */
export function reimbursementTotals(reimbursement: Reimbursement | undefined): XmlNode {
  return (
    reimbursement && [
      element('totalComprobantesReembolso', reimbursement.total),
      element('totalBaseImponibleReembolso', reimbursement.base),
      element('totalImpuestoReembolso', reimbursement.tax),
    ]
  );
}

/** `reembolsos`: each document that is reimbursed. */
export function reimbursementElement(
  reimbursement: Reimbursement | undefined,
  dialect: ReimbursementDialect,
): XmlElement | undefined {
  return element(
    'reembolsos',
    reimbursement?.documents.map((document) => documentElement(document, dialect)),
  );
}

function documentElement(
  document: ReimbursedDocument,
  dialect: ReimbursementDialect,
): XmlElement | undefined {
  const { establishment, emissionPoint, sequential } = numberParts(document.number);
  return element('reembolsoDetalle', [
    element(
      'tipoIdentificacionProveedorReembolso',
      codeOf(identificationTypeCodes, document.supplier.identification_type),
    ),
    element('identificacionProveedorReembolso', document.supplier.identification),
    element('codPaisPagoProveedorReembolso', document.payment_country),
    element('tipoProveedorReembolso', codeOf(supplierTypeCodes, document.supplier_type)),
    element('codDocReembolso', supportDocumentCodeOf(document.document_type)),
    element('estabDocReembolso', establishment),
    element('ptoEmiDocReembolso', emissionPoint),
    element('secuencialDocReembolso', sequential),
    element('fechaEmisionDocReembolso', toSriDate(document.issue_date)),
    element(dialect.authorization, document.authorization_number),
    element(
      'detalleImpuestos',
      document.taxes.map((tax) => taxDetail(tax, dialect)),
    ),
    dialect.compensations ? compensationsElement(document.compensations) : undefined,
  ]);
}

function taxDetail(tax: TaxLine, { wholeTariff }: ReimbursementDialect): XmlElement | undefined {
  return element('detalleImpuesto', [
    taxCodeElements(tax),
    element('tarifa', wholeTariff ? tax.tariff.replace(/\.\d*$/, '') : tax.tariff),
    element('baseImponibleReembolso', tax.base),
    element('impuestoReembolso', tax.value),
  ]);
}

function compensationsElement(compensations: readonly Compensation[]): XmlElement | undefined {
  return element(
    'compensacionesReembolso',
    compensations.map(({ code, rate, value }) =>
      element('compensacionReembolso', [
        element('codigo', code),
        element('tarifa', rate),
        element('valor', value),
      ]),
    ),
  );
}
