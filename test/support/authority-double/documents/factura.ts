import { documentXml, type Numbering } from './document-xml.ts';
import { reembolsos, reembolsoTotals } from './reembolso.ts';

/** An invoice with every annex at once, whose sums are right. */
export function aFactura(numbering: Numbering = {}): string {
  return documentXml(
    { root: 'factura', version: '2.1.0', codDoc: '01' },
    `<infoFactura><fechaEmision>${numbering.date ?? '20/11/2026'}</fechaEmision>
    <comercioExterior>EXPORTADOR</comercioExterior><incoTermFactura>FOB</incoTermFactura>
    <lugarIncoTerm>Guayaquil</lugarIncoTerm><paisOrigen>593</paisOrigen><puertoEmbarque>Guayaquil</puertoEmbarque>
    <puertoDestino>Callao</puertoDestino><tipoIdentificacionComprador>05</tipoIdentificacionComprador>
    <razonSocialComprador>ANA PÉREZ</razonSocialComprador>
    <identificacionComprador>1710034065</identificacionComprador>
    <direccionComprador>Calle Larga 1</direccionComprador><totalSinImpuestos>110.00</totalSinImpuestos>
    <totalSubsidio>4.50</totalSubsidio><incoTermTotalSinImpuestos>FOB</incoTermTotalSinImpuestos>
    <totalDescuento>7.00</totalDescuento><codDocReembolso>41</codDocReembolso>${reembolsoTotals}
    <totalConImpuestos>
    <totalImpuesto><codigo>3</codigo><codigoPorcentaje>3610</codigoPorcentaje><baseImponible>100.00</baseImponible>
    <tarifa>20.00</tarifa><valor>20.00</valor></totalImpuesto>
    <totalImpuesto><codigo>2</codigo><codigoPorcentaje>4</codigoPorcentaje>
    <descuentoAdicional>5.00</descuentoAdicional><baseImponible>120.00</baseImponible><tarifa>15.00</tarifa>
    <valor>17.25</valor><valorDevolucionIva>2.25</valorDevolucionIva></totalImpuesto>
    <totalImpuesto><codigo>2</codigo><codigoPorcentaje>6</codigoPorcentaje><baseImponible>10.00</baseImponible>
    <tarifa>0.00</tarifa><valor>0.00</valor></totalImpuesto></totalConImpuestos>
    <compensaciones><compensacion><codigo>1</codigo><tarifa>2.00</tarifa><valor>1.00</valor></compensacion>
    </compensaciones><propina>10.00</propina><fleteInternacional>4.00</fleteInternacional>
    <seguroInternacional>3.00</seguroInternacional><gastosAduaneros>2.00</gastosAduaneros>
    <gastosTransporteOtros>1.00</gastosTransporteOtros><importeTotal>163.75</importeTotal><moneda>DOLAR</moneda>
    <pagos><pago><formaPago>20</formaPago><total>163.75</total><plazo>30</plazo><unidadTiempo>dias</unidadTiempo>
    </pago></pagos><valorRetIva>1.50</valorRetIva><valorRetRenta>0.25</valorRetRenta></infoFactura>
    <detalles><detalle><descripcion>Perfume</descripcion><cantidad>3</cantidad><precioUnitario>34</precioUnitario>
    <precioSinSubsidio>35.5</precioSinSubsidio><descuento>2.00</descuento>
    <precioTotalSinImpuesto>100.00</precioTotalSinImpuesto><impuestos>
    <impuesto><codigo>3</codigo><codigoPorcentaje>3610</codigoPorcentaje><tarifa>20.00</tarifa>
    <baseImponible>100.00</baseImponible><valor>20.00</valor></impuesto>
    <impuesto><codigo>2</codigo><codigoPorcentaje>4</codigoPorcentaje><tarifa>15.00</tarifa>
    <baseImponible>120.00</baseImponible><valor>18.00</valor></impuesto></impuestos></detalle>
    <detalle><descripcion>Gastos por reembolso</descripcion><cantidad>2</cantidad>
    <precioUnitario>5.00</precioUnitario><descuento>0.00</descuento>
    <precioTotalSinImpuesto>10.00</precioTotalSinImpuesto><impuestos>
    <impuesto><codigo>2</codigo><codigoPorcentaje>6</codigoPorcentaje><tarifa>0.00</tarifa>
    <baseImponible>10.00</baseImponible><valor>0.00</valor></impuesto></impuestos></detalle></detalles>
    ${reembolsos('numeroautorizacionDocReemb')}
    <retenciones><retencion><codigo>4</codigo><codigoPorcentaje>3</codigoPorcentaje><tarifa>1</tarifa>
    <valor>1.50</valor></retencion><retencion><codigo>4</codigo><codigoPorcentaje>327</codigoPorcentaje>
    <tarifa>0.20</tarifa><valor>0.25</valor></retencion></retenciones>
    <infoSustitutivaGuiaRemision><dirPartida>Quito</dirPartida><dirDestinatario>Guayaquil</dirDestinatario>
    <fechaIniTransporte>20/11/2026</fechaIniTransporte><fechaFinTransporte>21/11/2026</fechaFinTransporte>
    <razonSocialTransportista>TRANSPORTE</razonSocialTransportista>
    <tipoIdentificacionTransportista>04</tipoIdentificacionTransportista>
    <rucTransportista>1760013210001</rucTransportista><placa>ABC0123</placa>
    <destinos><destino><motivoTraslado>Venta</motivoTraslado></destino></destinos></infoSustitutivaGuiaRemision>
    <otrosRubrosTerceros><rubro><concepto>Tasa</concepto><total>3.00</total></rubro></otrosRubrosTerceros>
    <tipoNegociable><correo>ana@example.com</correo></tipoNegociable>`,
    numbering,
  );
}

/** The least an invoice can be: one thing for ten dollars to an anonymous buyer. */
export function aSimpleFactura(numbering: Numbering = {}): string {
  return documentXml(
    { root: 'factura', version: '1.1.0', codDoc: '01' },
    `<infoFactura><fechaEmision>20/11/2026</fechaEmision>
    <tipoIdentificacionComprador>07</tipoIdentificacionComprador>
    <razonSocialComprador>CONSUMIDOR FINAL</razonSocialComprador>
    <identificacionComprador>9999999999999</identificacionComprador>
    <totalSinImpuestos>10.00</totalSinImpuestos><totalDescuento>0.00</totalDescuento><totalConImpuestos>
    <totalImpuesto><codigo>2</codigo><codigoPorcentaje>4</codigoPorcentaje><baseImponible>10.00</baseImponible>
    <tarifa>15.00</tarifa><valor>1.50</valor></totalImpuesto></totalConImpuestos><importeTotal>11.50</importeTotal>
    <pagos><pago><formaPago>01</formaPago><total>11.50</total></pago></pagos></infoFactura>
    <detalles><detalle><descripcion>Pan</descripcion><cantidad>4</cantidad><precioUnitario>2.5</precioUnitario>
    <descuento>0.00</descuento><precioTotalSinImpuesto>10.00</precioTotalSinImpuesto><impuestos>
    <impuesto><codigo>2</codigo><codigoPorcentaje>4</codigoPorcentaje><tarifa>15.00</tarifa>
    <baseImponible>10.00</baseImponible><valor>1.50</valor></impuesto></impuestos></detalle></detalles>`,
    numbering,
  );
}
