import type { Line } from '../lines/line.ts';
import type { TaxTotal } from '../lines/tax-body.ts';
import { taxCodeElements, taxElement } from './tax-elements.ts';
import { attribute, element, type XmlElement } from './xml-writer.ts';

/** `detalles` of an invoice or a purchase settlement (SRI reference §14.1, §14.2). */
export function saleLinesElement(lines: readonly Line[]): XmlElement | undefined {
  return element(
    'detalles',
    lines.map((line) =>
      element('detalle', [
        element('codigoPrincipal', line.code),
        element('codigoAuxiliar', line.auxiliary_code),
        element('descripcion', line.description),
        element('unidadMedida', line.unit),
        element('cantidad', line.quantity),
        element('precioUnitario', line.unit_price),
        element('precioSinSubsidio', line.unsubsidized_price),
        element('descuento', line.discount),
        element('precioTotalSinImpuesto', line.net),
        detailsElement(line.additional_info),
        element('impuestos', line.taxes.map(taxElement)),
      ]),
    ),
  );
}

/** `detallesAdicionales` of a line: up to three pairs. */
export function detailsElement(
  pairs: readonly { readonly name: string; readonly value: string }[],
): XmlElement | undefined {
  return element(
    'detallesAdicionales',
    pairs.map(({ name, value }) =>
      element('detAdicional', [], attribute('nombre', name) + attribute('valor', value)),
    ),
  );
}

/** `totalConImpuestos` of an invoice or a purchase settlement: one entry for each type and rate. */
export function saleTaxesElement(taxes: readonly TaxTotal[]): XmlElement | undefined {
  return element(
    'totalConImpuestos',
    taxes.map((tax) =>
      element('totalImpuesto', [
        taxCodeElements(tax),
        element('descuentoAdicional', tax.additional_discount),
        element('baseImponible', tax.base),
        element('tarifa', tax.tariff),
        element('valor', tax.value),
        element('valorDevolucionIva', tax.refund),
      ]),
    ),
  );
}
