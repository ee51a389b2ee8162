import type { MatchSource } from '../../contract/documents/purchases/purchase-inventory.ts';
import type { Environment } from '../../documents/kinds.ts';
import type { Regime } from '../../documents/parties/issuer.ts';
import type { PurchaseContent } from '../../documents/purchase/purchase-content.ts';
import type { StatedPrice } from '../../documents/taxes/iva-price.ts';
import type { Actor } from '../operators/permits.ts';

/** Goods that purchases brought into stock, and what the lines of each supplier are. */
export interface GoodsReceiptStore {
  purchase(scope: PurchasingScope, id: string): Promise<PurchaseOfGoods | undefined>;
  /** What is remembered of a supplier's items. */
  items(
    scope: PurchasingScope,
    supplier: string,
    items: readonly string[],
  ): Promise<ReadonlyMap<string, SupplierItem>>;
  /** Products with any of these codes or barcodes, or identifiers, as they stand in an environment. */
  products(environment: Environment, named: ProductNames): Promise<readonly MatchedProduct[]>;
  /** Undefined forgets an item. What is left of the supplier to be entered may turn out to be no goods. */
  remember(
    scope: PurchasingScope,
    supplier: string,
    change: { readonly items: ReadonlyMap<string, SupplierItem | undefined>; readonly at: string },
  ): Promise<void>;
  /** The newest first. */
  receipts(scope: PurchasingScope, purchaseId: string): Promise<readonly StoredReceipt[]>;
  /** Enters all of it, once. */
  enter(scope: PurchasingScope, receipt: NewReceipt): Promise<EnteringGoods>;
  /** Takes out what came in, where it is still there and costs what it did when it came in. */
  reverse(scope: PurchasingScope, reversal: ReceiptReversal): Promise<ReversingGoods>;
}

export interface PurchasingScope {
  readonly entityId: string;
  readonly environment: Environment;
}

export interface PurchaseOfGoods {
  readonly content: PurchaseContent;
  readonly taxSupport: string;
  /** Of the business that bought. */
  readonly regime: Regime;
}

/** A product and the units of it in one of the supplier's; null: no goods. */
export type SupplierItem = { readonly productId: string; readonly factor: string } | null;

export interface ProductNames {
  readonly ids: readonly string[];
  readonly codes: readonly string[];
  readonly barcodes: readonly string[];
}

export interface MatchedProduct extends StatedPrice {
  readonly id: string;
  readonly code: string;
  readonly barcode: string | undefined;
  readonly name: string;
  /** Dollars, of one unit. */
  readonly unitCost: string | undefined;
}

/** What a line is, and how that is known. */
export interface LineMatch {
  readonly source: MatchSource;
  readonly item: SupplierItem;
}

export interface StoredReceipt {
  readonly id: string;
  readonly enteredAt: string;
  readonly actor: Actor | undefined;
  readonly ivaInCost: boolean;
  readonly lines: readonly ReceiptLine[];
  readonly products: readonly ReceiptProduct[];
  readonly reversal:
    | { readonly at: string; readonly reason: string | undefined; readonly by: Actor['operator'] | undefined }
    | undefined;
}

export interface ReceiptLine {
  /** Its index in the purchase. */
  readonly line: number;
  readonly productId: string;
  readonly quantity: string;
  /** Dollars and cents. */
  readonly cost: string;
}

/** All of a product that a receipt brought; prices are those of the product then. */
export interface ReceiptProduct extends StatedPrice {
  readonly productId: string;
  readonly code: string;
  readonly name: string;
  readonly quantity: string;
  readonly unitCost: string;
  readonly costBefore: string | undefined;
  readonly costAfter: string;
}

export interface NewReceipt {
  readonly id: string;
  readonly purchaseId: string;
  readonly ivaInCost: boolean;
  readonly lines: readonly ReceiptLine[];
  /** What comes in of each product, at which cost of a unit. */
  readonly products: readonly Pick<ReceiptProduct, 'productId' | 'quantity' | 'unitCost'>[];
  /** What the movements of the stock say. */
  readonly reason: string;
  /** What the lines were matched with, to be remembered. */
  readonly supplier: string;
  readonly items: ReadonlyMap<string, SupplierItem>;
  readonly actor: Actor | undefined;
  readonly at: string;
}

export type EnteringGoods =
  | { readonly kind: 'entered' }
  /** Somebody entered it before. */
  | { readonly kind: 'there' }
  | { readonly kind: 'no_purchase' }
  /** By their position among the products. */
  | { readonly kind: 'no_product'; readonly indexes: readonly number[] }
  /** All there is of them would cost more than is counted exactly. */
  | { readonly kind: 'too_dear'; readonly indexes: readonly number[] };

export interface ReceiptReversal {
  readonly purchaseId: string;
  readonly reason: string | undefined;
  /** What the movements of the stock say. */
  readonly movementReason: string;
  readonly actor: Actor | undefined;
  readonly at: string;
}

export type ReversingGoods =
  | { readonly kind: 'reversed' }
  | { readonly kind: 'not_entered' }
  /** By name: what is no longer all there, and whose cost changed since. */
  | { readonly kind: 'moved_on'; readonly gone: readonly string[]; readonly recosted: readonly string[] };
