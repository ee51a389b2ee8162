/**
 * The questions of the offline scheme, SOAP 1.1 document/literal (SRI technical sheet 2.34 §7, §8 and the
 * published WSDLs): only the operation is in the service's namespace, its children are unqualified.
 */

/** validarComprobante: the signed file, byte for byte, in base64. */
export function receptionEnvelope(signedXml: Uint8Array): string {
  const { buffer, byteOffset, byteLength } = signedXml;
  const base64 = Buffer.from(buffer, byteOffset, byteLength).toString('base64');
  return envelope('http://ec.gob.sri.ws.recepcion', 'validarComprobante', `<xml>${base64}</xml>`);
}

/** autorizacionComprobante: what was decided about this access key? */
export function authorizationEnvelope(accessKey: string): string {
  const key = `<claveAccesoComprobante>${fortyNineDigits(accessKey)}</claveAccesoComprobante>`;
  return envelope('http://ec.gob.sri.ws.autorizacion', 'autorizacionComprobante', key);
}

/** consultarEstadoAutorizacionComprobante: what became of the document since? */
export function stateEnvelope(accessKey: string): string {
  const key = `<claveAcceso>${fortyNineDigits(accessKey)}</claveAcceso>`;
  return envelope('http://ec.gob.sri.ws.consultas', 'consultarEstadoAutorizacionComprobante', key);
}

function fortyNineDigits(accessKey: string): string {
  if (!/^\d{49}$/u.test(accessKey)) throw new Error('An access key has 49 digits');
  return accessKey;
}

function envelope(namespace: string, operation: string, content: string): string {
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    `<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ec="${namespace}">` +
    `<soapenv:Header/><soapenv:Body><ec:${operation}>${content}</ec:${operation}></soapenv:Body>` +
    '</soapenv:Envelope>'
  );
}
