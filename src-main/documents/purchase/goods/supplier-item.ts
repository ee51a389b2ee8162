import type { Line } from '../../lines/line.ts';
import { fold } from '../../values/fold.ts';
import { groupBy } from '../../values/group-by.ts';
import type { RecordedKind } from '../purchase-content.ts';

type NamedLine = Pick<Line, 'code' | 'description'>;

/**
 * How each line of a purchase is named among all that its supplier sells: by its code; by its description too where the
 * supplier has one code for several things, and by that alone where there is no code.
 */
export function supplierItemsOf(lines: readonly NamedLine[]): readonly string[] {
  const namesOf = groupBy(lines, codeOf);
  return lines.map((line) => {
    const code = codeOf(line);
    const names = new Set((namesOf.get(code) ?? []).map(nameOf));
    if (code === '') return `name:${nameOf(line)}`;
    return names.size === 1 ? `code:${code}` : `code:${code} name:${nameOf(line)}`;
  });
}

const codeOf = ({ code }: NamedLine) => code?.trim() ?? '';
const nameOf = ({ description }: NamedLine) => fold(description).trim().replaceAll(/\s+/g, ' ');

/** Whether two names have a word in common that says something: three letters or more. */
export function shareWord(one: string, other: string): boolean {
  const words = new Set(wordsOf(one));
  return wordsOf(other).some((word) => words.has(word));
}

function wordsOf(name: string): readonly string[] {
  return fold(name).match(/\p{L}{3,}/gu) ?? [];
}

/** What is bought of these kinds may be goods for sale. */
export const kindsOfGoods = [
  'unknown',
  'goods',
  'mixed',
  'farm_produce',
  'traded_produce',
] as const satisfies readonly RecordedKind[];

/** Documents whose lines bring goods. */
export const documentsOfGoods: readonly string[] = ['factura', 'nota_venta'];
