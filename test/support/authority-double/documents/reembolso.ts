/** One reimbursed invoice of 100.00 and its IVA; the element of its authorization differs by schema. */
export function reembolsos(authorizationElement: string): string {
  return `<reembolsos><reembolsoDetalle>
    <tipoIdentificacionProveedorReembolso>04</tipoIdentificacionProveedorReembolso>
    <identificacionProveedorReembolso>1760013210001</identificacionProveedorReembolso>
    <codPaisPagoProveedorReembolso>593</codPaisPagoProveedorReembolso>
    <tipoProveedorReembolso>02</tipoProveedorReembolso><codDocReembolso>01</codDocReembolso>
    <estabDocReembolso>001</estabDocReembolso><ptoEmiDocReembolso>001</ptoEmiDocReembolso>
    <secuencialDocReembolso>000000007</secuencialDocReembolso>
    <fechaEmisionDocReembolso>10/11/2026</fechaEmisionDocReembolso>
    <${authorizationElement}>1234567890</${authorizationElement}>
    <detalleImpuestos><detalleImpuesto><codigo>2</codigo><codigoPorcentaje>4</codigoPorcentaje><tarifa>15</tarifa>
    <baseImponibleReembolso>100.00</baseImponibleReembolso><impuestoReembolso>15.00</impuestoReembolso>
    </detalleImpuesto></detalleImpuestos></reembolsoDetalle></reembolsos>`;
}

export const reembolsoTotals: string = `<totalComprobantesReembolso>115.00</totalComprobantesReembolso>
  <totalBaseImponibleReembolso>100.00</totalBaseImponibleReembolso>
  <totalImpuestoReembolso>15.00</totalImpuestoReembolso>`;
