import type { ForeignPayment } from '../body/foreign-payment.ts';
import { dashedNumber } from '../identifiers/document-number.ts';
import type { TaxLine } from '../lines/tax-body.ts';
import type { XmlSource } from '../model/document-kind.ts';
import type { SupportDocument, Withheld, Withholding } from '../model/withholding.ts';
import { supplierTypeCodes } from '../parties/supplier-type.ts';
import { reimbursementFrom } from '../reimbursement/read-xml.ts';
import { reimbursementDialects } from '../reimbursement/xml.ts';
import { supportDocumentSlug } from '../tables/support-document-types.ts';
import { taxOfCodes } from '../taxes/tax-rate.ts';
import { formatAmount } from '../values/decimal.ts';
import {
  amountOf,
  dateOf,
  itemsOf,
  keyOfCode,
  optionalDate,
  optionalText,
  partOf,
  textOf,
} from '../xml/read-parts.ts';
import { fiscalMachineFrom, partyFrom, paymentsFrom } from '../xml/read-shared.ts';
import { childOf, type XmlTree } from '../xml/xml-tree.ts';
import { flatSupportDocuments } from './read-flat-xml.ts';
import { withheldFrom } from './support-documents/read-withheld.ts';
import { withheldTotals } from './support-documents/withheld-amounts.ts';

/** `comprobanteRetencion` of any version back to its content. */
export function readWithholdingXml({ root, identity, additionalInfo }: XmlSource): Withholding {
  const info = partOf(root, 'infoCompRetencion');
  const documents = childOf(root, 'docsSustento')
    ? itemsOf(root, 'docsSustento', 'docSustento').map(supportDocumentFrom)
    : flatSupportDocuments(root);
  const { renta, iva, isd, total } = withheldTotals(documents);
  return {
    object: 'withholding',
    issue_date: identity.issueDate,
    fiscal_period: textOf(info, 'periodoFiscal'),
    supplier: partyFrom(info, 'SujetoRetenido'),
    supplier_type: supplierTypeFrom(info),
    related_party: affirmationFrom(info, 'parteRel') ?? false,
    support_documents: documents,
    renta: formatAmount(renta),
    iva: formatAmount(iva),
    isd: formatAmount(isd),
    total: formatAmount(total),
    fiscal_machine: fiscalMachineFrom(root),
    additional_info: additionalInfo,
  };
}

function supplierTypeFrom(info: XmlTree): string | undefined {
  const code = optionalText(info, 'tipoSujetoRetenido');
  return code === undefined ? undefined : (keyOfCode(supplierTypeCodes, code) ?? code);
}

function supportDocumentFrom(document: XmlTree): SupportDocument {
  return {
    document_type: supportDocumentSlug(textOf(document, 'codDocSustento')),
    number: dashedNumber(textOf(document, 'numDocSustento')),
    issue_date: dateOf(document, 'fechaEmisionDocSustento'),
    authorization_number: optionalText(document, 'numAutDocSustento'),
    accounting_date: optionalDate(document, 'fechaRegistroContable'),
    tax_support: textOf(document, 'codSustento'),
    foreign_payment: foreignPaymentFrom(document),
    subtotal: amountOf(document, 'totalSinImpuestos'),
    total: amountOf(document, 'importeTotal'),
    taxes: itemsOf(document, 'impuestosDocSustento', 'impuestoDocSustento').map(taxFrom),
    withholdings: itemsOf(document, 'retenciones', 'retencion').map(withheldWithAnnex),
    reimbursement: reimbursementFrom({ list: document, head: document }, reimbursementDialects.withholding),
    payments: paymentsFrom(document),
  };
}

/** Some systems write the negations of a foreign payment on local ones too: `pagoLocExt` decides. */
function foreignPaymentFrom(document: XmlTree): ForeignPayment | undefined {
  if (optionalText(document, 'pagoLocExt') !== '02') return undefined;
  return {
    regime: optionalText(document, 'tipoRegi'),
    country: optionalText(document, 'paisEfecPago'),
    double_taxation_treaty: affirmationFrom(document, 'aplicConvDobTrib'),
    subject_to_withholding: affirmationFrom(document, 'pagExtSujRetNorLeg'),
    preferential_regime_payment: affirmationFrom(document, 'pagoRegFis'),
  };
}

function taxFrom(tax: XmlTree): TaxLine {
  return {
    ...taxOfCodes(textOf(tax, 'codImpuestoDocSustento'), textOf(tax, 'codigoPorcentaje')),
    tariff: amountOf(tax, 'tarifa'),
    base: amountOf(tax, 'baseImponible'),
    value: amountOf(tax, 'valorImpuesto'),
  };
}

function withheldWithAnnex(withheld: XmlTree): Withheld {
  const dividends = childOf(withheld, 'dividendos');
  const boxes = childOf(withheld, 'compraCajBanano');
  return {
    ...withheldFrom(withheld),
    dividends: dividends && {
      payment_date: dateOf(dividends, 'fechaPagoDiv'),
      income_tax_paid: amountOf(dividends, 'imRentaSoc'),
      fiscal_year: textOf(dividends, 'ejerFisUtDiv'),
    },
    banana_boxes: boxes && {
      boxes: Math.round(Number(textOf(boxes, 'numCajBan'))),
      box_price: amountOf(boxes, 'precCajBan'),
    },
  };
}

function affirmationFrom(element: XmlTree, name: string): boolean | undefined {
  const text = optionalText(element, name);
  return text === undefined ? undefined : text === 'SI';
}
