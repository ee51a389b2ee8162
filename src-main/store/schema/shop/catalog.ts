import type { Generated, Selectable } from 'kysely';
import type { StockMovementKind } from '../../../contract/catalog/stock.ts';
import type { PictureType } from '../../../contract/picture.ts';
import type { Environment } from '../../../documents/kinds.ts';

export interface CatalogTables {
  product: {
    seq: Generated<number>;
    id: string;
    code: string;
    barcode: string | null;
    name: string;
    unit: string | null;
    /** Before IVA; of a price with IVA, what it is without. */
    unit_price: string;
    /** The price as it was stated, where that was with IVA. */
    unit_price_with_taxes: string | null;
    iva: string;
    /** Code, barcode and name, lower case without accents. */
    search_text: string;
    created_at: string;
    active: 0 | 1;
    category: string | null;
    /** The name, lower case without accents. */
    sort_name: string;
    /** Stated for one unit, whole millionths of a dollar; null where nobody did. */
    unit_cost: Generated<number | null>;
    tracks_lots: Generated<0 | 1>;
  };
  price_list: {
    id: string;
    name: string;
    /** Lower case without accents: no two lists share it. */
    folded_name: string;
    created_at: string;
  };
  /** What a product costs in a list; without a row, what it costs everyone. */
  product_price: {
    product_id: string;
    price_list_id: string;
    unit_price: string;
    unit_price_with_taxes: string | null;
  };
  /** The price on its last label; an empty list for the general prices. */
  product_label: { product_id: string; price_list_id: string; price: string; made_at: string };
  /** What a tile shows of a product. */
  product_picture: { product_id: string; content_type: PictureType; bytes: Uint8Array; version: string };
  /** A page of favourites at the counter, by its position among them. */
  tile_page: { place: number; name: string };
  tile: { page: number; place: number; product_id: string };
  customer: {
    seq: Generated<number>;
    id: string;
    identification_type: string;
    identification: string;
    name: string;
    address: string | null;
    email: string | null;
    search_text: string;
    created_at: string;
    phone: string | null;
    notes: string | null;
    price_list_id: string | null;
    /** The name, lower case without accents. */
    sort_name: string;
    /** Whole cents that may be owed; null where nobody set a limit. */
    credit_limit: Generated<number | null>;
    /** In how many days what is sold on credit is due; null where nobody set it. */
    credit_days: Generated<number | null>;
  };
  /** How much there is of a product; quantities are whole millionths. */
  stock: {
    environment: Environment;
    product_id: string;
    on_hand: number;
    minimum: number | null;
    updated_at: string;
    /** The average of one unit, whole millionths of a dollar; null while no cost is known. */
    unit_cost: Generated<number | null>;
  };
  /** What came in or went out. Never changed. */
  stock_movement: {
    seq: Generated<number>;
    environment: Environment;
    product_id: string;
    kind: StockMovementKind;
    quantity: number;
    on_hand: number;
    reason: string | null;
    document_id: string | null;
    operator_id: string | null;
    operator_name: string | null;
    approver_id: string | null;
    approver_name: string | null;
    idempotency_key: string | null;
    fingerprint: string | null;
    created_at: string;
    /** What one unit came in at, whole millionths of a dollar; of a sale, its cost of the moment. */
    unit_cost: Generated<number | null>;
    /** Stated by a person: which lots it goes into or comes from first, `[{"lot": id, "quantity": millionths}]`. */
    lots: Generated<string | null>;
    /** Of what a note brings back: the invoice with which it was sold. */
    invoice_id: Generated<string | null>;
  };
  /** How much there is of a product in a lot, whole millionths; what is in no lot is the rest of its stock. */
  stock_lot: {
    /** Made of what a lot is known by. */
    id: string;
    environment: Environment;
    product_id: string;
    /** Empty where it has none. */
    number: string;
    expires_on: string;
    on_hand: Generated<number>;
  };
  /** A view: what there is of a product in no lot, whole millionths. */
  stock_rest: { product_id: string; environment: Environment; quantity: number };
  /** What a movement brought into a lot or took from it; without one, a person put it there. Never changed. */
  stock_lot_movement: {
    seq: Generated<number>;
    lot_id: string;
    movement_seq: number | null;
    quantity: number;
    operator_id: Generated<string | null>;
    operator_name: Generated<string | null>;
    approver_id: Generated<string | null>;
    approver_name: Generated<string | null>;
    created_at: string;
  };
  /** What the lines of an invoice or a credit note cost when it was issued, by code, without sign. */
  sold_cost: {
    document_id: string;
    code: string;
    description: string;
    /** Whole millionths. */
    quantity: number;
    /** Whole cents, without IVA and after discounts. */
    base: number;
    /** Whole millionths of a dollar, as is `cost`, of all of them. */
    unit_cost: number;
    cost: number;
  };
  /** How often each part of the catalog changed; kept by triggers. */
  catalog_revision: { subject: 'products' | 'customers' | 'price_lists'; revision: number };
}

export type ProductRow = Selectable<CatalogTables['product']>;
export type CustomerRow = Selectable<CatalogTables['customer']>;
