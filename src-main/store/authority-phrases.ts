/**
 * What the authority's answers repeat, rarest first, as its services and the practice authority write them.
 *
 * Never edited: answers were packed beside exactly these bytes. A better text is one more.
 */
export const authorityPhrases = Buffer.from(
  [
    '<soap:Fault><faultcode>soap:Server</faultcode><faultstring></faultstring></soap:Fault>',
    '<estado>DEVUELTA</estado><comprobantes><comprobante><claveAcceso></claveAcceso>',
    '<estado>NO AUTORIZADO</estado><fechaAutorizacion>2026-</fechaAutorizacion><ambiente>PRODUCCIÓN</ambiente>',
    '<mensajes><mensaje><identificador>60</identificador><mensaje>ESTE PROCESO FUE REALIZADO EN EL AMBIENTE DE PRUEBAS',
    '</mensaje><informacionAdicional></informacionAdicional><tipo>ADVERTENCIA</tipo></mensaje></mensajes>',
    '<identificador>43</identificador><mensaje>CLAVE ACCESO REGISTRADA</mensaje><tipo>ERROR</tipo>',
    '<identificador>70</identificador><mensaje>CLAVE DE ACCESO EN PROCESAMIENTO</mensaje><tipo>ERROR</tipo>',
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>',
    '<ns2:validarComprobanteResponse xmlns:ns2="http://ec.gob.sri.ws.recepcion"><RespuestaRecepcionComprobante>',
    '<estado>RECIBIDA</estado><comprobantes/></RespuestaRecepcionComprobante></ns2:validarComprobanteResponse>',
    '</soap:Body></soap:Envelope>',
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>',
    '<ns2:autorizacionComprobanteResponse xmlns:ns2="http://ec.gob.sri.ws.autorizacion">',
    '<RespuestaAutorizacionComprobante><claveAccesoConsultada></claveAccesoConsultada>',
    '<numeroComprobantes>1</numeroComprobantes><autorizaciones><autorizacion><estado>AUTORIZADO</estado>',
    '<numeroAutorizacion></numeroAutorizacion><fechaAutorizacion>2026-</fechaAutorizacion>',
    '<ambiente>PRODUCCIÓN</ambiente><ambiente>PRUEBAS</ambiente><comprobante><![CDATA[<?xml version="1.0"',
    ']]></comprobante><mensajes/></autorizacion></autorizaciones></RespuestaAutorizacionComprobante>',
    '</ns2:autorizacionComprobanteResponse></soap:Body></soap:Envelope>',
  ].join(''),
);
