import { documentXml, type Numbering } from './document-xml.ts';

const head = `<fechaEmision>20/11/2026</fechaEmision>
  <tipoIdentificacionComprador>05</tipoIdentificacionComprador><razonSocialComprador>ANA</razonSocialComprador>
  <identificacionComprador>1710034065</identificacionComprador><codDocModificado>01</codDocModificado>
  <numDocModificado>001-001-000000001</numDocModificado>
  <fechaEmisionDocSustento>15/03/2024</fechaEmisionDocSustento>`;

/** A credit note of 35.83 on an invoice of the days of 12 %, whose sums are right. */
export function aNotaCredito(numbering: Numbering = {}): string {
  return documentXml(
    { root: 'notaCredito', version: '1.1.0', codDoc: '04' },
    `<infoNotaCredito>${head}<totalSinImpuestos>33.33</totalSinImpuestos>
    <compensaciones><compensacion><codigo>1</codigo><tarifa>2.00</tarifa><valor>0.50</valor></compensacion>
    </compensaciones><valorModificacion>35.83</valorModificacion><moneda>DOLAR</moneda>
    <totalConImpuestos><totalImpuesto><codigo>2</codigo><codigoPorcentaje>2</codigoPorcentaje>
    <baseImponible>33.33</baseImponible><valor>4.00</valor><valorDevolucionIva>1.00</valorDevolucionIva>
    </totalImpuesto></totalConImpuestos><motivo>Devolución</motivo></infoNotaCredito>
    <detalles><detalle><codigoInterno>A-1</codigoInterno><descripcion>Bien</descripcion><cantidad>1</cantidad>
    <precioUnitario>33.333333</precioUnitario><precioTotalSinImpuesto>33.33</precioTotalSinImpuesto><impuestos>
    <impuesto><codigo>2</codigo><codigoPorcentaje>2</codigoPorcentaje><baseImponible>33.33</baseImponible>
    <valor>4.00</valor></impuesto></impuestos></detalle></detalles>`,
    numbering,
  );
}

/** A debit note of two charges with an excise, on an invoice of the days of 12 %, whose sums are right. */
export function aNotaDebito(): string {
  return documentXml(
    { root: 'notaDebito', version: '1.0.0', codDoc: '05' },
    `<infoNotaDebito>${head}<totalSinImpuestos>100.00</totalSinImpuestos><impuestos>
    <impuesto><codigo>3</codigo><codigoPorcentaje>3610</codigoPorcentaje><tarifa>20.00</tarifa>
    <baseImponible>100.00</baseImponible><valor>20.00</valor></impuesto>
    <impuesto><codigo>2</codigo><codigoPorcentaje>2</codigoPorcentaje><tarifa>12.00</tarifa>
    <baseImponible>120.00</baseImponible><valor>14.40</valor><valorDevolucionIva>1.00</valorDevolucionIva>
    </impuesto></impuestos>
    <compensaciones><compensacion><codigo>1</codigo><tarifa>2.00</tarifa><valor>0.40</valor></compensacion>
    </compensaciones><valorTotal>133.00</valorTotal>
    <pagos><pago><formaPago>01</formaPago><total>133.00</total></pago></pagos></infoNotaDebito>
    <motivos><motivo><razon>Mora</razon><valor>60.00</valor></motivo>
    <motivo><razon>Cobranza</razon><valor>40.00</valor></motivo></motivos>`,
  );
}
