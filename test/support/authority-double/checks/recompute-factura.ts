import type { XmlElement, XmlNode } from 'libxml2-wasm';
import { moneyText, rounded, scaled } from '../decimals.ts';
import { textAt } from '../document-facts.ts';
import { ivaRateFault } from './iva-rates.ts';

/** IVA and ICE among the tax codes (technical sheet 2.34, table 16). */
const iva = '2';
const ice = '3';

/** A product of a base and a rate may be a cent away, according to who rounds where (sheet §5.11, UNSURE). */
const productTolerance = 1n;

/**
 * Recomputes an invoice from its lines, in cents, and lists where the document says otherwise: the inventory
 * that message 52 prints. Formulas: technical sheet 2.34 and the server's own, printed in that message.
 */
export function recomputeFactura(root: XmlElement): readonly string[] {
  const lines = root.find('detalles/detalle');
  const totals = root.find('infoFactura/totalConImpuestos/totalImpuesto');
  return [
    ...lines.flatMap((line, index) => lineDifferences(line, `línea ${index + 1}`)),
    ...totals.flatMap((total) => taxTotalDifferences(total, lines)),
    ...missingTotals(lines, totals),
    ...rateDifferences(root, [...lines.flatMap((line) => line.find('impuestos/impuesto')), ...totals]),
    ...sumDifferences(root, lines, totals),
  ];
}

function lineDifferences(line: XmlNode, name: string): readonly string[] {
  const quantity = scaled(textAt(line, 'cantidad'), 6);
  const price = scaled(textAt(line, 'precioUnitario'), 6);
  const discount = money(line, 'descuento');
  const net = rounded(quantity * price - discount * 10n ** 10n, 12, 2);
  const stated = money(line, 'precioTotalSinImpuesto');
  const taxes = line.find('impuestos/impuesto');
  const iceOfLine = sum(
    taxes.filter((tax) => textAt(tax, 'codigo') === ice).map((tax) => money(tax, 'valor')),
  );
  return [
    ...difference(`precioTotalSinImpuesto (${name})`, stated, net),
    ...taxes
      .filter((tax) => textAt(tax, 'codigo') === iva)
      .flatMap((tax) => [
        ...difference(`baseImponible del IVA (${name})`, money(tax, 'baseImponible'), stated + iceOfLine),
        ...difference(
          `valor del IVA (${name})`,
          money(tax, 'valor'),
          taxOn(money(tax, 'baseImponible'), tax),
          productTolerance,
        ),
      ]),
  ];
}

/** The tax of a rate comes from its summed base, not from the rounded taxes of its lines. */
function taxTotalDifferences(total: XmlNode, lines: readonly XmlNode[]): readonly string[] {
  const key = rateKey(total);
  const entries = lines
    .flatMap((line) => line.find('impuestos/impuesto'))
    .filter((tax) => rateKey(tax) === key);
  const [first] = entries;
  if (first === undefined) return [`totalImpuesto ${key} no aparece en ninguna línea`];
  const base = sum(entries.map((tax) => money(tax, 'baseImponible')));
  const isIva = textAt(total, 'codigo') === iva;
  const taxed = base - money(total, 'descuentoAdicional');
  const value = isIva ? taxOn(taxed, first) : sum(entries.map((tax) => money(tax, 'valor')));
  return [
    ...difference(`baseImponible del total ${key}`, money(total, 'baseImponible'), base),
    ...difference(`valor del total ${key}`, money(total, 'valor'), value, productTolerance),
  ];
}

function missingTotals(lines: readonly XmlNode[], totals: readonly XmlNode[]): readonly string[] {
  const stated = new Set(totals.map(rateKey));
  const used = new Set(lines.flatMap((line) => line.find('impuestos/impuesto')).map(rateKey));
  const missing = [...used].filter((key) => !stated.has(key)).map((key) => `Falta el totalImpuesto ${key}`);
  return stated.size === totals.length ? missing : [...missing, 'Hay un totalImpuesto repetido'];
}

function rateDifferences(root: XmlElement, taxes: readonly XmlNode[]): readonly string[] {
  const issueDate = textAt(root, 'infoFactura/fechaEmision');
  const faults = taxes
    .filter((tax) => textAt(tax, 'codigo') === iva)
    .map((tax) => ivaRateFault(textAt(tax, 'codigoPorcentaje'), textAt(tax, 'tarifa'), issueDate));
  return [...new Set(faults.filter((fault) => fault !== null))];
}

function sumDifferences(
  root: XmlElement,
  lines: readonly XmlNode[],
  totals: readonly XmlNode[],
): readonly string[] {
  const info = (name: string) => money(root, `infoFactura/${name}`);
  const all = (path: string) => sum(root.find(path).map((node) => scaled(node.content, 2)));
  const net = sum(lines.map((line) => money(line, 'precioTotalSinImpuesto')));
  const additionalDiscount = sum(totals.map((total) => money(total, 'descuentoAdicional')));
  const due =
    info('totalSinImpuestos') -
    additionalDiscount -
    sum(totals.map((total) => money(total, 'valorDevolucionIva'))) -
    all('infoFactura/compensaciones/compensacion/valor') +
    sum(totals.map((total) => money(total, 'valor'))) +
    info('propina') +
    all('retenciones/retencion/valor') +
    info('fleteInternacional') +
    info('seguroInternacional') +
    info('gastosAduaneros') +
    info('gastosTransporteOtros') +
    all('otrosRubrosTerceros/rubro/total');
  const tipLimit = rounded(info('totalSinImpuestos') * 10n, 2, 0);
  return [
    ...difference('totalSinImpuestos', info('totalSinImpuestos'), net),
    ...difference(
      'totalDescuento',
      info('totalDescuento'),
      sum(lines.map((line) => money(line, 'descuento'))) + additionalDiscount,
    ),
    ...difference('importeTotal', info('importeTotal'), due),
    ...(info('propina') > tipLimit ? ['La propina supera el 10 % del subtotal'] : []),
  ];
}

function difference(name: string, stated: bigint, computed: bigint, tolerance = 0n): readonly string[] {
  const gap = stated > computed ? stated - computed : computed - stated;
  return gap <= tolerance
    ? []
    : [`${name}: el comprobante dice ${moneyText(stated)} y el valor calculado es ${moneyText(computed)}`];
}

function rateKey(tax: XmlNode): string {
  return `${textAt(tax, 'codigo')}/${textAt(tax, 'codigoPorcentaje')}`;
}

function taxOn(base: bigint, tax: XmlNode): bigint {
  return rounded(base * scaled(textAt(tax, 'tarifa'), 2), 6, 2);
}

/** Cents at a path; nothing written is nothing charged. */
function money(node: XmlNode, path: string): bigint {
  const text = textAt(node, path);
  return text === '' ? 0n : scaled(text, 2);
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n);
}
