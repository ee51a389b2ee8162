import type { DecimalMark } from '../../../contract/catalog/catalog-import.ts';
import { unitCostText } from '../../../contract/catalog/cost.ts';
import type { PriceListResource } from '../../../contract/catalog/price-list.ts';
import { type ProductBody, type ProductResource, productBody } from '../../../contract/catalog/product.ts';
import { checkBody } from '../../../documents/body/check-body.ts';
import { normalizeBarcode } from '../../../documents/identifiers/gtin.ts';
import { type IvaRate, ivaRows } from '../../../documents/taxes/iva.ts';
import { netPriceOf, type StatedPrice, statedPriceOf } from '../../../documents/taxes/iva-price.ts';
import { type Decimal, decimal, formatUnitPrice } from '../../../documents/values/decimal.ts';
import type { CostedBody } from '../bulk-store.ts';
import { makeProductIdentification } from './identify-product.ts';
import { cellsOf, changesBetween, type JudgedRow, type RowFault } from './judged-row.ts';
import { type Cell, readCode, readFlag, readNumber } from './read-cell.ts';
import { readIva } from './read-iva.ts';

interface Catalog {
  readonly products: readonly ProductResource[];
  readonly lists: readonly PriceListResource[];
  /** By the identifiers of products; empty for who may not read them. */
  readonly costs: ReadonlyMap<string, string>;
}

interface Reading {
  readonly mapping: readonly (string | null)[];
  readonly mark: DecimalMark;
  /** The cells of every row. */
  readonly rows: readonly (readonly string[])[];
}

/** Judges the rows of a file against the catalog, one after the other: a row is held against those before it, too. */
export function makeProductJudge({ products, lists, costs }: Catalog, { mapping, mark, rows }: Reading) {
  const barcodes = new Map<string, string>();
  for (const { barcode, code } of products) {
    if (barcode !== undefined) barcodes.set(normalizeBarcode(barcode), code);
  }
  const identify = makeProductIdentification(
    products,
    rows.flatMap((row) => cellsOf(row, mapping).get('code') ?? []),
  );
  const rowOfCode = new Map<string, number>();

  return (row: readonly string[], number: number): JudgedRow<CostedBody> => {
    const cells = cellsOf(row, mapping);
    const { code, before, faults: unidentified } = identify(cells, number);
    const { draft, unitCost, faults } = readDraft(cells, { code, before, mark });
    const checked = checkBody(productBody, draft);
    faults.push(...unidentified);
    if (!checked.ok) {
      for (const fault of checked.faults) {
        const field = fieldAt(fault.pointer, cells);
        // It is missing where the product could not be identified.
        if (field === 'code' && !cells.has('code')) continue;
        const isReported = faults.some((reported) => reported.field === field);
        if (!isReported) faults.push({ field, value: cells.get(field) ?? '', message: fault.message });
      }
    }
    faults.push(...repeated());
    const facts = { row: number, key: code, name: cells.get('name') ?? before?.name ?? '' };
    if (!checked.ok || faults.length > 0) return { ...facts, result: 'error', changes: [], faults };
    rowOfCode.set(code, number);
    const costBefore = before && costs.get(before.id);
    const isCostNew = unitCost !== undefined && unitCost !== costBefore;
    const body = { ...checked.value, ...(isCostNew && { unit_cost: unitCost }) };
    if (body.barcode !== undefined) barcodes.set(body.barcode, code);
    if (!before) return { ...facts, result: 'new', changes: [], faults, write: { id: undefined, body } };
    const changes = [
      ...changesBetween(textsOf(before, lists), textsOf(body, lists)),
      ...(isCostNew ? [{ field: 'cost', before: costBefore ?? '', after: unitCost }] : []),
    ];
    if (changes.length === 0) return { ...facts, result: 'same', changes, faults };
    return { ...facts, result: 'changed', changes, faults, write: { id: before.id, body } };

    function repeated(): RowFault[] {
      const rowFaults: RowFault[] = [];
      const earlier = rowOfCode.get(code);
      if (code !== '' && earlier !== undefined) {
        rowFaults.push({ field: 'code', value: code, message: `Este código ya está en la fila ${earlier}.` });
      }
      const barcode = cells.get('barcode');
      const owner = barcode === undefined ? undefined : barcodes.get(normalizeBarcode(barcode));
      if (barcode !== undefined && owner !== undefined && owner !== code) {
        const message = `Este código de barras ya es del producto ${owner}.`;
        rowFaults.push({ field: 'barcode', value: barcode, message });
      }
      return rowFaults;
    }
  };
}

/** The product the row describes: what it does not say stays as it is. */
function readDraft(
  cells: ReadonlyMap<string, string>,
  {
    code,
    before,
    mark,
  }: { readonly code: string; readonly before: ProductResource | undefined; readonly mark: DecimalMark },
) {
  const faults: RowFault[] = [];
  function read<Value>(field: string, reader: (text: string) => Cell<Value>): Value | undefined {
    const text = cells.get(field);
    if (text === undefined) return undefined;
    const cell = reader(text);
    if (cell.ok) return cell.value;
    faults.push({ field, value: text, message: cell.message });
    return undefined;
  }
  const price = (text: string): Cell<string> => {
    const number = readNumber(text, mark);
    return number.ok ? { ok: true, value: formatUnitPrice(decimal(number.value)) } : number;
  };
  const iva = read('iva', readIva) ?? before?.iva ?? 'iva_15';
  /** The price in one of two columns: what the file says, unless it is the one that is kept. */
  function readPrice(fields: PriceFields, current: StatedPrice | undefined): StatedPrice | undefined {
    if (cells.has(fields.net) && cells.has(fields.withIva)) {
      const value = cells.get(fields.withIva) ?? '';
      faults.push({ field: fields.withIva, value, message: 'Indique un solo precio: con IVA o sin IVA.' });
    }
    const [net, withIva] = [read(fields.net, price), read(fields.withIva, price)];
    if (withIva !== undefined) return keptPrice(current, { unit_price_with_taxes: withIva }, iva);
    return net === undefined ? current : keptPrice(current, { unit_price: net }, iva);
  }
  const general = readPrice(
    { net: 'unit_price', withIva: 'price_with_iva' },
    before && statedPriceOf(before),
  );
  const prices = new Map(
    before?.prices.map((listPrice) => [listPrice.price_list_id, statedPriceOf(listPrice)]),
  );
  for (const list of listsIn(cells)) {
    const listPrice = readPrice(
      { net: `price:${list}`, withIva: `price_with_iva:${list}` },
      prices.get(list),
    );
    if (listPrice !== undefined) prices.set(list, listPrice);
  }
  // Other programs write 0 of what nobody stated.
  const unitCost = read('cost', (text): Cell<string | undefined> => {
    const cost = price(text);
    if (cost.ok && decimal(cost.value).eq(0)) return { ok: true, value: undefined };
    const checked = cost.ok ? unitCostText.safeParse(cost.value) : undefined;
    return checked?.success === false ? { ok: false, message: 'Debe ser hasta 1000000.' } : cost;
  });
  const draft = {
    code: cells.has('code') ? read('code', readCode) : code,
    barcode: read('barcode', readCode) ?? before?.barcode,
    name: cells.get('name') ?? before?.name,
    unit: cells.get('unit') ?? before?.unit,
    ...general,
    iva,
    category: cells.get('category') ?? before?.category,
    active: read('active', readFlag) ?? before?.active,
    prices: [...prices].map(([price_list_id, stated]) => ({ price_list_id, ...stated })),
  };
  return { draft, unitCost, faults };
}

/** The columns a price may stand in. */
interface PriceFields {
  readonly net: string;
  readonly withIva: string;
}

/** The price lists whose prices the row says. */
function listsIn(cells: ReadonlyMap<string, string>): ReadonlySet<string> {
  return new Set([...cells.keys()].flatMap((field) => /^price(?:_with_iva)?:(.+)$/.exec(field)?.[1] ?? []));
}

/** The same price written otherwise is no change; without IVA to pay, neither is stating it the other way. */
function keptPrice(before: StatedPrice | undefined, after: StatedPrice, iva: IvaRate): StatedPrice {
  if (before === undefined) return after;
  const isOtherwise = (before.unit_price === undefined) !== (after.unit_price === undefined);
  const isSame = isOtherwise
    ? Number(ivaRows[iva].percent) === 0 && amountOf(before).eq(amountOf(after))
    : amountOf(before).eq(amountOf(after));
  return isSame ? before : after;
}

function amountOf({ unit_price, unit_price_with_taxes }: StatedPrice): Decimal {
  return decimal(unit_price_with_taxes ?? unit_price ?? '0');
}

/** The field of the file a fault of the body is about. */
function fieldAt(pointer: string, cells: ReadonlyMap<string, string>): string {
  const [, field = 'code'] = pointer.split('/');
  if (field === 'prices') return [...cells.keys()].find((key) => key.includes(':')) ?? 'unit_price';
  const isPrice = field === 'unit_price' || field === 'unit_price_with_taxes';
  if (!isPrice) return field;
  return cells.has('price_with_iva') ? 'price_with_iva' : 'unit_price';
}

/** A product field by field, as a person reads it. */
function textsOf(product: ProductBody, lists: readonly PriceListResource[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>([
    ['name', product.name],
    ['barcode', product.barcode ?? ''],
    ['unit', product.unit ?? ''],
    ['unit_price', netPriceOf(product, product.iva)],
    ['price_with_iva', product.unit_price_with_taxes ?? ''],
    ['iva', ivaRows[product.iva].label],
    ['category', product.category ?? ''],
    ['active', product.active ? 'sí' : 'no'],
  ]);
  for (const { id } of lists) {
    const price = product.prices.find(({ price_list_id: list }) => list === id);
    if (!price) continue;
    texts.set(`price:${id}`, netPriceOf(price, product.iva));
    texts.set(`price_with_iva:${id}`, price.unit_price_with_taxes ?? '');
  }
  return texts;
}
