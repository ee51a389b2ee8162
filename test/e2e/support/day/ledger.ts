/**
 * What a day of sales must come to, kept beside the program by its own arithmetic: whole cents, IVA of each document
 * rounded half up on its taxed base.
 */
export interface Ledger {
  readonly sales: readonly Sale[];
  readonly refunds: readonly Sale[];
  /** Dollars in cents of everything that stayed in the drawer, without the float. */
  cash(): bigint;
  sell(basket: Basket, paidByCard?: bigint): Sale;
  giveBack(sale: Sale, inCash: boolean): void;
}

/** How many of each product. */
export interface Basket {
  readonly coffees: number;
  readonly breads: number;
}

export interface Sale {
  readonly basket: Basket;
  /** All in cents. */
  readonly subtotal: bigint;
  readonly iva: bigint;
  readonly total: bigint;
}

const COFFEE = 625n;
const BREAD = 50n;
const IVA_PERCENT = 15n;

export function makeLedger(): Ledger {
  const sales: Sale[] = [];
  const refunds: Sale[] = [];
  let drawer = 0n;
  return {
    sales,
    refunds,
    cash: () => drawer,
    sell(basket, paidByCard = 0n) {
      const sale = saleOf(basket);
      sales.push(sale);
      drawer += sale.total - paidByCard;
      return sale;
    },
    giveBack(sale, inCash) {
      refunds.push(sale);
      if (inCash) drawer -= sale.total;
    },
  };
}

/** What the basket comes to: coffee is taxed, bread is not. */
export function saleOf(basket: Basket): Sale {
  const taxed = COFFEE * BigInt(basket.coffees);
  const free = BREAD * BigInt(basket.breads);
  const iva = (taxed * IVA_PERCENT + 50n) / 100n;
  return { basket, subtotal: taxed + free, iva, total: taxed + free + iva };
}

export function totalOf(sales: readonly Sale[], part: 'subtotal' | 'iva' | 'total' = 'total'): bigint {
  return sales.reduce((sum, sale) => sum + sale[part], 0n);
}

/** `1234.50`, as the API writes money. */
export function dollars(cents: bigint): string {
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
}
