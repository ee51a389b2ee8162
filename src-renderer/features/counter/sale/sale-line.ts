import type { ProductResource } from '../../../../src-main/contract/local.ts';
import type { LineBody } from '../../../../src-main/documents/lines/line.ts';
import type { IvaRate } from '../../../../src-main/documents/taxes/iva.ts';

/** A line of the sale in hand. Numbers are the wire's decimal texts and always valid. */
export interface SaleLine {
  readonly key: string;
  /** Absent on a free line. */
  readonly productId?: string;
  readonly code?: string;
  readonly description: string;
  readonly unit?: string;
  readonly quantity: string;
  /** Before IVA. */
  readonly unitPrice: string;
  /** Dollars off the whole line. */
  readonly discount: string;
  readonly iva: IvaRate;
}

export type NewSaleLine = Omit<SaleLine, 'key'>;

export function lineOfProduct(product: ProductResource, quantity: string): NewSaleLine {
  return {
    productId: product.id,
    code: product.code,
    description: product.name,
    ...(product.unit !== undefined && { unit: product.unit }),
    quantity,
    unitPrice: product.unit_price,
    discount: '0',
    iva: product.iva,
  };
}

/** The line as the issuing call takes it. */
export function lineBodyOf({ code, description, unit, quantity, unitPrice, discount, iva }: SaleLine) {
  return {
    ...(code !== undefined && { code }),
    description,
    ...(unit !== undefined && { unit }),
    quantity,
    unit_price: unitPrice,
    ...(Number(discount) > 0 && { discount }),
    taxes: [{ type: 'iva', rate: iva }],
  } as const satisfies Partial<LineBody>;
}
