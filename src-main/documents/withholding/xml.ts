import type { ForeignPayment } from '../body/foreign-payment.ts';
import { compactNumber } from '../identifiers/document-number.ts';
import type { TaxLine } from '../lines/tax-body.ts';
import type { IssuedDocument } from '../model/document.ts';
import type { SupportDocument, Withheld, Withholding } from '../model/withholding.ts';
import { additionalInfoElement, fiscalMachineElement, paymentsElement, taxInfo } from '../model/xml-parts.ts';
import { identificationTypeCodes } from '../parties/party.ts';
import { supplierTypeCodes } from '../parties/supplier-type.ts';
import { reimbursementDialects, reimbursementElement, reimbursementTotals } from '../reimbursement/xml.ts';
import { supportDocumentCodeOf } from '../tables/support-document-types.ts';
import { taxCodesOf } from '../taxes/tax-rate.ts';
import { withheldTaxCodes } from '../taxes/withholding/withholding-code.ts';
import { codeOf } from '../values/as-written.ts';
import { toSriDate } from '../values/ecuador-time.ts';
import { element, type XmlElement, type XmlNode, xmlDocument } from '../xml/xml-writer.ts';

/** The only version of new withholdings since December 2022 (SRI reference §14.6). */
export const WITHHOLDING_SCHEMA_VERSION = '2.0.0';

/** Here, and in no other of the six, the schema takes five characters where resolutions have up to thirteen. */
const LONGEST_SPECIAL_TAXPAYER_RESOLUTION = 5;

/** `comprobanteRetencion`, element by element in the order of its schema (SRI reference §14.6). */
export function writeWithholdingXml(document: IssuedDocument<Withholding>): string {
  const { content } = document;
  return xmlDocument('comprobanteRetencion', WITHHOLDING_SCHEMA_VERSION, [
    taxInfo(document),
    withholdingInfo(document),
    element('docsSustento', content.support_documents.map(supportDocumentElement)),
    fiscalMachineElement(content.fiscal_machine),
    additionalInfoElement(document),
  ]);
}

function withholdingInfo({ identity, issuer, content }: IssuedDocument<Withholding>): XmlElement | undefined {
  const { supplier, supplier_type: type } = content;
  return element('infoCompRetencion', [
    element('fechaEmision', toSriDate(identity.issueDate)),
    element('dirEstablecimiento', issuer.establishmentAddress),
    element('contribuyenteEspecial', specialTaxpayer(issuer.specialTaxpayerResolution)),
    element('obligadoContabilidad', issuer.keepsAccounting ? 'SI' : 'NO'),
    element(
      'tipoIdentificacionSujetoRetenido',
      codeOf(identificationTypeCodes, supplier.identification_type),
    ),
    element('tipoSujetoRetenido', type && codeOf(supplierTypeCodes, type)),
    element('parteRel', affirmation(content.related_party)),
    element('razonSocialSujetoRetenido', supplier.name),
    element('identificacionSujetoRetenido', supplier.identification),
    element('periodoFiscal', content.fiscal_period),
  ]);
}

/**
 * A resolution too long for the schema is left out: the element is optional and the authority knows who is one,
 * while a number cut short would be another resolution's. The printed page shows it whole.
 */
function specialTaxpayer(resolution: string | undefined): string | undefined {
  const isTooLong = resolution !== undefined && resolution.length > LONGEST_SPECIAL_TAXPAYER_RESOLUTION;
  return isTooLong ? undefined : resolution;
}

function supportDocumentElement(document: SupportDocument): XmlElement | undefined {
  const { document_type: type, number } = document;
  return element('docSustento', [
    element('codSustento', document.tax_support),
    element('codDocSustento', type && supportDocumentCodeOf(type)),
    element('numDocSustento', number && compactNumber(number)),
    element('fechaEmisionDocSustento', date(document.issue_date)),
    element('fechaRegistroContable', date(document.accounting_date)),
    element('numAutDocSustento', document.authorization_number),
    element('pagoLocExt', document.foreign_payment ? '02' : '01'),
    foreignPaymentElements(document.foreign_payment),
    reimbursementTotals(document.reimbursement),
    element('totalSinImpuestos', document.subtotal),
    element('importeTotal', document.total),
    element('impuestosDocSustento', document.taxes.map(taxElement)),
    element('retenciones', document.withholdings.map(withheldElement)),
    reimbursementElement(document.reimbursement, reimbursementDialects.withholding),
    // The schema has no element for terms here.
    paymentsElement(document.payments.map(({ method, amount }) => ({ method, amount }))),
  ]);
}

function foreignPaymentElements(payment: ForeignPayment | undefined): XmlNode {
  return (
    payment && [
      element('tipoRegi', payment.regime),
      element('paisEfecPago', payment.country),
      element('aplicConvDobTrib', affirmation(payment.double_taxation_treaty)),
      element('pagExtSujRetNorLeg', affirmation(payment.subject_to_withholding)),
      element('pagoRegFis', affirmation(payment.preferential_regime_payment)),
    ]
  );
}

function taxElement({ type, rate, base, tariff, value }: TaxLine): XmlElement | undefined {
  const codes = taxCodesOf(type, rate);
  return element('impuestoDocSustento', [
    element('codImpuestoDocSustento', codes.tax),
    element('codigoPorcentaje', codes.rate),
    element('baseImponible', base),
    element('tarifa', tariff),
    element('valorImpuesto', value),
  ]);
}

function withheldElement(withheld: Withheld): XmlElement | undefined {
  const { dividends, banana_boxes: boxes } = withheld;
  const taxCodes: Readonly<Record<string, string>> = withheldTaxCodes;
  return element('retencion', [
    element('codigo', taxCodes[withheld.tax] ?? withheld.tax),
    element('codigoRetencion', withheld.code),
    element('baseImponible', withheld.base),
    element('porcentajeRetener', withheld.percent),
    element('valorRetenido', withheld.value),
    dividends &&
      element('dividendos', [
        element('fechaPagoDiv', toSriDate(dividends.payment_date)),
        element('imRentaSoc', dividends.income_tax_paid),
        element('ejerFisUtDiv', dividends.fiscal_year),
      ]),
    boxes &&
      element('compraCajBanano', [
        element('numCajBan', String(boxes.boxes)),
        element('precCajBan', boxes.box_price),
      ]),
  ]);
}

function date(text: string | undefined): string | undefined {
  return text === undefined ? undefined : toSriDate(text);
}

function affirmation(value: boolean | undefined): string | undefined {
  if (value === undefined) return undefined;
  return value ? 'SI' : 'NO';
}
