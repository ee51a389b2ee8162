import { documentXml } from './document-xml.ts';
import { reembolsos, reembolsoTotals } from './reembolso.ts';

const taxed = `<totalSinImpuestos>100.00</totalSinImpuestos><importeTotal>115.00</importeTotal>
  <impuestosDocSustento><impuestoDocSustento><codImpuestoDocSustento>2</codImpuestoDocSustento>
  <codigoPorcentaje>4</codigoPorcentaje><baseImponible>100.00</baseImponible><tarifa>15.00</tarifa>
  <valorImpuesto>15.00</valorImpuesto></impuestoDocSustento></impuestosDocSustento>`;

const paid = '<pagos><pago><formaPago>20</formaPago><total>115.00</total></pago></pagos>';

function withheld(codigo: string, code: string, amounts: readonly string[], annex = ''): string {
  const [base = '', percent = '', value = ''] = amounts;
  return `<retencion><codigo>${codigo}</codigo><codigoRetencion>${code}</codigoRetencion>
    <baseImponible>${base}</baseImponible><porcentajeRetener>${percent}</porcentajeRetener>
    <valorRetenido>${value}</valorRetenido>${annex}</retencion>`;
}

const dividends = `<dividendos><fechaPagoDiv>01/10/2026</fechaPagoDiv><imRentaSoc>25.00</imRentaSoc>
  <ejerFisUtDiv>2025</ejerFisUtDiv></dividendos>`;

const bananas = '<compraCajBanano><numCajBan>100</numCajBan><precCajBan>6.50</precCajBan></compraCajBanano>';

/** Dividends paid abroad, and a reimbursement with bananas and IVA: a withholding whose sums are right. */
export function aRetencion(): string {
  return documentXml(
    { root: 'comprobanteRetencion', version: '2.0.0', codDoc: '07' },
    `<infoCompRetencion><fechaEmision>20/11/2026</fechaEmision>
    <tipoIdentificacionSujetoRetenido>08</tipoIdentificacionSujetoRetenido>
    <tipoSujetoRetenido>02</tipoSujetoRetenido><parteRel>NO</parteRel>
    <razonSocialSujetoRetenido>ACME</razonSocialSujetoRetenido>
    <identificacionSujetoRetenido>X-1</identificacionSujetoRetenido><periodoFiscal>11/2026</periodoFiscal>
    </infoCompRetencion><docsSustento>
    <docSustento><codSustento>10</codSustento><codDocSustento>19</codDocSustento>
    <numDocSustento>001001000000001</numDocSustento>
    <fechaEmisionDocSustento>10/11/2026</fechaEmisionDocSustento>
    <fechaRegistroContable>11/11/2026</fechaRegistroContable><pagoLocExt>02</pagoLocExt><tipoRegi>03</tipoRegi>
    <paisEfecPago>105</paisEfecPago><aplicConvDobTrib>NO</aplicConvDobTrib>
    <pagExtSujRetNorLeg>SI</pagExtSujRetNorLeg><pagoRegFis>SI</pagoRegFis>${taxed}
    <retenciones>${withheld('1', '504E', ['100.00', '25.00', '25.00'], dividends)}
    ${withheld('6', '4580', ['100.00', '5.00', '5.00'])}</retenciones>${paid}</docSustento>
    <docSustento><codSustento>01</codSustento><codDocSustento>41</codDocSustento>
    <numDocSustento>001001000000002</numDocSustento>
    <fechaEmisionDocSustento>12/11/2026</fechaEmisionDocSustento><pagoLocExt>01</pagoLocExt>${reembolsoTotals}
    ${taxed}<retenciones>${withheld('1', '338', ['77.77', '1.25', '0.97'], bananas)}
    ${withheld('2', '1', ['10.00', '30.00', '3.00'])}${withheld('2', '2', ['5.00', '70.00', '3.50'])}
    ${withheld('2', '8', ['15.00', '0.00', '0.00'])}</retenciones>
    ${reembolsos('numeroAutorizacionDocReemb')}${paid}</docSustento></docsSustento>`,
  );
}

/** The flat withholding of earlier years. */
export function anOldRetencion(): string {
  return documentXml(
    { root: 'comprobanteRetencion', version: '1.0.0', codDoc: '07' },
    `<infoCompRetencion><fechaEmision>20/11/2026</fechaEmision>
    <tipoIdentificacionSujetoRetenido>08</tipoIdentificacionSujetoRetenido>
    <razonSocialSujetoRetenido>ACME</razonSocialSujetoRetenido>
    <identificacionSujetoRetenido>X-1</identificacionSujetoRetenido><periodoFiscal>11/2026</periodoFiscal>
    </infoCompRetencion><impuestos><impuesto><codigo>1</codigo><codigoRetencion>312</codigoRetencion>
    <baseImponible>99.90</baseImponible><porcentajeRetener>1.75</porcentajeRetener>
    <valorRetenido>1.75</valorRetenido></impuesto></impuestos>`,
  );
}
