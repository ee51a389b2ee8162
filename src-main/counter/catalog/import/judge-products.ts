import type { DecimalMark } from '../../../contract/catalog/catalog-import.ts';
import type { PriceListResource } from '../../../contract/catalog/price-list.ts';
import { type ProductBody, type ProductResource, productBody } from '../../../contract/catalog/product.ts';
import { checkBody } from '../../../documents/body/check-body.ts';
import { type IvaRate, ivaRows } from '../../../documents/taxes/iva.ts';
import { priceBeforeIva, priceWithIva } from '../../../documents/taxes/iva-price.ts';
import { decimal, formatUnitPrice } from '../../../documents/values/decimal.ts';
import { cellsOf, changesBetween, type JudgedRow, type RowFault } from './judged-row.ts';
import { type Cell, readCode, readFlag, readNumber } from './read-cell.ts';
import { readIva } from './read-iva.ts';

interface Catalog {
  readonly products: Iterable<ProductResource>;
  readonly lists: readonly PriceListResource[];
}

interface Reading {
  readonly mapping: readonly (string | null)[];
  readonly mark: DecimalMark;
}

/** Judges the rows of a file against the catalog, one after the other: a row is held against those before it, too. */
export function makeProductJudge({ products, lists }: Catalog, { mapping, mark }: Reading) {
  const known = new Map<string, ProductResource>();
  const barcodes = new Map<string, string>();
  for (const product of products) {
    known.set(product.code, product);
    if (product.barcode !== undefined) barcodes.set(product.barcode, product.code);
  }
  const rowOfCode = new Map<string, number>();

  return (row: readonly string[], number: number): JudgedRow<ProductBody> => {
    const cells = cellsOf(row, mapping);
    const code = cells.get('code') ?? '';
    const before = known.get(code);
    const { draft, faults } = readDraft(cells, { before, mark });
    const checked = checkBody(productBody, draft);
    if (!checked.ok) {
      for (const fault of checked.faults) {
        const field = fieldAt(fault.pointer, cells);
        const isSaid = faults.some((said) => said.field === field);
        if (!isSaid) faults.push({ field, value: cells.get(field) ?? '', message: fault.message });
      }
    }
    faults.push(...repeated());
    const facts = { row: number, key: code, name: cells.get('name') ?? before?.name ?? '' };
    if (!checked.ok || faults.length > 0) return { ...facts, result: 'error', changes: [], faults };
    rowOfCode.set(code, number);
    const body = checked.value;
    if (body.barcode !== undefined) barcodes.set(body.barcode, code);
    if (!before) return { ...facts, result: 'new', changes: [], faults, write: { id: undefined, body } };
    const changes = changesBetween(textsOf(before, lists), textsOf(body, lists));
    if (changes.length === 0) return { ...facts, result: 'same', changes, faults };
    return { ...facts, result: 'changed', changes, faults, write: { id: before.id, body } };

    function repeated(): RowFault[] {
      const found: RowFault[] = [];
      const earlier = rowOfCode.get(code);
      if (code !== '' && earlier !== undefined) {
        found.push({ field: 'code', value: code, message: `Este código ya está en la fila ${earlier}.` });
      }
      const barcode = cells.get('barcode');
      const owner = barcode === undefined ? undefined : barcodes.get(barcode);
      if (barcode !== undefined && owner !== undefined && owner !== code) {
        const message = `Este código de barras ya es del producto ${owner}.`;
        found.push({ field: 'barcode', value: barcode, message });
      }
      return found;
    }
  };
}

/** The product the row describes: what it does not say stays as it is. */
function readDraft(
  cells: ReadonlyMap<string, string>,
  { before, mark }: { readonly before: ProductResource | undefined; readonly mark: DecimalMark },
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
  const unitPrice = read('unit_price', price);
  const withIva = read('price_with_iva', (text) => readNumber(text, mark));
  const prices = new Map(before?.prices.map((kept) => [kept.price_list_id, kept.unit_price]));
  for (const field of cells.keys()) {
    const list = /^price:(.+)$/.exec(field)?.[1];
    const listPrice = list === undefined ? undefined : read(field, price);
    if (list !== undefined && listPrice !== undefined)
      prices.set(list, keptPrice(prices.get(list), listPrice));
  }
  const draft = {
    code: read('code', readCode),
    barcode: read('barcode', readCode) ?? before?.barcode,
    name: cells.get('name') ?? before?.name,
    unit: cells.get('unit') ?? before?.unit,
    unit_price:
      unitPrice !== undefined
        ? keptPrice(before?.unit_price, unitPrice)
        : withIva !== undefined
          ? beforeIva(withIva, iva, before)
          : before?.unit_price,
    iva,
    category: cells.get('category') ?? before?.category,
    active: read('active', readFlag) ?? before?.active,
    prices: [...prices].map(([price_list_id, unit_price]) => ({ price_list_id, unit_price })),
  };
  return { draft, faults };
}

/** The same price written otherwise is no change. */
function keptPrice(before: string | undefined, after: string): string {
  return before !== undefined && decimal(before).eq(after) ? before : after;
}

/** What the customer pays says the unit price; the one that says the same already stays. */
function beforeIva(withIva: string, iva: IvaRate, before: ProductResource | undefined): string {
  const isSame = before?.iva === iva && decimal(priceWithIva(before.unit_price, iva)).eq(withIva);
  return isSame ? before.unit_price : priceBeforeIva(withIva, iva);
}

/** The field of the file a fault of the body is about. */
function fieldAt(pointer: string, cells: ReadonlyMap<string, string>): string {
  const [, field = 'code'] = pointer.split('/');
  if (field === 'prices') return [...cells.keys()].find((key) => key.startsWith('price:')) ?? 'unit_price';
  return field === 'unit_price' && cells.has('price_with_iva') ? 'price_with_iva' : field;
}

/** A product field by field, as a person reads it. */
function textsOf(product: ProductBody, lists: readonly PriceListResource[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>([
    ['name', product.name],
    ['barcode', product.barcode ?? ''],
    ['unit', product.unit ?? ''],
    ['unit_price', product.unit_price],
    ['iva', ivaRows[product.iva].label],
    ['category', product.category ?? ''],
    ['active', product.active ? 'sí' : 'no'],
  ]);
  for (const { id } of lists) {
    const price = product.prices.find(({ price_list_id: list }) => list === id);
    if (price) texts.set(`price:${id}`, price.unit_price);
  }
  return texts;
}
