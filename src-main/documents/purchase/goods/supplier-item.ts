import type { Line } from '../../lines/line.ts';
import { fold } from '../../values/fold.ts';
import type { RecordedKind } from '../purchase-content.ts';

/** How a line is named among all that its supplier sells. */
export interface SupplierItemName {
  /** Empty where the supplier has none. */
  readonly code: string;
  /** Its description in small letters, without accents. */
  readonly name: string;
}

/** What it is: a product, and the units of it in one of the supplier's; null: no goods. */
export type SupplierItem = { readonly productId: string; readonly factor: string } | null;

export interface RememberedItem extends SupplierItemName {
  readonly what: SupplierItem;
}

export function supplierItemOf({ code, description }: Pick<Line, 'code' | 'description'>): SupplierItemName {
  return { code: code?.trim() ?? '', name: fold(description).trim().replaceAll(/\s+/g, ' ') };
}

/**
 * What is remembered of a line: of its very name, else of its code with a name that shares a word, as long as all of those agree;
 * one code may be that of several things. Undefined where nothing is.
 */
export function recallItem(
  { code, name }: SupplierItemName,
  remembered: readonly RememberedItem[],
): SupplierItem | undefined {
  const ofCode = remembered.filter((one) => one.code === code);
  const own = ofCode.find((one) => one.name === name);
  if (own || code === '') return own?.what;
  const [first, ...others] = ofCode.filter((one) => shareWord(one.name, name));
  return first && others.every(({ what }) => isSame(what, first.what)) ? first.what : undefined;
}

function isSame(one: SupplierItem, other: SupplierItem): boolean {
  return one?.productId === other?.productId && one?.factor === other?.factor;
}

/** Words that names of different things have, without accents: small ones, packs and units. */
const commonWords: ReadonlySet<string> = new Set([
  ...['con', 'sin', 'para', 'por', 'del', 'las', 'los', 'una', 'uno', 'unos', 'unas', 'tipo', 'color'],
  ...[
    'unidad',
    'unidades',
    'und',
    'uni',
    'caja',
    'cajas',
    'cja',
    'funda',
    'paquete',
    'paq',
    'paca',
    'docena',
    'doc',
  ],
  ...[
    'kilo',
    'kilos',
    'gramos',
    'grs',
    'libra',
    'libras',
    'litro',
    'litros',
    'lts',
    'grande',
    'mediano',
    'pequeno',
  ],
]);

/** Whether two names have a word in common that says something: three letters or more, and not of every other name. */
export function shareWord(one: string, other: string): boolean {
  const words = new Set(wordsOf(one));
  return wordsOf(other).some((word) => words.has(word));
}

function wordsOf(name: string): readonly string[] {
  return (fold(name).match(/\p{L}{3,}/gu) ?? []).filter((word) => !commonWords.has(word));
}

/** What is bought of these kinds may be goods for sale. */
export const kindsOfGoods = [
  'unknown',
  'goods',
  'mixed',
  'farm_produce',
  'traded_produce',
] as const satisfies readonly RecordedKind[];
