import { type JsonObject, withValueAt } from '../../body/json.ts';
import type { KnownProduct } from './known-records.tsx';

/** Something known that fills in a part of a document. */
export interface Suggestion {
  /** What tells it from the others. */
  readonly key: string;
  readonly name: string;
  /** A number or a code. */
  readonly code: string;
  /** The fields below the part's pointer. */
  readonly fields: Readonly<Record<string, string | undefined>>;
}

/** The item at a pointer of a body with all that a suggestion says; what it does not say stays. */
export function filledIn(body: JsonObject, owner: string, { fields }: Suggestion): JsonObject {
  return Object.entries(fields).reduce((before, [at, value]) => withValueAt(before, owner + at, value), body);
}

/** A product as a line of a sale: at its price as it is stated, with IVA or without. */
export function suggestedProduct(product: KnownProduct, isSold: boolean): Suggestion {
  const { code, name, unit, unit_price, unit_price_with_taxes, iva } = product;
  const isWithTaxes = unit_price_with_taxes !== undefined;
  return {
    key: product.id,
    name,
    code,
    fields: {
      '/code': code,
      '/description': name,
      ...(isSold && {
        '/unit': unit,
        '/unit_price': isWithTaxes ? undefined : unit_price,
        '/unit_price_with_taxes': unit_price_with_taxes,
        '/taxes/0/rate': iva,
      }),
    },
  };
}
