import type { ProductResource } from '../../../contract/catalog/product.ts';
import { normalizeBarcode } from '../../../documents/identifiers/gtin.ts';
import { fold } from '../../../documents/values/fold.ts';
import { nextCode, usualPrefix } from '../next-code.ts';
import type { RowFault } from './judged-row.ts';

/** Which product a row is about: one of the catalog, or a new one. */
export interface IdentifiedRow {
  readonly code: string;
  readonly before: ProductResource | undefined;
  readonly faults: readonly RowFault[];
}

/**
 * Identifies rows by their code; one without a code by its barcode, else by its name unless both have a barcode, and a new product
 * gets the next code of the shop.
 *
 * @param codesInFile those that rows state, which no new product may get
 */
export function makeProductIdentification(
  products: readonly ProductResource[],
  codesInFile: readonly string[],
): (cells: ReadonlyMap<string, string>, row: number) => IdentifiedRow {
  const ofCode = new Map(products.map((product) => [product.code, product]));
  const ofBarcode = new Map(
    products.flatMap((product) =>
      product.barcode === undefined ? [] : [[normalizeBarcode(product.barcode), product] as const],
    ),
  );
  const ofName = Map.groupBy(products, ({ name }) => fold(name));
  const rowOfNewName = new Map<string, number>();
  const prefix = usualPrefix([...ofCode.keys(), ...codesInFile]);
  let last = nextCode(prefix, [...ofCode.keys(), ...codesInFile]);
  let isFirst = true;

  function newCode(): string {
    if (!isFirst) last = nextCode(prefix ?? usualPrefix([last]), [last]);
    isFirst = false;
    return last;
  }

  return (cells, row) => {
    const stated = cells.get('code');
    if (stated !== undefined) return { code: stated, before: ofCode.get(stated), faults: [] };
    const barcode = cells.get('barcode');
    const scanned = barcode === undefined ? undefined : ofBarcode.get(normalizeBarcode(barcode));
    if (scanned) return { code: scanned.code, before: scanned, faults: [] };
    const name = cells.get('name');
    if (name === undefined) return { code: '', before: undefined, faults: [] };
    const [named, ...others] = (ofName.get(fold(name)) ?? []).filter(
      (product) => barcode === undefined || product.barcode === undefined,
    );
    if (others.length > 0) {
      return unnamed(name, 'Varios productos se llaman así: indique el código.');
    }
    if (named) return { code: named.code, before: named, faults: [] };
    const newName = `${fold(name)}\n${barcode ?? ''}`;
    const earlier = rowOfNewName.get(newName);
    if (earlier !== undefined) {
      return unnamed(
        name,
        `Este nombre ya está en la fila ${earlier}: si son dos productos, indique sus códigos.`,
      );
    }
    rowOfNewName.set(newName, row);
    return { code: newCode(), before: undefined, faults: [] };
  };
}

function unnamed(value: string, message: string): IdentifiedRow {
  return { code: '', before: undefined, faults: [{ field: 'name', value, message }] };
}
