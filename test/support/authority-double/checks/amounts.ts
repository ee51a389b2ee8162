import type { XmlNode } from 'libxml2-wasm';
import { moneyText, scaled } from '../decimals.ts';
import { textAt } from '../document-facts.ts';

/** A product of a base and a rate may be a cent away, according to who rounds where (SRI reference §8, "Tolerance"). */
export const productTolerance = 1n;

/** How far the IVA of a line and of a rate may be from base × rate, in cents: a cent, or nothing where set so. */
export type IvaTolerance = 0n | 1n;

/** Cents at a path; nothing written is nothing charged. */
export function money(node: XmlNode, path: string): bigint {
  const text = textAt(node, path);
  return text === '' ? 0n : scaled(text, 2);
}

/** The sum, in cents, of all that stands at a path. */
export function moneyOfAll(node: XmlNode, path: string): bigint {
  return sum(node.find(path).map(({ content }) => scaled(content, 2)));
}

export function sum(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n);
}

/** A line of the inventory of message 52, or none when the two amounts agree. */
export function difference(
  name: string,
  stated: bigint,
  computed: bigint,
  tolerance = 0n,
): readonly string[] {
  const gap = stated > computed ? stated - computed : computed - stated;
  return gap <= tolerance
    ? []
    : [`${name}: el comprobante dice ${moneyText(stated)} y el valor calculado es ${moneyText(computed)}`];
}
