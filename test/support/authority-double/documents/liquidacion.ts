import { documentXml } from './document-xml.ts';
import { reembolsos, reembolsoTotals } from './reembolso.ts';

/** A purchase settlement with an additional discount, a reimbursement and terms, whose sums are right. */
export function aLiquidacion(): string {
  return documentXml(
    { root: 'liquidacionCompra', version: '1.1.0', codDoc: '03' },
    `<infoLiquidacionCompra><fechaEmision>20/11/2026</fechaEmision>
    <tipoIdentificacionProveedor>05</tipoIdentificacionProveedor><razonSocialProveedor>JUAN</razonSocialProveedor>
    <identificacionProveedor>1710034065</identificacionProveedor>
    <direccionProveedor>Ambato</direccionProveedor><totalSinImpuestos>80.00</totalSinImpuestos>
    <totalDescuento>10.00</totalDescuento><codDocReembolso>41</codDocReembolso>${reembolsoTotals}
    <totalConImpuestos><totalImpuesto><codigo>2</codigo><codigoPorcentaje>4</codigoPorcentaje>
    <descuentoAdicional>10.00</descuentoAdicional><baseImponible>80.00</baseImponible><tarifa>15.00</tarifa>
    <valor>10.50</valor></totalImpuesto></totalConImpuestos><importeTotal>80.50</importeTotal>
    <pagos><pago><formaPago>20</formaPago><total>80.50</total><plazo>15</plazo><unidadTiempo>dias</unidadTiempo>
    </pago></pagos></infoLiquidacionCompra>
    <detalles><detalle><descripcion>Obra</descripcion><cantidad>2</cantidad><precioUnitario>40</precioUnitario>
    <descuento>0.00</descuento><precioTotalSinImpuesto>80.00</precioTotalSinImpuesto><impuestos>
    <impuesto><codigo>2</codigo><codigoPorcentaje>4</codigoPorcentaje><tarifa>15.00</tarifa>
    <baseImponible>80.00</baseImponible><valor>12.00</valor></impuesto></impuestos></detalle></detalles>
    ${reembolsos('numeroautorizacionDocReemb')}
    <tipoNegociable><correo>juan@example.com</correo></tipoNegociable>`,
  );
}
