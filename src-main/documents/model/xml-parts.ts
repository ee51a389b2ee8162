import type { FiscalMachine } from '../body/common-body.ts';
import type { Negotiable } from '../body/negotiable.ts';
import { type Payment, type PaymentMethod, paymentMethods, termUnits } from '../body/payment.ts';
import { formatSequential } from '../identifiers/access-key.ts';
import { documentTypeCodes, environmentCodes } from '../kinds.ts';
import { regimeLegends } from '../parties/issuer.ts';
import { attribute, element, type XmlElement } from '../xml/xml-writer.ts';
import type { IssuedDocument } from './document.ts';
import { additionalFields } from './document.ts';

/** `infoTributaria`, the same in all six documents (SRI reference §14). */
export function taxInfo({
  identity,
  issuer,
}: Pick<IssuedDocument, 'identity' | 'issuer'>): XmlElement | undefined {
  return element('infoTributaria', [
    element('ambiente', environmentCodes[identity.environment]),
    element('tipoEmision', '1'),
    element('razonSocial', issuer.legalName),
    element('nombreComercial', issuer.tradeName),
    element('ruc', issuer.ruc),
    element('claveAcceso', identity.accessKey),
    element('codDoc', documentTypeCodes[identity.type]),
    element('estab', identity.establishment),
    element('ptoEmi', identity.emissionPoint),
    element('secuencial', formatSequential(identity.sequential)),
    element('dirMatriz', issuer.headOfficeAddress),
    element('agenteRetencion', issuer.withholdingAgentResolution),
    element('contribuyenteRimpe', regimeLegends[issuer.regime]),
  ]);
}

export function paymentsElement(payments: readonly Payment[]): XmlElement | undefined {
  return element(
    'pagos',
    payments.map(({ method, amount, term }) =>
      element('pago', [
        element('formaPago', paymentCode(method)),
        element('total', amount),
        element('plazo', term && String(term.length)),
        element('unidadTiempo', term && termUnits[term.unit]),
      ]),
    ),
  );
}

function paymentCode(method: PaymentMethod): string {
  return paymentMethods[method].code;
}

export function fiscalMachineElement(machine: FiscalMachine | undefined): XmlElement | undefined {
  return (
    machine &&
    element('maquinaFiscal', [
      element('marca', machine.brand),
      element('modelo', machine.model),
      element('serie', machine.serial),
    ])
  );
}

export function negotiableElement(negotiable: Negotiable | undefined): XmlElement | undefined {
  return element('tipoNegociable', [element('correo', negotiable?.notification_email)]);
}

/** `infoAdicional`, always last before the signature. */
export function additionalInfoElement(
  document: Pick<IssuedDocument, 'issuer' | 'content'>,
): XmlElement | undefined {
  return element(
    'infoAdicional',
    additionalFields(document).map(({ name, value }) =>
      element('campoAdicional', value, attribute('nombre', name)),
    ),
  );
}
