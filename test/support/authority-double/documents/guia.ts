import { documentXml, type Numbering } from './document-xml.ts';

/** A delivery note to two addresses, one with the invoice that supports it. */
export function aGuia(numbering: Numbering = {}): string {
  return documentXml(
    { root: 'guiaRemision', version: '1.1.0', codDoc: '06' },
    `<infoGuiaRemision><dirPartida>Quito</dirPartida><razonSocialTransportista>TAXI</razonSocialTransportista>
    <tipoIdentificacionTransportista>05</tipoIdentificacionTransportista>
    <rucTransportista>1710034065</rucTransportista><fechaIniTransporte>25/11/2026</fechaIniTransporte>
    <fechaFinTransporte>26/11/2026</fechaFinTransporte><placa>ABC0123</placa></infoGuiaRemision>
    <destinatarios><destinatario><identificacionDestinatario>1760013210001</identificacionDestinatario>
    <razonSocialDestinatario>SRI</razonSocialDestinatario><dirDestinatario>Quito</dirDestinatario>
    <motivoTraslado>Venta</motivoTraslado><codDocSustento>01</codDocSustento>
    <numDocSustento>001-001-000000001</numDocSustento><numAutDocSustento>1234567890</numAutDocSustento>
    <fechaEmisionDocSustento>20/11/2026</fechaEmisionDocSustento>
    <detalles><detalle><descripcion>Caja</descripcion><cantidad>3</cantidad></detalle></detalles></destinatario>
    <destinatario><identificacionDestinatario>1710034065</identificacionDestinatario>
    <razonSocialDestinatario>ANA</razonSocialDestinatario><dirDestinatario>Quito</dirDestinatario>
    <motivoTraslado>Consignación</motivoTraslado>
    <detalles><detalle><descripcion>Caja</descripcion><cantidad>1</cantidad></detalle></detalles></destinatario>
    </destinatarios>`,
    numbering,
  );
}
