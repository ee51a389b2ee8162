import type { IssuedDocument } from '../model/document.ts';
import type { PurchaseSettlement } from '../model/purchase-settlement.ts';
import {
  additionalInfoElement,
  fiscalMachineElement,
  negotiableElement,
  paymentsElement,
  taxInfo,
} from '../model/xml-parts.ts';
import { identificationTypeCodes } from '../parties/party.ts';
import { reimbursementDialects, reimbursementElement, reimbursementTotals } from '../reimbursement/xml.ts';
import { codeOf } from '../values/as-written.ts';
import { toSriDate } from '../values/ecuador-time.ts';
import { saleLinesElement, saleTaxesElement } from '../xml/line-elements.ts';
import { element, type XmlElement, xmlDocument } from '../xml/xml-writer.ts';

/** Version 1.1.0 takes six decimals where 1.0.0 took two, and is the same otherwise (SRI reference §14.2). */
export const PURCHASE_SETTLEMENT_SCHEMA_VERSION = '1.1.0';

/** `liquidacionCompra`, element by element in the order of its schema (SRI reference §14.2). */
export function writePurchaseSettlementXml(document: IssuedDocument<PurchaseSettlement>): string {
  const { content } = document;
  return xmlDocument('liquidacionCompra', PURCHASE_SETTLEMENT_SCHEMA_VERSION, [
    taxInfo(document),
    settlementInfo(document),
    saleLinesElement(content.lines),
    reimbursementElement(content.reimbursement, reimbursementDialects.purchase_settlement),
    negotiableElement(content.negotiable),
    fiscalMachineElement(content.fiscal_machine),
    additionalInfoElement(document),
  ]);
}

function settlementInfo({
  identity,
  issuer,
  content,
}: IssuedDocument<PurchaseSettlement>): XmlElement | undefined {
  const { supplier, reimbursement } = content;
  return element('infoLiquidacionCompra', [
    element('fechaEmision', toSriDate(identity.issueDate)),
    element('dirEstablecimiento', issuer.establishmentAddress),
    element('contribuyenteEspecial', issuer.specialTaxpayerResolution),
    element('obligadoContabilidad', issuer.keepsAccounting ? 'SI' : 'NO'),
    element('tipoIdentificacionProveedor', codeOf(identificationTypeCodes, supplier.identification_type)),
    element('razonSocialProveedor', supplier.name),
    element('identificacionProveedor', supplier.identification),
    element('direccionProveedor', supplier.address),
    element('totalSinImpuestos', content.subtotal),
    element('totalDescuento', content.discount),
    element('codDocReembolso', reimbursement?.document_type),
    reimbursementTotals(reimbursement),
    saleTaxesElement(content.taxes),
    element('importeTotal', content.total),
    element('moneda', 'DOLAR'),
    paymentsElement(content.payments),
  ]);
}
