/**
 * What the contents of documents repeat. The first is written as the first of `codes`, the second as the second: none is
 * ever edited or moved, for contents were packed by them. There is room for as many as there are codes.
 */
export const contentPhrases: readonly string[] = [
  '{"object":"invoice","buyer":{"identification_type":"',
  'consumidor_final","identification":"9999999999999","name":"CONSUMIDOR FINAL"},"lines":[{"code":"',
  'cedula","identification":"',
  '","name":"',
  '","email":"',
  '"},"lines":[{"code":"',
  '","description":"',
  '","quantity":"',
  '","unit_price":"',
  '","discount":"0.00","net":"',
  '","taxes":[{"type":"iva","rate":"iva_15","tariff":"15.00","base":"',
  '","taxes":[{"type":"iva","rate":"iva_0","tariff":"0.00","base":"',
  '","value":"0.00"}],"additional_info":[]},{"code":"',
  '","value":"',
  '"}],"additional_info":[]},{"code":"',
  '"}],"additional_info":[]}],"taxes":[{"type":"iva","rate":"iva_15","tariff":"15.00","base":"',
  '"}],"additional_info":[]}],"taxes":[{"type":"iva","rate":"iva_0","tariff":"0.00","base":"',
  '"},{"type":"iva","rate":"iva_0","tariff":"0.00","base":"',
  '"},{"type":"iva","rate":"iva_15","tariff":"15.00","base":"',
  '"}],"subtotal":"',
  '","discount":"0.00","iva":"',
  '","ice":"0.00","irbpnr":"0.00","tip":"0.00","total":"',
  '","subsidy":"0.00","payments":[{"method":"sin_sistema_financiero","amount":"',
  '","subsidy":"0.00","payments":[{"method":"',
  '","amount":"',
  '"}],"withholdings":[],"withheld_iva":"0.00","withheld_renta":"0.00","third_party_charges":[],"compensations":[],"additional_info":[]}',
  '"},"modified_document":{"document_type":"factura","number":"',
];

/** Control characters, which JSON never has within; the white space between its parts is none of them. */
export const codes: readonly string[] = [
  ...'\u0001\u0002\u0003\u0004\u0005\u0006\u0007\u0008\u000b\u000c\u000e\u000f\u0010\u0011\u0012\u0013\u0014\u0015',
  ...'\u0016\u0017\u0018\u0019\u001a\u001b\u001c\u001d\u001e\u001f',
];
