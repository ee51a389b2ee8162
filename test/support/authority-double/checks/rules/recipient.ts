import { textAt } from '../../document-facts.ts';
import { errorMessage, type ServiceMessage } from '../../soap/service-message.ts';
import type { ContentRule } from './content-rule.ts';

interface RecipientPaths {
  readonly type: string;
  readonly identification: string;
  readonly name: string;
}

const buyer = (info: string): RecipientPaths => ({
  type: `${info}/tipoIdentificacionComprador`,
  identification: `${info}/identificacionComprador`,
  name: `${info}/razonSocialComprador`,
});

/** Whom each kind is made out to; a delivery note's goods travel with a carrier. */
const recipients: Readonly<Record<string, RecipientPaths>> = {
  factura: buyer('infoFactura'),
  notaCredito: buyer('infoNotaCredito'),
  notaDebito: buyer('infoNotaDebito'),
  liquidacionCompra: {
    type: 'infoLiquidacionCompra/tipoIdentificacionProveedor',
    identification: 'infoLiquidacionCompra/identificacionProveedor',
    name: 'infoLiquidacionCompra/razonSocialProveedor',
  },
  comprobanteRetencion: {
    type: 'infoCompRetencion/tipoIdentificacionSujetoRetenido',
    identification: 'infoCompRetencion/identificacionSujetoRetenido',
    name: 'infoCompRetencion/razonSocialSujetoRetenido',
  },
  guiaRemision: {
    type: 'infoGuiaRemision/tipoIdentificacionTransportista',
    identification: 'infoGuiaRemision/rucTransportista',
    name: 'infoGuiaRemision/razonSocialTransportista',
  },
};

/** `tipoIdentificacionComprador` of an anonymous buyer. */
export const finalConsumerType = '07';

const finalConsumer = { identification: '9999999999999', name: 'CONSUMIDOR FINAL' };

/** Of RUC and cédula the form is known; passports and foreign numbers are free. */
const forms: Readonly<Record<string, RegExp>> = { '04': /^\d{13}$/u, '05': /^\d{10}$/u };

/** Whom the document is made out to (SRI reference §9 and `identification_types`): message 69. */
export const recipientFaults: ContentRule = (root) => {
  const paths = recipients[root.name];
  if (paths === undefined) return [];
  const type = textAt(root, paths.type);
  const identification = textAt(root, paths.identification);
  if (type === finalConsumerType) {
    if (root.name !== 'factura') return [fault('El tipo 07, consumidor final, solo va en facturas')];
    return identification === finalConsumer.identification && textAt(root, paths.name) === finalConsumer.name
      ? []
      : [fault('El consumidor final lleva su número y su nombre fijos')];
  }
  if (identification === finalConsumer.identification)
    return [fault(`${identification} no es del tipo ${type}`)];
  return forms[type]?.test(identification) === false
    ? [fault(`La identificación ${identification} no tiene la forma del tipo ${type}`)]
    : [];
};

function fault(detail: string): ServiceMessage {
  return errorMessage('69', detail);
}
