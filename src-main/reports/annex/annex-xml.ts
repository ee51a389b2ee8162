import { wholeBase } from '../../documents/annex/annex-amounts.ts';
import { isHalfYear } from '../../documents/values/calendar/tax-period.ts';
import { decimal, formatAmount, sum } from '../../documents/values/decimal.ts';
import { toSriDate } from '../../documents/values/ecuador-time.ts';
import { element, type XmlNode } from '../../documents/xml/xml-writer.ts';
import {
  type Annex,
  type AnnulledRow,
  type ForeignPaymentRow,
  lastMonthOf,
  type PurchaseRow,
  type ReimbursedRow,
  type SaleRow,
  type WithheldRentaRow,
} from './rows/annex-rows.ts';

/**
 * The annex in the authority's XML (schema `at_jun_2020_en_adelante.xsd` of its program DIMM), elements in the schema's order.
 * All sales are electronic: they add nothing to the totals of sales, which count what is on paper (technical sheet, "tipo de
 * emisión").
 */
export function annexXml(annex: Annex): string {
  const [year = '', month = ''] = lastMonthOf(annex).split('-');
  const root = element('iva', [
    element('TipoIDInformante', 'R'),
    element('IdInformante', annex.ruc),
    element('razonSocial', annex.name),
    element('Anio', year),
    element('Mes', month),
    isHalfYear(annex.period) ? element('regimenMicroempresa', 'SI') : undefined,
    element('numEstabRuc', String(annex.establishments.length).padStart(3, '0')),
    element('totalVentas', NONE),
    element('codigoOperativo', 'IVA'),
    element('compras', annex.purchases.map(purchase)),
    element('ventas', annex.sales.map(sale)),
    element(
      'ventasEstablecimiento',
      annex.establishments.map((code) =>
        element('ventaEst', [
          element('codEstab', code),
          element('ventasEstab', NONE),
          element('ivaComp', NONE),
        ]),
      ),
    ),
    element('anulados', annex.annulled.map(annulled)),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root?.xml ?? ''}\n`;
}

const NONE = '0.00';

function purchase(row: PurchaseRow): XmlNode {
  const { amounts, withheldIva, foreignSupplier, withholding, modified } = row;
  return element('detalleCompras', [
    element('codSustento', row.taxSupport),
    element('tpIdProv', row.supplierIdType),
    element('idProv', row.supplierId),
    element('tipoComprobante', row.type),
    foreignSupplier && [element('tipoProv', foreignSupplier.kind), element('denoProv', foreignSupplier.name)],
    element('parteRel', yesOrNo(row.isRelated)),
    element('fechaRegistro', toSriDate(row.registeredOn)),
    element('establecimiento', row.establishment),
    element('puntoEmision', row.emissionPoint),
    element('secuencial', row.sequential),
    element('fechaEmision', toSriDate(row.issuedOn)),
    element('autorizacion', row.authorization),
    element('baseNoGraIva', amounts.notSubject),
    element('baseImponible', amounts.zero),
    element('baseImpGrav', amounts.taxed),
    element('baseImpExe', amounts.exempt),
    element('montoIce', amounts.ice),
    element('montoIva', amounts.iva),
    element('valRetBien10', withheldIva[10]),
    element('valRetServ20', withheldIva[20]),
    element('valorRetBienes', withheldIva[30]),
    element('valRetServ50', withheldIva[50]),
    element('valorRetServicios', withheldIva[70]),
    element('valRetServ100', withheldIva[100]),
    element('valorRetencionNc', NONE),
    element('totbasesImpReemb', formatAmount(sum(row.reimbursed.map((one) => wholeBase(one.amounts))))),
    element('pagoExterior', payment(row.foreignPayment)),
    formsOfPayment(row.payments),
    element('air', row.withheldRenta.map(withheldRenta)),
    withholding && [
      element('estabRetencion1', withholding.establishment),
      element('ptoEmiRetencion1', withholding.emissionPoint),
      element('secRetencion1', withholding.sequential),
      element('autRetencion1', withholding.authorization),
      element('fechaEmiRet1', toSriDate(withholding.issuedOn)),
    ],
    modified && [
      element('docModificado', modified.type),
      element('estabModificado', modified.establishment),
      element('ptoEmiModificado', modified.emissionPoint),
      element('secModificado', modified.sequential),
      element('autModificado', modified.authorization),
    ],
    element('reembolsos', row.reimbursed.map(reimbursed)),
  ]);
}

/** To a resident nothing else applies, which the annex says in words. */
function payment(foreign: ForeignPaymentRow | undefined): readonly XmlNode[] {
  if (!foreign) {
    return [
      element('pagoLocExt', '01'),
      element('paisEfecPago', 'NA'),
      element('aplicConvDobTrib', 'NA'),
      element('pagExtSujRetNorLeg', 'NA'),
    ];
  }
  const { regime, country, haven, regimeName, hasTreaty, isSubjectToWithholding } = foreign;
  return [
    element('pagoLocExt', '02'),
    element('tipoRegi', regime),
    regime === '01' ? element('paisEfecPagoGen', country) : undefined,
    element('paisEfecPagoParFis', haven),
    element('denopagoRegFis', regimeName),
    element('paisEfecPago', country),
    element('aplicConvDobTrib', yesOrNo(hasTreaty)),
    element(
      'pagExtSujRetNorLeg',
      isSubjectToWithholding === undefined ? 'NA' : yesOrNo(isSubjectToWithholding),
    ),
  ];
}

function withheldRenta({ dividends, bananaBoxes, ...row }: WithheldRentaRow): XmlNode {
  return element('detalleAir', [
    element('codRetAir', row.code),
    element('baseImpAir', row.base),
    element('porcentajeAir', row.percent),
    element('valRetAir', row.value),
    dividends && [
      element('fechaPagoDiv', toSriDate(dividends.paidOn)),
      element('imRentaSoc', dividends.incomeTaxPaid),
      element('anioUtDiv', dividends.year),
    ],
    bananaBoxes && [element('numCajBan', bananaBoxes.boxes), element('precCajBan', bananaBoxes.price)],
  ]);
}

function reimbursed({ amounts, ...row }: ReimbursedRow): XmlNode {
  return element('reembolso', [
    element('tipoComprobanteReemb', row.type),
    element('tpIdProvReemb', row.supplierIdType),
    element('idProvReemb', row.supplierId),
    element('establecimientoReemb', row.establishment),
    element('puntoEmisionReemb', row.emissionPoint),
    element('secuencialReemb', row.sequential),
    element('fechaEmisionReemb', toSriDate(row.issuedOn)),
    element('autorizacionReemb', row.authorization),
    element('baseImponibleReemb', amounts.zero),
    element('baseImpGravReemb', amounts.taxed),
    element('baseNoGraIvaReemb', amounts.notSubject),
    element('baseImpExeReemb', amounts.exempt),
    element('montoIceRemb', amounts.ice),
    element('montoIvaRemb', amounts.iva),
  ]);
}

function sale({ amounts, foreignCustomer, ...row }: SaleRow): XmlNode {
  return element('detalleVentas', [
    element('tpIdCliente', row.customerIdType),
    element('idCliente', row.customerId),
    row.isRelated === undefined ? undefined : element('parteRelVtas', yesOrNo(row.isRelated)),
    foreignCustomer && [
      element('tipoCliente', foreignCustomer.kind),
      element('denoCli', foreignCustomer.name),
    ],
    element('tipoComprobante', row.type),
    element('tipoEmision', 'E'),
    element('numeroComprobantes', String(row.documents)),
    // Sales have no field of their own for what is exempt.
    element('baseNoGraIva', formatAmount(decimal(amounts.notSubject).plus(amounts.exempt))),
    element('baseImponible', amounts.zero),
    element('baseImpGrav', amounts.taxed),
    element('montoIva', amounts.iva),
    element('montoIce', amounts.ice),
    element('valorRetIva', row.withheldIva),
    element('valorRetRenta', row.withheldRenta),
    formsOfPayment(row.payments),
  ]);
}

function annulled(row: AnnulledRow): XmlNode {
  return element('detalleAnulados', [
    element('tipoComprobante', row.type),
    element('establecimiento', row.establishment),
    element('puntoEmision', row.emissionPoint),
    element('secuencialInicio', row.sequential),
    element('secuencialFin', row.sequential),
    element('autorizacion', row.authorization),
  ]);
}

function formsOfPayment(codes: readonly string[]): XmlNode {
  return element(
    'formasDePago',
    codes.map((code) => element('formaPago', code)),
  );
}

function yesOrNo(is: boolean): 'SI' | 'NO' {
  return is ? 'SI' : 'NO';
}
