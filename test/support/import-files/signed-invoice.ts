import { makeAccessKey } from '../../../src-main/documents/identifiers/access-key.ts';
import { environmentCodes } from '../../../src-main/documents/kinds.ts';
import { toSriDate } from '../../../src-main/documents/values/ecuador-time.ts';
import type { SigningKey } from '../../../src-main/signing/signing-key.ts';
import { makeSigner } from '../../../src-main/signing/xades.ts';
import { companyRuc, makeTestKey } from '../certificates/test-certificates.ts';

/** The invoice of another program, as far as a test cares. */
export interface ForeignInvoice {
  readonly ruc?: string;
  readonly environment?: 'test' | 'live';
  readonly issueDate?: string;
  /** `002` when left out. */
  readonly emissionPoint?: string;
  readonly sequential?: number;
  readonly version?: string;
  /** Instead of the one that is made of the rest. */
  readonly accessKey?: string;
  readonly total?: string;
  readonly buyerName?: string;
}

/** The access key of such an invoice. */
export function foreignKey(invoice: ForeignInvoice = {}): string {
  return makeAccessKey({
    issueDate: invoice.issueDate ?? '2026-11-20',
    type: 'invoice',
    ruc: invoice.ruc ?? companyRuc,
    environment: invoice.environment ?? 'live',
    establishment: '001',
    emissionPoint: invoice.emissionPoint ?? '002',
    sequential: invoice.sequential ?? 1,
    numericCode: '12345678',
  });
}

/** Its XML without a signature, in the words and blanks of some other program. */
export function foreignInvoiceXml(invoice: ForeignInvoice = {}): string {
  const { ruc = companyRuc, environment = 'live', issueDate = '2026-11-20', sequential = 1 } = invoice;
  const {
    version = '1.1.0',
    emissionPoint = '002',
    total = '11.50',
    accessKey = foreignKey(invoice),
  } = invoice;
  return `<?xml version="1.0" encoding="UTF-8"?>
<factura id="comprobante" version="${version}">
  <infoTributaria>
    <ambiente>${environmentCodes[environment]}</ambiente><tipoEmision>1</tipoEmision>
    <razonSocial>COMPAÑÍA DE EJEMPLO S.A.</razonSocial><ruc>${ruc}</ruc><claveAcceso>${accessKey}</claveAcceso>
    <codDoc>01</codDoc><estab>001</estab><ptoEmi>${emissionPoint}</ptoEmi>
    <secuencial>${String(sequential).padStart(9, '0')}</secuencial><dirMatriz>Av. Amazonas N34-120</dirMatriz>
  </infoTributaria>
  <infoFactura>
    <fechaEmision>${toSriDate(issueDate)}</fechaEmision><obligadoContabilidad>SI</obligadoContabilidad>
    <tipoIdentificacionComprador>05</tipoIdentificacionComprador>
    <razonSocialComprador>${invoice.buyerName ?? 'ROSA PÉREZ &amp; HIJAS'}</razonSocialComprador>
    <identificacionComprador>1710034065</identificacionComprador>
    <totalSinImpuestos>10.00</totalSinImpuestos><totalDescuento>0.00</totalDescuento>
    <totalConImpuestos><totalImpuesto><codigo>2</codigo><codigoPorcentaje>4</codigoPorcentaje>
      <baseImponible>10.00</baseImponible><valor>1.50</valor></totalImpuesto></totalConImpuestos>
    <propina>0.00</propina><importeTotal>${total}</importeTotal><moneda>DOLAR</moneda>
    <pagos><pago><formaPago>01</formaPago><total>${total}</total></pago></pagos>
  </infoFactura>
  <detalles>
    <detalle><codigoPrincipal>A1</codigoPrincipal><descripcion>Café molido</descripcion>
      <cantidad>1</cantidad><precioUnitario>10.00</precioUnitario><descuento>0.00</descuento>
      <precioTotalSinImpuesto>10.00</precioTotalSinImpuesto>
      <impuestos><impuesto><codigo>2</codigo><codigoPorcentaje>4</codigoPorcentaje><tarifa>15</tarifa>
        <baseImponible>10.00</baseImponible><valor>1.50</valor></impuesto></impuestos></detalle>
  </detalles>
</factura>`;
}

/** The same, signed; by default with the issuer's own certificate, of an authority known by name. */
export async function signedForeignInvoice(
  invoice: ForeignInvoice = {},
  key: SigningKey = makeTestKey(invoice.ruc ?? companyRuc),
): Promise<string> {
  return signXml(foreignInvoiceXml(invoice), key);
}

/** Signs the XML of any document as the previous system would have. */
export function signXml(xml: string, key: SigningKey = makeTestKey(companyRuc)): Promise<string> {
  return makeSigner(key).sign(xml, { signingTime: new Date('2026-11-20T15:30:00Z'), idSeed: '7' });
}
