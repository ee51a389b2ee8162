/**
 * The two questions of the offline scheme, SOAP 1.1 document/literal (SRI technical sheet 2.34 §7 and the
 * published WSDL): only the operation is in the service's namespace, its children are unqualified.
 */

/** validarComprobante: the signed file, byte for byte, in base64. */
export function receptionEnvelope(signedXml: Uint8Array): string {
  const { buffer, byteOffset, byteLength } = signedXml;
  const base64 = Buffer.from(buffer, byteOffset, byteLength).toString('base64');
  return envelope('http://ec.gob.sri.ws.recepcion', 'validarComprobante', `<xml>${base64}</xml>`);
}

/** autorizacionComprobante: what was decided about this access key? */
export function authorizationEnvelope(accessKey: string): string {
  if (!/^\d{49}$/u.test(accessKey)) {
    throw new Error('An access key has 49 digits');
  }
  const key = `<claveAccesoComprobante>${accessKey}</claveAccesoComprobante>`;
  return envelope('http://ec.gob.sri.ws.autorizacion', 'autorizacionComprobante', key);
}

function envelope(namespace: string, operation: string, content: string): string {
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    `<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ec="${namespace}">` +
    `<soapenv:Header/><soapenv:Body><ec:${operation}>${content}</ec:${operation}></soapenv:Body>` +
    '</soapenv:Envelope>'
  );
}
