import type { Compensation } from '../adjustments/compensation.ts';
import type { AdditionalField, FiscalMachine } from '../body/common-body.ts';
import type { Negotiable } from '../body/negotiable.ts';
import { type Payment, type PaymentMethod, paymentMethods, type TermUnit } from '../body/payment.ts';
import type { Line } from '../lines/line.ts';
import type { TaxLine, TaxTotal } from '../lines/tax-body.ts';
import { type Carrier, identificationTypeCodes, type Party } from '../parties/party.ts';
import { type TaxType, taxOfCodes } from '../taxes/tax-rate.ts';
import { decimal, formatAmount, sum } from '../values/decimal.ts';
import { keysOf } from '../values/keys-of.ts';
import {
  amountOf,
  amountOrZero,
  itemsOf,
  keyOfCode,
  optionalAmount,
  optionalText,
  optionalUnitPrice,
  quantityOf,
  textOf,
  unitPriceOf,
} from './read-parts.ts';
import { childOf, childrenOf, type XmlTree } from './xml-tree.ts';

/** The other side, by the ending its elements have: `Comprador`, `Proveedor`, `SujetoRetenido`. */
export function partyFrom(info: XmlTree, ending: string): Party {
  return {
    identification_type: identificationTypeFrom(textOf(info, `tipoIdentificacion${ending}`)),
    identification: textOf(info, `identificacion${ending}`),
    name: textOf(info, `razonSocial${ending}`),
    address: optionalText(info, `direccion${ending}`),
  };
}

export function carrierFrom(info: XmlTree): Carrier {
  return {
    identification_type: identificationTypeFrom(textOf(info, 'tipoIdentificacionTransportista')),
    // Any identification, whatever the element's name says (SRI reference §9).
    identification: textOf(info, 'rucTransportista'),
    name: textOf(info, 'razonSocialTransportista'),
  };
}

export function identificationTypeFrom(code: string): Party['identification_type'] {
  return keyOfCode(identificationTypeCodes, code) ?? code;
}

/** The schema of debit notes lets the whole list repeat (SRI reference §14.4). */
export function paymentsFrom(parent: XmlTree): Payment[] {
  const payments = childrenOf(parent, 'pagos').flatMap((list) => childrenOf(list, 'pago'));
  return payments.map((pago) => ({
    method: paymentMethodFrom(textOf(pago, 'formaPago')),
    amount: amountOf(pago, 'total'),
    term: termFrom(pago),
  }));
}

/** The longest term of credit a body may say. */
const LONGEST_TERM = 9999;

/** Many programs write a term of 0 on what was paid on the spot: that is none, nor is one no body could say. */
function termFrom(pago: XmlTree): Payment['term'] {
  if (optionalText(pago, 'plazo') === undefined) return undefined;
  const length = Math.round(Number(quantityOf(pago, 'plazo')));
  if (length < 1 || length > LONGEST_TERM) return undefined;
  return { length, unit: termUnitFrom(optionalText(pago, 'unidadTiempo')) };
}

/** Codes that left the table before 2016 (02 to 14: cheques, transfers, …) went through the financial system. */
function paymentMethodFrom(code: string): PaymentMethod {
  return (
    keysOf(paymentMethods).find((method) => paymentMethods[method].code === code) ??
    'otros_sistema_financiero'
  );
}

/** Free text in the schema: `dias`, `Días`, `DIAS`; days when nobody says. */
function termUnitFrom(text: string | undefined): TermUnit {
  const plain = (text ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const beginnings = { weeks: 'sem', months: 'mes', years: 'a' } as const;
  return keysOf(beginnings).find((unit) => plain.startsWith(beginnings[unit])) ?? 'days';
}

export function fiscalMachineFrom(root: XmlTree): FiscalMachine | undefined {
  const machine = childOf(root, 'maquinaFiscal');
  return (
    machine && {
      brand: textOf(machine, 'marca'),
      model: textOf(machine, 'modelo'),
      serial: textOf(machine, 'serie'),
    }
  );
}

export function negotiableFrom(root: XmlTree): Negotiable | undefined {
  const negotiable = childOf(root, 'tipoNegociable');
  return negotiable && { notification_email: textOf(negotiable, 'correo') };
}

export function compensationsFrom(parent: XmlTree): Compensation[] {
  return itemsOf(parent, 'compensaciones', 'compensacion').map((compensation) => ({
    code: textOf(compensation, 'codigo'),
    rate: amountOf(compensation, 'tarifa'),
    value: amountOf(compensation, 'valor'),
  }));
}

/** What tells an invoice's lines from a credit note's: the names of the two codes. */
export interface LineNames {
  readonly code: 'codigoPrincipal' | 'codigoInterno';
  readonly auxiliaryCode: 'codigoAuxiliar' | 'codigoAdicional';
}

export const saleLineNames: LineNames = { code: 'codigoPrincipal', auxiliaryCode: 'codigoAuxiliar' };

export function linesFrom(root: XmlTree, names: LineNames): Line[] {
  return itemsOf(root, 'detalles', 'detalle').map((detail) => ({
    code: optionalText(detail, names.code),
    auxiliary_code: optionalText(detail, names.auxiliaryCode),
    description: textOf(detail, 'descripcion'),
    unit: optionalText(detail, 'unidadMedida'),
    quantity: quantityOf(detail, 'cantidad'),
    unit_price: unitPriceOf(detail, 'precioUnitario'),
    discount: amountOrZero(detail, 'descuento'),
    net: amountOf(detail, 'precioTotalSinImpuesto'),
    unsubsidized_price: optionalUnitPrice(detail, 'precioSinSubsidio'),
    taxes: itemsOf(detail, 'impuestos', 'impuesto').map(taxLineFrom),
    additional_info: detailsFrom(detail),
  }));
}

/** `detallesAdicionales` of a line. */
export function detailsFrom(detail: XmlTree): AdditionalField[] {
  return itemsOf(detail, 'detallesAdicionales', 'detAdicional').flatMap(({ attributes }) =>
    fieldOf(attributes.nombre, attributes.valor),
  );
}

/** A name with its value; none when either says nothing. */
export function fieldOf(name: string | undefined, value: string | undefined): AdditionalField[] {
  const field = { name: name?.trim() ?? '', value: value?.trim() ?? '' };
  return field.name === '' || field.value === '' ? [] : [field];
}

/** A tax of a line; a credit note of another system may leave its tariff out. */
function taxLineFrom(tax: XmlTree): TaxLine {
  return {
    ...taxFrom(tax),
    tariff: optionalAmount(tax, 'tarifa') ?? '0.00',
    base: amountOf(tax, 'baseImponible'),
    value: amountOf(tax, 'valor'),
  };
}

/** An entry of `totalConImpuestos`, or of a debit note's `impuestos`. */
export function taxTotalFrom(tax: XmlTree): TaxTotal {
  return {
    ...taxFrom(tax),
    tariff: optionalAmount(tax, 'tarifa'),
    base: amountOf(tax, 'baseImponible'),
    value: amountOf(tax, 'valor'),
    additional_discount: optionalAmount(tax, 'descuentoAdicional'),
    refund: optionalAmount(tax, 'valorDevolucionIva'),
  };
}

/** Type and rate by the authority's codes. */
export function taxFrom(tax: XmlTree): { type: string; rate: string } {
  return taxOfCodes(textOf(tax, 'codigo'), textOf(tax, 'codigoPorcentaje'));
}

/** What all entries of a type of tax come to. */
export function taxOfType(taxes: readonly TaxTotal[], type: TaxType): string {
  return formatAmount(sum(taxes.filter((tax) => tax.type === type).map(({ value }) => decimal(value))));
}
